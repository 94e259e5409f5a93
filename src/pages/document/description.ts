import { type Locale, localeFacts } from '../../i18n/locales.ts';
import { firmShortName } from '../../platform/settings/firm.ts';
import type { Head } from '../page-module.ts';

/** In columns, of which a Chinese character takes two: less says nothing in a list of results, and more is cut there. */
const least = 40;
const most = 200;

/**
 * The page's description for search engines and for sharing. A short one (“Not yet reviewed.”) is alike on many pages
 * and gets what the page is about before it; a long one ends at a sentence, or else at a word.
 */
export function descriptionOf(head: Head, locale: Locale): string | undefined {
  const { description: text, title, breadcrumbs = [] } = head;
  if (!text || columnsOf(text) > most) return text && shortened(text, head.contentLocale ?? locale);
  if (columnsOf(text) >= least) return text;
  const above = breadcrumbs.slice(1, -1).map((crumb) => crumb.title);
  const parts = [title, ...above.reverse(), text];
  // Right below the home page nothing else says whose it is.
  if (columnsOf(parts.join(' | ')) < least) parts.push(firmShortName(locale));
  return parts.join(' | ');
}

function shortened(text: string, locale: Locale): string {
  const { tag } = localeFacts[locale];
  const sentences = firstOf(text, 'sentence', tag, most).trim();
  return columnsOf(sentences) >= least ? sentences : `${firstOf(text, 'word', tag, most - 1).trim()}…`;
}

/** As many whole sentences or words from the beginning as have room. */
function firstOf(text: string, granularity: 'sentence' | 'word', tag: string, room: number): string {
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter(tag, { granularity }).segment(text)) {
    if (columnsOf(text.slice(0, index) + segment.trimEnd()) > room) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

const columnsOf = (text: string) => text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0);
