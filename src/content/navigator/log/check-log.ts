import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/tables.gen.ts';
import type { VersionKey } from './entry-proofs.ts';
import { logSize, subtreeHashes } from './log-reader.ts';

/** What is wrong with the log; nothing is when all of it is empty. */
export interface LogFindings {
  readonly size: number;
  /** Versions that are not as they were when they were published. */
  readonly changed: readonly VersionKey[];
  /** Published versions that the log does not have. */
  readonly missing: readonly VersionKey[];
  /** Sizes of checkpoints whose root is another than the log's of today. */
  readonly forked: readonly number[];
}

/**
 * Computes the whole log anew from the versions as they are now, and compares it with what was hashed and signed when
 * they were published. Whoever changes a version behind the site's back changes its leaf; whoever changes the leaf as
 * well changes the root that was signed.
 */
export async function checkLog(db: Kysely<DB>): Promise<LogFindings> {
  const { rows: changed } = await sql<VersionKey>`
    select l.record_id as "recordId", l.locale, l.number from navigator_leaf l
    left join version v using (record_id, locale, number)
    left join navigator_node n on n.level = 0 and n.position = l.position
    where n.hash is distinct from navigator_leaf_hash(l.record_id, l.locale, l.number, v.published_at,
      sha256(l.open_salt || convert_to(navigator_open_part(v.fields, v.parent_id, v.change, v.note), 'UTF8')),
      sha256(l.closed_salt || convert_to(navigator_closed_part(v.fields), 'UTF8')))
    order by l.position`.execute(db);
  const { rows: missing } = await sql<VersionKey>`
    select v.record_id as "recordId", v.locale, v.number from version v
    join record r on r.id = v.record_id and r.type = 'navigatorCell'
    left join navigator_leaf l using (record_id, locale, number) where l.position is null`.execute(db);
  const { rows: torn } = await sql<{ level: number; position: number }>`
    select above.level, above.position from navigator_node above
    left join navigator_node l on l.level = above.level - 1 and l.position = above.position * 2
    left join navigator_node r on r.level = above.level - 1 and r.position = above.position * 2 + 1
    where above.level > 0 and above.hash is distinct from sha256('\\x01'::bytea || l.hash || r.hash)`.execute(
    db,
  );
  return {
    size: await logSize(db),
    changed,
    missing,
    forked: [
      ...new Set([
        ...(await forkedCheckpoints(db)),
        ...torn.map(({ level, position }) => (position + 1) * 2 ** level),
      ]),
    ],
  };
}

async function forkedCheckpoints(db: Kysely<DB>): Promise<number[]> {
  const checkpoints = await db.selectFrom('navigator_checkpoint').select(['size', 'note']).execute();
  const size = await logSize(db);
  const forked: number[] = [];
  for (const checkpoint of checkpoints) {
    const [root] =
      checkpoint.size <= size ? await subtreeHashes(db, [{ start: 0, end: checkpoint.size }]) : [];
    if (checkpoint.note.split('\n')[2] !== root?.toString('base64')) forked.push(checkpoint.size);
  }
  return forked;
}
