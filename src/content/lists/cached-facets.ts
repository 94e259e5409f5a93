import { type Kysely, type RawBuilder, sql } from 'kysely';
import { defaultLocale } from '../../i18n/locales.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { CachedUntilPublished } from '../changes/cached-until-published.ts';
import { declarationOf } from '../types/index.ts';
import type { ListRequest } from './conditions.ts';
import { closedUntil } from './derived-filters.ts';
import { type Facet, facetsOf } from './facets.ts';
import { countOf } from './list-records.ts';

/** As many lists, some 20 kB each. */
const facetCache = new CachedUntilPublished<Facet[]>(100);

/** A number each. */
const countCache = new CachedUntilPublished<number>(500);

/**
 * `facetsOf`, counted once between two publications, however many pages of the list, and orders of it, are made; and as
 * long as no record of the list is over, closes or begins, where that is asked for.
 */
export async function cachedFacets(
  db: Kysely<DB>,
  request: ListRequest,
  only?: readonly string[],
): Promise<Facet[]> {
  return facetCache.get(db, [nameOf(request), only], () => facetsOf(db, request, only), momentsOf(request));
}

/** `countOf`, kept likewise; not for words that somebody typed, which hardly anybody else asks for. */
export async function cachedCount(db: Kysely<DB>, request: ListRequest): Promise<number> {
  if (request.named || request.words || request.startsWith) return countOf(db, request);
  return countCache.get(db, nameOf(request), () => countOf(db, request), momentsOf(request));
}

function nameOf({ order: _, now: __, from, until, ...list }: ListRequest): unknown {
  return [list, [from, until].map((bound) => bound?.getUTCFullYear())];
}

/** What is the same for all moments that leave the same records: of each bound the last record before it. */
function momentsOf({ type, locale, from, until, now }: ListRequest): RawBuilder<unknown> {
  const before = (bound: Date | null) =>
    bound
      ? sql`(select max(last.at) from unnest(${[...new Set([locale, defaultLocale])]}::text[]) lang (locale), lateral (
          select l.ordered_at as at from live l where l.type = ${type} and l.locale = lang.locale
            and l.ordered_at < ${bound} order by l.ordered_at desc nulls last limit 1) last)`
      : sql`null::timestamptz`;
  const closed = declarationOf(type).derivedFilters?.includes('state')
    ? closedUntil(type, now)
    : sql`null::text`;
  return sql`json_build_array(${before(from)}, ${before(until)}, ${closed})`;
}
