import type { RichText } from '../../../content/rich-text/types.ts';
import { formatList } from '../../../i18n/format.ts';
import { langOf } from '../../../i18n/language-of.ts';
import type { Locale } from '../../../i18n/locales.ts';
import type { Placed } from '../tree.ts';
import type { TextPart } from './chapters.ts';

/** A part of a work that is shown whole. */
export interface WholePart {
  readonly id: string;
  /** As it is counted: `2.1`. */
  readonly number: string;
  readonly title: string;
  readonly url: string;
  readonly lang: string | undefined;
  readonly summary: string | null;
  readonly body: RichText | null;
  readonly authors: string;
  /** Level of its heading, 2 for a chapter; the sixth part down would have none. */
  readonly level: 2 | 3 | 4 | 5 | 6;
}

export type WholeWork = readonly WholePart[];

/** A work's parts as they follow each other on one page. */
export function wholeOf(parts: readonly Placed<TextPart>[], locale: Locale): WholeWork {
  const here = new Set(parts.map(({ part }) => part.id));
  return parts.map(({ part, depth, number }) => ({
    id: part.id,
    number,
    title: part.title,
    url: part.url ?? '',
    lang: langOf(part.locale, locale),
    summary: part.summary,
    body: part.body && linkedWithin(part.body, here),
    authors: formatList(
      part.authors.map(({ title }) => title),
      locale,
    ),
    level: Math.min(depth + 1, 6) as WholePart['level'],
  }));
}

/** A text in which links to what is on the same page lead there: on paper nobody needs their addresses. */
export function linkedWithin(body: RichText, here: ReadonlySet<string>): RichText {
  return body.map((block) =>
    block._type === 'block'
      ? {
          ...block,
          markDefs: block.markDefs.map((mark) =>
            mark._type === 'recordLink' && here.has(mark.record)
              ? { ...mark, href: `#${mark.record}` }
              : mark,
          ),
        }
      : block,
  );
}
