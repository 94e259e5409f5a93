import { plainText } from '../../../content/rich-text/plain-text.ts';
import { searchQueryText, searchTerms } from '../../../content/search/search-text.ts';
import type { FacetRecord } from '../../shared/filters/facet-fields.ts';
import { type FiltersOf, narrowed, plainValue, recordValues } from '../../shared/filters/narrowed.ts';
import type { BlogListQuery } from './query.gen.ts';

export type ListedPost = BlogListQuery['blogPosts']['nodes'][number];

/** What posts are found by, words apart. */
const filters = {
  category: ({ categories }) => recordValues(categories),
  series: ({ series }) => (series ? recordValues([series]) : []),
  author: ({ authors }) => recordValues(authors),
  topic: ({ topics }) => recordValues(topics),
  month: ({ publishedOn }) => plainValue(publishedOn.slice(0, 7)),
  language: ({ translations }) => translations.flatMap(({ locale }) => plainValue(locale)),
} as const satisfies FiltersOf<ListedPost>;

/** Search parameters of the list, in the order of its form; the words of the text come first. */
export const filterNames = ['words', ...Object.keys(filters)];

/**
 * The posts that the address asks for, in the order given, and what else they could be filtered by. Posts are few,
 * twenty a year, so that all of them are looked at: lists of the database know neither months nor words.
 */
export function chosenPosts(
  posts: readonly ListedPost[],
  search: URLSearchParams,
): { posts: ListedPost[]; facets: FacetRecord[] } {
  const terms = wordsParam(search);
  const found = terms.length > 0 ? new Set(posts.filter((post) => hasWords(post, terms))) : null;
  const { items, facets } = narrowed(posts, filters, search, (post) => found?.has(post) ?? true);
  // Months newest first; records are sorted where they are shown.
  const sorted = facets.map(({ field, values }) => ({
    field,
    values: values.toSorted((a, b) => (a.value < b.value ? 1 : -1)),
  }));
  return { posts: items, facets: sorted };
}

/** The terms of what a reader typed; every one must be in the text. */
export function wordsParam(search: URLSearchParams): string[] {
  return searchQueryText((search.get('words') ?? '').slice(0, 200))?.split(' & ') ?? [];
}

function hasWords(post: ListedPost, terms: readonly string[]): boolean {
  const people = post.authors.map(({ title }) => title);
  const text = [post.title, post.summary ?? '', plainText(post.body ?? []), ...people].join('\n');
  const known = new Set(searchTerms(text).split(' '));
  return terms.every((term) => known.has(term));
}
