import type { AddressedRecord } from './address.ts';

/**
 * The area of a work and of all below it: one that has a product with a feature is a feature, any other a product
 * (spec §2).
 */
export function workArea({ parent, product }: AddressedRecord): 'features' | 'products' {
  if (parent) return workArea(parent);
  return product?.feature ? 'features' : 'products';
}
