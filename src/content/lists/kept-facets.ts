import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/tables.gen.ts';
import { declarationOf } from '../types/index.ts';
import type { ListRequest } from './conditions.ts';
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
 * `facetsOf`, counted once between two publications, however many pages of the list, and orders of it, are made. What is
 * open is counted each time: it depends on the hour.
 */
export async function keptFacets(
  db: Kysely<DB>,
  request: ListRequest,
  only?: readonly string[],
): Promise<Facet[]> {
  if (declarationOf(request.type).derivedFilters?.includes('state')) return facetsOf(db, request, only);
  const { order: _, now: __, ...list } = request;
  const { rows } = await sql<{ seq: number; database: string }>`
    select coalesce(max(seq), 0)::int as seq, current_database() as database from publication`.execute(db);
  const { seq = 0, database } = rows[0] ?? {};
  const key = JSON.stringify([database, list, only]);
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
