import { languageName } from '../../../i18n/format.ts';
import { type Locale, localeFacts } from '../../../i18n/locales.ts';

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
/** Languages without a tag of two letters that lawyers are found by. */
const longTags = ['yue', 'gsw', 'wuu', 'nan', 'scn'];

/** Tags by their languages' English names, which is how content may name a language. */
const tagByName = new Map(
  [...letters.flatMap((first) => letters.map((second) => first + second)), ...longTags]
    .map((tag) => [languageName(tag, 'en'), tag] as const)
    .filter(([name, tag]) => name !== tag),
);

/**
 * Languages that Intl does not name, or only together with the others of their family: what they are called in the
 * languages of the site.
 */
const otherNames: { readonly [english: string]: { readonly [language: string]: string } } = {
  Mandarin: { fr: 'mandarin', zh: '普通话', nl: 'Mandarijn', de: 'Mandarin' },
  Shanghainese: { fr: 'shanghaïen', zh: '上海话' },
  Hokkien: { fr: 'hokkien', zh: '闽南语' },
  Teochew: { fr: 'teochew', zh: '潮州话' },
  Bengali: { fr: 'bengali', zh: '孟加拉语' },
  'British Sign Language': { fr: 'langue des signes britannique', zh: '英国手语' },
  Frisian: { fr: 'frison', zh: '弗里斯兰语' },
  Kabyle: { fr: 'kabyle', zh: '卡拜尔语' },
  Kikongo: { fr: 'kikongo', zh: '刚果语' },
  Kristang: { fr: 'kristang', zh: '克里斯坦语' },
  Luo: { fr: 'luo', zh: '卢奥语' },
  Pulaar: { fr: 'pulaar', zh: '普拉尔语' },
  Twi: { fr: 'twi', zh: '契维语' },
};

/** A spoken language's name for a reader, from its tag or its English name; what is neither stays as it is. */
export function spokenName(language: string, locale: Locale): string {
  const english = language === 'cmn' ? 'Mandarin' : language;
  const names = otherNames[english];
  if (names) return names[localeFacts[locale].language] ?? english;
  return languageName(tagByName.get(language) ?? language, locale);
}

/** The tag of a language that content names by tag or in English; null when none is known. */
export function spokenTag(language: string): string | null {
  if (language === 'Mandarin') return 'cmn';
  return tagByName.get(language) ?? (/^[a-z]{2,3}$/.test(language) ? language : null);
}

/** Whether a tag names a language. */
export function isSpoken(tag: string): boolean {
  return /^[a-z]{2,3}$/.test(tag) && spokenName(tag, 'en') !== tag;
}

/** How content may write a tag's language. */
export function spokenValues(tag: string): string[] {
  return [tag, spokenName(tag, 'en')];
}
