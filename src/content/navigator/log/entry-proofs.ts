import { type Kysely, sql } from 'kysely';
import type { Locale } from '../../../i18n/locales.ts';
import type { DB } from '../../../platform/db/tables.gen.ts';
import { subtreeHashes } from './log-reader.ts';
import { inclusionPath } from './subtrees.ts';

/** A published version of an entry. */
export interface VersionKey {
  readonly recordId: string;
  readonly locale: Locale;
  readonly number: number;
}

/** What shows that a version is in the log as it is said to be. Hashes are in hex, salts too. */
export interface EntryProof extends VersionKey {
  /** Its place in the log. */
  readonly leaf: number;
  /** With microseconds, as it is hashed. */
  readonly publishedAt: string;
  /** The open fields, as they are hashed. */
  readonly open: string;
  readonly openSalt: string;
  readonly closedDigest: string;
  /** Those that lead from the leaf to the root of the log of that size (RFC 9162 §2.1.3). */
  readonly path: readonly string[];
}

interface LeafRow extends Omit<EntryProof, 'path'> {}

/**
 * The proofs of versions for a log of so many leaves, in the order asked for; those that are not in it, or were taken
 * down since, are left out. Only what everybody may read is in them: of the rest a salted digest.
 */
export async function entryProofs(
  db: Kysely<DB>,
  versions: readonly VersionKey[],
  size: number,
): Promise<EntryProof[]> {
  const { rows } = await sql<LeafRow>`
    select l.record_id as "recordId", l.locale, l.number, l.position as leaf,
      to_char(v.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "publishedAt",
      navigator_open_part(v.fields, v.parent_id, v.change, v.note) as open, encode(l.open_salt, 'hex') as "openSalt",
      encode(sha256(l.closed_salt || convert_to(navigator_closed_part(v.fields), 'UTF8')), 'hex') as "closedDigest"
    from unnest(
      ${versions.map(({ recordId }) => recordId)}::text[], ${versions.map(({ locale }) => locale)}::text[],
      ${versions.map(({ number }) => number)}::integer[]
    ) with ordinality as wanted (record_id, locale, number, nth)
    join navigator_leaf l using (record_id, locale, number)
    join version v using (record_id, locale, number)
    join live on live.record_id = l.record_id and live.locale = l.locale and live.withdrawn_at is null
    where l.position < ${size} order by wanted.nth`.execute(db);
  const paths = rows.map(({ leaf }) => inclusionPath(leaf, { start: 0, end: size }));
  const hashes = (await subtreeHashes(db, paths.flat())).values();
  return rows.map((row, at) => ({
    ...row,
    path: (paths[at] ?? []).map(() => hashes.next().value?.toString('hex') ?? ''),
  }));
}
