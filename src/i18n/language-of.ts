import { type Locale, localeFacts } from './locales.ts';
import { languageOfArea } from './served-areas.ts';

/**
 * The `lang` attribute for content of one locale on a page of another; none when both are the same language.
 */
export function langOf(content: Locale, page: Locale): string | undefined {
  return localeFacts[content].language === localeFacts[page].language ? undefined : localeFacts[content].tag;
}

/**
 * The `lang` attribute for messages of an area on a page of a locale; none when its language serves the area. Whoever
 * shows such messages says beside them that they are in English: `notices.inEnglish`.
 *
 * @param area a folder of `messages`
 */
export function langOfArea(area: string, page: Locale): string | undefined {
  const { language } = localeFacts[page];
  const served = languageOfArea(area, language);
  return served === language ? undefined : served;
}
