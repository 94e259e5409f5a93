import { type Locale, localeFacts } from './locales.ts';

/**
 * The `lang` attribute for content of one locale on a page of another; none when both are the same language.
 */
export function langOf(content: Locale, page: Locale): string | undefined {
  return localeFacts[content].language === localeFacts[page].language ? undefined : localeFacts[content].tag;
}
