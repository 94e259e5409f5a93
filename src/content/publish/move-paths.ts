import { sql } from 'kysely';
import { pathIn, type Tree } from '../records/paths.ts';
import type { Trx } from './transaction.ts';

/** An address that a live record left, or got. */
export interface Move {
  readonly recordId: string;
  readonly locale: string;
  /** Null: it was not live, or had no page. */
  readonly from: string | null;
  readonly to: string | null;
}

/**
 * Gives the live records of a tree the paths that follow from it, and leaves redirects where they were.
 *
 * @returns the records whose address changed
 */
export async function movePaths(trx: Trx, tree: Tree): Promise<Move[]> {
  const live = await trx
    .selectFrom('live')
    .select(['record_id', 'locale', 'path'])
    .where('record_id', 'in', [...tree.keys()])
    .execute();
  const moves = live
    .map((row) => ({
      recordId: row.record_id,
      locale: row.locale,
      from: row.path,
      to: pathIn(tree, row.record_id, row.locale),
    }))
    .filter((move) => move.from !== move.to);
  if (moves.length === 0) return [];
  await sql`
    update live set path = row.to
    from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as row ("recordId" text, locale text, "to" text)
    where live.record_id = row."recordId" and live.locale = row.locale`.execute(trx);
  await leaveRedirects(trx, moves);
  return moves;
}

/** Sends readers from where records were to the records; a path that is live again redirects no more. */
async function leaveRedirects(trx: Trx, moves: readonly Move[]): Promise<void> {
  const left = moves.flatMap(({ recordId, locale, from }) =>
    from === null ? [] : [{ record_id: recordId, locale, path: from }],
  );
  const rows = sql`jsonb_to_recordset(${JSON.stringify(left)}::jsonb) as row (record_id text, locale text, path text)`;
  await sql`
    insert into redirect (locale, path, record_id) select locale, path, record_id from ${rows}
    on conflict (locale, path) do update
      set record_id = excluded.record_id, target = null, reason = null, created_at = now()`.execute(trx);
  await removeLiveRedirects(
    trx,
    moves.flatMap(({ to }) => (to === null ? [] : [to])),
  );
}

/** In other languages a redirect of the same record stays: there the path is an old one of it. */
export async function removeLiveRedirects(trx: Trx, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  await sql`
    delete from redirect using live
    where redirect.path = any(${paths}) and live.path = redirect.path
      and (live.locale = redirect.locale or live.record_id is distinct from redirect.record_id)`.execute(trx);
}
