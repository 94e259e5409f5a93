import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/tables.gen.ts';
import { completeNodes, hashOf, type Node, type Subtree } from './subtrees.ts';

/** How many versions the log has. */
export async function logSize(db: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ size: number }>`
    select coalesce(max(position) + 1, 0) as size from navigator_leaf`.execute(db);
  return rows[0]?.size ?? 0;
}

/**
 * The hashes of subtrees of the log, in one statement.
 *
 * @throws Error when the log does not reach so far
 */
export async function subtreeHashes(db: Kysely<DB>, subtrees: readonly Subtree[]): Promise<Buffer[]> {
  const parts = subtrees.map(completeNodes);
  const wanted = [...new Map(parts.flat().map((node) => [keyOf(node), node])).values()];
  const { rows } = await sql<Node & { hash: Buffer }>`
    select n.level, n.position, n.hash
    from unnest(${wanted.map(({ level }) => level)}::smallint[], ${wanted.map(({ position }) => position)}::bigint[])
      as wanted (level, position)
    join navigator_node n on n.level = wanted.level and n.position = wanted.position`.execute(db);
  const hashes = new Map(rows.map((row) => [keyOf(row), row.hash]));
  return parts.map((nodes) =>
    hashOf(
      nodes.map((node) => {
        const hash = hashes.get(keyOf(node));
        if (!hash) throw new Error(`The log has no node ${keyOf(node)}.`);
        return hash;
      }),
    ),
  );
}

const keyOf = ({ level, position }: Node) => `${level}/${position}`;
