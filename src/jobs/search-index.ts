import type { Kysely } from 'kysely';
import { isReady, rebuildEntries } from '../content/search/index/rebuild-entries.ts';
import type { DB } from '../platform/db/tables.gen.ts';

/**
 * Makes the entries of the search's index that are not there: on a database whose content an earlier release has
 * published. Begun again after an end in the midst, it goes on with what is left.
 */
export async function handleSearchIndex(db: Kysely<DB>): Promise<void> {
  if (!(await isReady(db))) await rebuildEntries(db, { isForMissing: true });
}
