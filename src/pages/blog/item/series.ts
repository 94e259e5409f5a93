import type { Labelled } from '../../../components/sections/section.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { type CardRecord, labelled, type NamedRecord } from '../../shared/records/cards.ts';

/** Where a post stands in its series. */
export interface SeriesPlace {
  /** “Part 2 of 5 of the series …”. */
  readonly place: string;
  /** All parts from the first on. */
  readonly parts: readonly (Labelled & { readonly current: boolean })[];
  readonly previous: Labelled | null;
  readonly next: Labelled | null;
}

interface Series extends NamedRecord {
  readonly posts: readonly CardRecord[];
}

/** Null for a post without a series, and for one that is alone in it. A series is read in the order it appeared in. */
export function seriesPlace(id: string, series: Series | null, locale: Locale): SeriesPlace | null {
  if (!series || series.posts.length < 2) return null;
  const posts = series.posts.toSorted((a, b) => (a.publishedOn ?? '').localeCompare(b.publishedOn ?? ''));
  const at = posts.findIndex((post) => post.id === id);
  const m = messagesFor(locale).blog;
  return {
    place: m.inSeries({ part: at + 1, parts: posts.length, series: series.title }),
    parts: posts.map((post) => ({ ...labelled(post, locale), current: post.id === id })),
    previous: linkOf(posts[at - 1], locale),
    next: linkOf(posts[at + 1], locale),
  };
}

function linkOf(post: CardRecord | undefined, locale: Locale): Labelled | null {
  return post ? labelled(post, locale) : null;
}
