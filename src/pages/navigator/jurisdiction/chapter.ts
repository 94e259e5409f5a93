import type { NavigatorChapterPageQuery } from './query.gen.ts';

/** A jurisdiction in a service of the navigator, as the query answers it. */
export type Chapter = NonNullable<NavigatorChapterPageQuery['navigatorChapter']>;

/** One of its answers. */
export type Entry = Chapter['entries'][number];

/** The anchor of an answer: its topic's slug, so that it is the same whichever answer holds. */
export const anchorOf = ({
  topic,
  id,
}: Pick<Entry, 'id'> & { readonly topic: { readonly slug: string } | null }) => topic?.slug ?? id;
