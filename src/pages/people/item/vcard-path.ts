import type { Locale } from '../../../i18n/locales.ts';

/** Where a person's card for address books is found. */
export function vcardPath(locale: Locale, id: string): string {
  return `/vcards/${locale}/${id}.vcf`;
}

/** Where the same is found as a picture for cameras: a QR code. */
export function contactCodePath(locale: Locale, id: string): string {
  return `/vcards/${locale}/${id}.svg`;
}
