import { plainText } from '../../content/rich-text/plain-text.ts';
import { formatNumber } from '../../i18n/format.ts';
import { type Locale, localeFacts } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import type { Part, ReportDocument } from './parts.ts';

/** Words on a printed page: fewer than in a book, since a third of a report is tables. */
const wordsOnPage = 330;
const charactersOnPage = 650;

/** How long a report is, in words: “4,120 words, about 14 pages”. Chinese is counted in characters. */
export function lengthInWords(report: ReportDocument, locale: Locale): string {
  const m = messagesFor(locale).report;
  const { count, pages, isCharacters } = lengthOf(report);
  const words = formatNumber(count, locale);
  return isCharacters ? m.lengthInCharacters({ words, pages }) : m.length({ words, pages });
}

/** About how many pages a report has, with its title page and contents. */
export const pagesOf = (report: ReportDocument): number => lengthOf(report).pages;

function lengthOf({ parts, locale }: ReportDocument) {
  const isCharacters = localeFacts[locale].language === 'zh';
  const texts = parts.flatMap(textsOf);
  const han = count(texts, /\p{Script=Han}/gu);
  const words = count(texts, /[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu);
  // In Chinese reports much may still be in English: a word takes the room of two characters.
  const size = isCharacters ? (han + 2 * words) / charactersOnPage : words / wordsOnPage;
  // The title page and the contents.
  return { count: isCharacters ? han : words, pages: 2 + Math.max(1, Math.ceil(size)), isCharacters };
}

function count(texts: readonly string[], what: RegExp): number {
  return texts.reduce((sum, text) => sum + (text.match(what)?.length ?? 0), 0);
}

function textsOf(part: Part): string[] {
  switch (part.kind) {
    case 'heading':
      return [part.words.text];
    case 'paragraph':
      return [part.label ?? '', part.words.text];
    case 'list':
      return [part.label ?? '', ...part.items.map(({ text }) => text)];
    case 'table':
      return [...part.columns, ...part.rows.flat()].map(({ text }) => text);
    case 'rich':
      return [part.label, plainText(part.blocks)];
  }
}
