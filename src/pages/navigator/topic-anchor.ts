/**
 * The anchor of a topic on the page of its service, where the search leads to it (`shownOn` of its type), and of its row on
 * the pages of regions.
 */
export function topicAnchor(slug: string): string {
  return `topic-${slug}`;
}
