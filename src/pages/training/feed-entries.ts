import type { FeedEntry } from '../shared/files/feed.ts';
import type { TrainingPart } from './part.ts';

/** Parts as a feed announces them, the newest first. */
export function announcedParts(parts: readonly TrainingPart[]): FeedEntry[] {
  return parts
    .toSorted((a, b) => b.firstPublishedAt.localeCompare(a.firstPublishedAt))
    .map(({ id, title, url, summary, firstPublishedAt }) => ({
      id,
      title,
      url,
      summary,
      publishedOn: firstPublishedAt,
    }));
}
