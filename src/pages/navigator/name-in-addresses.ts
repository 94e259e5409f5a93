import type { Locale } from '../../i18n/locales.ts';

interface Translated {
  readonly id: string;
  readonly translations: readonly { readonly locale: Locale; readonly url: string | null }[];
}

/** A chapter's slug in English, so that an address chooses the same in every language. */
export function nameInAddresses({ id, translations }: Translated): string {
  const english = translations.find(({ locale }) => locale === 'en') ?? translations[0];
  return english?.url?.split('/').at(-1) ?? id;
}
