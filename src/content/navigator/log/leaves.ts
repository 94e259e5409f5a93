import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/tables.gen.ts';
import type { VersionKey } from './entry-proofs.ts';

/** Where in the log a version stands, and its hash. */
export interface Leaf {
  readonly position: number;
  readonly hash: Buffer;
}

/** The leaves of versions, in the order asked for; without those that are not in the log. */
export async function leavesOf(db: Kysely<DB>, versions: readonly VersionKey[]): Promise<Leaf[]> {
  const { rows } = await sql<Leaf>`
    select l.position, n.hash
    from unnest(
      ${versions.map(({ recordId }) => recordId)}::text[], ${versions.map(({ locale }) => locale)}::text[],
      ${versions.map(({ number }) => number)}::integer[]
    ) with ordinality as shown (record_id, locale, number, nth)
    join navigator_leaf l using (record_id, locale, number)
    join navigator_node n on n.level = 0 and n.position = l.position order by shown.nth`.execute(db);
  return rows;
}

/** The newest signed root that has all leaves up to a place; null while none that was signed has. */
export async function keptCheckpoint(db: Kysely<DB>, position: number): Promise<string | null> {
  const kept = await db
    .selectFrom('navigator_checkpoint')
    .select('note')
    .where('size', '>', position)
    .orderBy('signed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return kept?.note ?? null;
}
