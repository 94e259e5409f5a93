import type { Locale } from '../../routing/locales.ts';

/** Where a person's card for address books is found. */
export function vcardPath(locale: Locale, id: string): string {
  return `/vcards/${locale}/${id}.vcf`;
}
