import { typeLabel } from '../../content/types/index.ts';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';

export type WorkKind = 'feature' | 'product';

/** What a work is: with a product that has a feature it is a feature, any other is a product (spec §2). */
export function kindOf(work: { readonly product?: { readonly feature?: string | null } | null }): WorkKind {
  return work.product?.feature ? 'feature' : 'product';
}

/**
 * What a reader is told that a record is. A work, or a part of one, is named for what it is: its address says so,
 * wherever the record itself was not asked.
 */
export function typeNameOf(
  { type, url }: { readonly type: string; readonly url: string | null },
  locale: Locale,
): string {
  const m = messagesFor(locale);
  const isFeature = /^(?:\/[a-z]{2}-[a-z]{2})?\/features\//.test(url ?? '');
  if (type === 'work') return isFeature ? m.products.feature : m.products.product;
  if (type === 'workPart') return isFeature ? m.products.chapter : m.products.helpPage;
  return typeLabel(type, locale);
}
