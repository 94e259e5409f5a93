import { expect, it } from 'vitest';
import { kindOf, typeNameOf } from './kind.ts';

it('tells features from products by whether the product has a feature (spec §2)', () => {
  expect(kindOf({ product: { feature: 'The long outage' } })).toBe('feature');
  expect(kindOf({ product: { feature: '' } })).toBe('product');
  expect(kindOf({ product: null })).toBe('product');
});

it.each([
  ['work', '/features/a', 'en', 'Feature'],
  ['work', '/fr-fr/products/a', 'fr-fr', 'Outil'],
  ['workPart', '/zh-cn/features/a/wp1/b', 'zh-cn', '章节'],
  ['workPart', '/products/a/wp1/b', 'en', 'Guide to a product'],
  ['news', '/news/a', 'en', 'News'],
] as const)('a %s at %s is called what it is in %s: %s', (type, url, locale, name) => {
  expect(typeNameOf({ type, url }, locale)).toBe(name);
});
