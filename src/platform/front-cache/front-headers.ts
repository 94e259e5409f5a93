import { hash } from 'node:crypto';
import type { FrontCache, FrontKind } from './front-cache.ts';

/** Of every page, to forget all of them. */
export const everyPage = 'all';

/** Most keys of one page: they take 5.5 kB of its headers, of which caches read 8 to 16. */
const mostKeys = 500;
const digits = 10;

/**
 * The name of a tag for a cache in front: short, the same everywhere, and without capitals, which Cloudflare does not
 * tell from small letters. Two tags of one name would only be forgotten together.
 */
export function keyOf(tag: string): string {
  return hash('sha256', tag, 'hex').slice(0, digits);
}

interface TaggedPage {
  readonly tags: Iterable<string>;
}

/** By page, its keys as they are sent; null: they are too many for a header. */
const written = new WeakMap<TaggedPage, string | null>();

/**
 * Headers by which a cache in front keeps a page until it is told to forget it: names and values alternating.
 *
 * @param freshFor seconds for which the page is known to be good; 0: it is not kept, as one that has too many tags
 */
export function frontHeaders(
  { kind, seconds }: FrontCache,
  page: TaggedPage,
  freshFor: number,
): readonly string[] {
  const left = Math.floor(Math.min(seconds, freshFor));
  if (left <= 0) return [];
  const { keys: name, age, between } = headers[kind];
  let keys = written.get(page);
  if (keys === undefined) {
    const tags = [...page.tags];
    keys = tags.length > mostKeys ? null : [everyPage, ...new Set(tags.map(keyOf))].join(between);
    written.set(page, keys);
  }
  return keys === null ? [] : [name, keys, age, `max-age=${left}`];
}

/** What each cache reads: its keys, and how long it alone may keep the page (of Cloudflare RFC 9213). */
const headers = {
  fastly: { keys: 'surrogate-key', age: 'surrogate-control', between: ' ' },
  cloudflare: { keys: 'cache-tag', age: 'cdn-cache-control', between: ',' },
  varnish: { keys: 'xkey', age: 'surrogate-control', between: ' ' },
} as const satisfies Record<FrontKind, object>;
