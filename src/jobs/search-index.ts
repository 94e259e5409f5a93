import type { Kysely } from 'kysely';
import {
  isBehind,
  isReady,
  rebuildEntries,
  removeFormerEntries,
} from '../content/search/index/rebuild-entries.ts';
import type { DB } from '../platform/db/tables.gen.ts';

/**
 * Makes the entries of the search's index that are not there, or that a release before this one has left behind; and
 * removes that release's own, once it is long gone. Begun again after an end in the midst, it goes on with what is left.
 */
export async function handleSearchIndex(db: Kysely<DB>): Promise<void> {
  if (!(await isReady(db)) || (await isBehind(db))) await rebuildEntries(db, { isForMissing: true });
  await removeFormerEntries(db);
}
