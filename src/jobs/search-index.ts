import type { Kysely } from 'kysely';
import { settleMeanings } from '../content/search/index/meanings.ts';
import {
  hasEntriesLeft,
  isBehind,
  isReady,
  rebuildEntries,
  removeFormerEntries,
} from '../content/search/index/rebuild-entries.ts';
import { takeUpWaitingTerms } from '../content/search/index/waiting-terms.ts';
import type { DB } from '../platform/db/tables.gen.ts';

/**
 * Makes the entries of the search's index that are not there, or that a release before this one has left behind; and
 * removes that release's own, once it is long gone. Begun again after an end in the midst, it goes on with what is left.
 */
export async function handleSearchIndex(db: Kysely<DB>): Promise<void> {
  if (!(await isReady(db)) || (await isBehind(db))) await rebuildEntries(db, { isForMissing: true });
  await removeFormerEntries(db);
}

/** Milliseconds between looks for entries that publications have left. */
const INTERVAL = 10_000;

/**
 * Writes the entries that publications have left, and takes their terms up into the index, within seconds. Several processes
 * may: they take turns.
 *
 * @returns what ends it, once what is running is done
 */
export function startEntriesLeft(db: Kysely<DB>, onError: (error: Error) => void): () => Promise<void> {
  let running = Promise.resolve();
  const write = async () => {
    if ((await hasEntriesLeft(db)) || (await settleMeanings(db)))
      await rebuildEntries(db, { isForMissing: true });
    await takeUpWaitingTerms(db);
  };
  const timer = setInterval(() => {
    running = running.then(write).catch(onError);
  }, INTERVAL);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
