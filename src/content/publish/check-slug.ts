import { slugProblem } from '../../routing/slug-problem.ts';
import { linkedRecord, pathIn, type Tree } from '../records/paths.ts';
import { Refusal } from './refusal.ts';
import type { Trx } from './transaction.ts';

/**
 * Refuses a slug that the site's own addresses use, at the place where the record stands in the tree.
 *
 * @throws Refusal `slug`
 */
export function checkSlug(tree: Tree, id: string, locale: string): void {
  const problem = slugProblem(linkedRecord(tree, id, locale));
  if (problem !== null) throw new Refusal('slug', problem);
}

/**
 * Refuses a slug under which another record is live, before the database does so on publication.
 *
 * @throws Refusal `path-taken`
 */
export async function checkPathFree(trx: Trx, tree: Tree, id: string, locale: string): Promise<void> {
  const path = pathIn(tree, id, locale);
  if (path === null) return;
  const other = await trx
    .selectFrom('live')
    .select(['record_id', 'title'])
    .where('path', '=', path)
    .where('record_id', '<>', id)
    .executeTakeFirst();
  if (other)
    throw new Refusal('path-taken', `“${other.title}” (${other.record_id}) has the address ${path} already.`);
}
