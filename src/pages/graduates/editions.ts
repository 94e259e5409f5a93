import type { Locale } from '../../i18n/locales.ts';

/** Where the firm takes graduates, by ISO 3166-1 code, and the edition of the site that is written for it. */
export const editions = {
  GB: 'en',
  IE: 'en-ie',
  NL: 'nl-nl',
  DE: 'de-de',
  HK: 'en-hk',
  SG: 'en-sg',
  AE: 'en-ae',
} as const satisfies Readonly<Record<string, Locale>>;

type Country = keyof typeof editions;

export const countries = Object.keys(editions) as Country[];

export function isCountry(code: string): code is Country {
  return Object.hasOwn(editions, code);
}

/** The country that a reader's edition is written for; French and Chinese readers have the English one. */
export function countryOf(locale: Locale): Country {
  return countries.find((country) => editions[country] === locale) ?? 'GB';
}
