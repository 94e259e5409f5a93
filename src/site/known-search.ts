import { type Kysely, sql } from 'kysely';
import type { ContentTypeName } from '../content/types/index.ts';
import { namesNone } from '../pages/page-module.ts';
import type { DB } from '../platform/db/tables.gen.ts';

interface Known {
  readonly search: URLSearchParams;
  /** Records on whose publication it depends. */
  readonly tags: ReadonlySet<string>;
}

/**
 * What is asked for, with `namesNone` in the place of values that name no record: a list that is asked for what does
 * not exist shows itself whole, and says so.
 *
 * @param params search parameters whose values are ids, each with the type that the records must be of
 */
export async function knownSearch(
  db: Kysely<DB>,
  search: URLSearchParams,
  params: Readonly<Record<string, ContentTypeName>> = {},
): Promise<Known> {
  const ids = [...new Set(Object.keys(params).flatMap((name) => search.getAll(name)))];
  if (ids.length === 0) return { search, tags: new Set() };
  const { rows } = await sql<{ id: string; type: string }>`
    select distinct record_id as id, type from live
    where record_id = any(${ids}::text[]) and withdrawn_at is null`.execute(db);
  const known = new Set(rows.map(({ id, type }) => `${type} ${id}`));
  const isKnown = (name: string, value: string) =>
    params[name] === undefined || known.has(`${params[name]} ${value}`);
  return {
    search: new URLSearchParams(
      [...search].map(([name, value]) => [name, isKnown(name, value) ? value : namesNone]),
    ),
    tags: new Set(ids.map((id) => `record:${id}`)),
  };
}
