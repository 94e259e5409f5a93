import { type Kysely, type RawBuilder, sql } from 'kysely';
import { defaultLocale } from '../../i18n/locales.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { declarationOf } from '../types/index.ts';
import type { ListRequest } from './conditions.ts';
import { closedUntil } from './derived-filters.ts';
import { type Facet, facetsOf } from './facets.ts';

/** As many lists, some 20 kB each: those that were counted last. */
const MOST_KEPT = 100;

interface Kept {
  /** The last publication before they were counted. */
  readonly seq: number;
  readonly facets: Promise<Facet[]>;
}

/** By database and list, the one that was counted longest ago first. */
const kept = new Map<string, Kept>();

/**
 * `facetsOf`, counted once between two publications, however many pages of the list, and orders of it, are made; and as
 * long as no record of the list is over, closes or begins, where that is asked for.
 */
export async function keptFacets(
  db: Kysely<DB>,
  request: ListRequest,
  only?: readonly string[],
): Promise<Facet[]> {
  const { order: _, now: __, from, until, ...list } = request;
  const { rows } = await sql<{ seq: number; database: string; moments: unknown }>`
    select coalesce(max(seq), 0)::int as seq, current_database() as database, ${momentsOf(request)} as moments
    from publication`.execute(db);
  const { seq = 0, database, moments } = rows[0] ?? {};
  const years = [from, until].map((bound) => bound?.getUTCFullYear());
  const key = JSON.stringify([database, list, years, only, moments]);
  const known = kept.get(key);
  if (known?.seq === seq) return known.facets;
  // A publication meanwhile only makes them newer than they say.
  const counted = { seq, facets: facetsOf(db, request, only) };
  kept.delete(key);
  kept.set(key, counted);
  for (const oldest of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(oldest);
  counted.facets.catch(() => {
    if (kept.get(key) === counted) kept.delete(key);
  });
  return counted.facets;
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
