import { sql } from 'kysely';
import type { Tree, TreeNode } from '../records/paths.ts';
import { isContentTypeName } from '../types/index.ts';
import type { Trx } from './transaction.ts';

interface TreeRow {
  readonly id: string;
  readonly type: string;
  readonly parent_id: string | null;
  readonly source_locale: string;
  readonly slugs: Record<string, string> | null;
  readonly last_slug: string | null;
  readonly product: TreeNode['product'];
}

/**
 * Reads what the addresses of a record, of its ancestors and of everything live below it depend on. Places are the
 * published ones; of records that are not live, those of their draft.
 *
 * @param parentId the record's parent as it is or will be
 */
export async function loadTree(
  trx: Trx,
  id: string,
  parentId: string | null,
): Promise<Map<string, TreeNode>> {
  const { rows } = await sql<TreeRow>`
    with recursive above as (
      select ${parentId}::text as id
      union
      select up.parent_id from above cross join lateral (
        select ${placeOf('r')} as parent_id from record r where r.id = above.id offset 0
      ) up where up.parent_id is not null
    ), below as (
      select ${id}::text as id
      union
      select down.record_id from below cross join lateral (
        select record_id from live where parent_id = below.id offset 0
      ) down
    )
    select r.id, r.type, ${placeOf('r')} as parent_id, r.source_locale,
      (select jsonb_object_agg(locale, slug) from live where record_id = r.id) as slugs,
      coalesce(
        (select slug from version where record_id = r.id and locale = r.source_locale order by number desc limit 1),
        (select slug from translation where record_id = r.id and locale = r.source_locale)
      ) as last_slug,
      coalesce(
        (select fields -> 'product' from live where record_id = r.id limit 1),
        (select fields -> 'product' from translation where record_id = r.id and locale = r.source_locale)
      ) as product
    from (select id from above union select id from below) member
    cross join lateral (select * from record where record.id = member.id offset 0) r`.execute(trx);
  const tree = new Map(rows.map((row) => [row.id, nodeOf(row)]));
  const self = tree.get(id);
  if (self) tree.set(id, { ...self, parentId });
  return tree;
}

/** `offset 0` and this keep the planner to one look-up by key for each record, however many there are. */
function placeOf(record: string) {
  const id = sql.ref(`${record}.id`);
  return sql`case when exists (select from live where record_id = ${id})
    then (select live.parent_id from live where record_id = ${id} limit 1) else ${sql.ref(`${record}.parent_id`)} end`;
}

function nodeOf(row: TreeRow): TreeNode {
  if (!isContentTypeName(row.type)) throw new Error(`Content type ${row.type} is not declared.`);
  return {
    id: row.id,
    type: row.type,
    parentId: row.parent_id,
    sourceLocale: row.source_locale,
    slugs: new Map(Object.entries(row.slugs ?? {})),
    lastSlug: row.last_slug ?? '',
    product: row.product,
  };
}

/** The same tree with something different about one record. */
export function changedTree(tree: Tree, id: string, change: Partial<TreeNode>): Tree {
  const node = tree.get(id);
  if (!node) throw new Error(`Record ${id} is not in the tree.`);
  return new Map(tree).set(id, { ...node, ...change });
}
