import { plainText } from '../../../content/rich-text/plain-text.ts';
import { searchQueryText, searchTerms } from '../../../content/search-text.ts';
import type { NamedRecord } from '../../cards.ts';
import type { FacetRecord } from '../../facet-fields.ts';
import type { BlogListQuery } from './query.gen.ts';

export type ListedPost = BlogListQuery['blogPosts']['nodes'][number];

/** Search parameters of the list, in the order of its form; the words of the text come first. */
export const filterNames = ['words', 'category', 'series', 'author', 'topic', 'month', 'language'] as const;
type FilterName = (typeof filterNames)[number];

/** What a post has of each filter. Words are looked for, not listed. */
const recordsOf: { readonly [N in FilterName]?: (post: ListedPost) => readonly NamedRecord[] } = {
  category: (post) => post.categories,
  series: (post) => (post.series ? [post.series] : []),
  author: (post) => post.authors,
  topic: (post) => post.topics,
};
const valuesOf: { readonly [N in FilterName]?: (post: ListedPost) => readonly string[] } = {
  month: (post) => [post.publishedOn.slice(0, 7)],
  language: (post) => post.translations.map(({ locale }) => locale),
};

/**
 * The posts that the address asks for, in the order given, and what else they could be filtered by: each count is
 * that with all other filters. A value that no post has is no filter. Posts are few, twenty a year, so that all of
 * them are looked at: lists of the database know neither months nor words.
 */
export function chosenPosts(
  posts: readonly ListedPost[],
  search: URLSearchParams,
): { posts: ListedPost[]; facets: FacetRecord[] } {
  const missed = missedBy(posts, search);
  const passing = (but?: FilterName) =>
    posts.filter((post) => missed.every(([name, fails]) => name === but || !fails(post)));
  const facets = filterNames.flatMap((name) => (name === 'words' ? [] : [facetOf(name, passing(name))]));
  return { posts: passing(), facets };
}

/** Whether a post fails a filter, for each filter that is set. */
function missedBy(posts: readonly ListedPost[], search: URLSearchParams) {
  const terms = wordsAsked(search);
  const missed: [FilterName, (post: ListedPost) => boolean][] = [];
  if (terms.length > 0) {
    const found = new Set(posts.filter((post) => hasWords(post, terms)));
    missed.push(['words', (post) => !found.has(post)]);
  }
  for (const name of filterNames) {
    const value = search.get(name);
    if (name === 'words' || !value || !posts.some((post) => keysOf(name, post).includes(value))) continue;
    missed.push([name, (post) => !keysOf(name, post).includes(value)]);
  }
  return missed;
}

function keysOf(name: FilterName, post: ListedPost): readonly string[] {
  return recordsOf[name]?.(post).map(({ id }) => id) ?? valuesOf[name]?.(post) ?? [];
}

/** The terms of what a reader typed; every one must be in the text. */
export function wordsAsked(search: URLSearchParams): string[] {
  return searchQueryText((search.get('words') ?? '').slice(0, 200))?.split(' & ') ?? [];
}

function hasWords(post: ListedPost, terms: readonly string[]): boolean {
  const people = post.authors.map(({ title }) => title);
  const text = [post.title, post.summary ?? '', plainText(post.body ?? []), ...people].join('\n');
  const known = new Set(searchTerms(text).split(' '));
  return terms.every((term) => known.has(term));
}

function facetOf(name: FilterName, posts: readonly ListedPost[]): FacetRecord {
  const values = new Map<string, FacetRecord['values'][number]>();
  for (const post of posts) {
    const records = recordsOf[name]?.(post);
    const keys = records?.map(({ id, title, locale }) => ({ value: id, label: title, locale }));
    const found = keys ?? keysOf(name, post).map((value) => ({ value, label: null, locale: null }));
    for (const one of found) {
      values.set(one.value, { ...one, count: (values.get(one.value)?.count ?? 0) + 1 });
    }
  }
  const all = [...values.values()];
  // Months newest first; records are sorted where they are shown.
  return { field: name, values: all.sort((a, b) => (a.value < b.value ? 1 : -1)) };
}
