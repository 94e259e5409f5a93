import { languageName } from '../../i18n/format.ts';
import type { Locale } from '../../routing/locales.ts';

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
/** Languages without a tag of two letters that lawyers are found by. */
const longTags = ['yue', 'gsw', 'wuu', 'nan', 'scn'];

/** Tags by their languages' English names, which is how content may name a language. */
const tagByName = new Map(
  [...letters.flatMap((first) => letters.map((second) => first + second)), ...longTags]
    .map((tag) => [languageName(tag, 'en'), tag] as const)
    .filter(([name, tag]) => name !== tag),
);

/** A language that Intl knows only together with the others of its family: its name in each of ours. */
const mandarin: { readonly [language: string]: string } = {
  en: 'Mandarin',
  fr: 'mandarin',
  zh: '普通话',
  nl: 'Mandarijn',
  de: 'Mandarin',
};

/** A spoken language's name for a reader, from its tag or its English name; what is neither stays as it is. */
export function spokenName(language: string, locale: Locale): string {
  if (language === 'Mandarin' || language === 'cmn') return mandarin[locale.slice(0, 2)] ?? 'Mandarin';
  return languageName(tagByName.get(language) ?? language, locale);
}

/** The tag of a language that content names by tag or in English; null when none is known. */
export function spokenTag(language: string): string | null {
  if (language === 'Mandarin') return 'cmn';
  return tagByName.get(language) ?? (/^[a-z]{2,3}$/.test(language) ? language : null);
}

/** Languages to look for people by, as tags. */
export const spokenTags = [
  ...['en', 'fr', 'de', 'es', 'it', 'pt', 'nl', 'pl', 'cmn', 'yue', 'ja', 'ko', 'hi', 'ar', 'tr', 'ru', 'ga'],
] as const;

/** How content may write a tag's language. */
export function spokenValues(tag: string): string[] {
  return [tag, spokenName(tag, 'en')];
}

/** Languages to choose from, in the order of the reader's own language. */
export function spokenOptions(locale: Locale): { value: string; label: string }[] {
  const collator = new Intl.Collator(locale);
  return spokenTags
    .map((value) => ({ value, label: spokenName(value, locale) }))
    .sort((one, other) => collator.compare(one.label, other.label));
}
