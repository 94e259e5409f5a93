import type { Pool } from 'pg';
import { noteRequested, sweepRequested } from './warming/requested-pages.ts';

interface Upkeep {
  readonly pool: Pick<Pool, 'query'>;
  readonly build: string;
  /** Most bytes that are stored, by all processes together. */
  readonly limit: number;
}

/** Seconds between two notes that a page is asked for. */
const notedEvery = 600;

/** Notes that pages are asked for, so that others go when there is no room for all. */
export async function noteUsed({ pool, build }: Upkeep, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await pool.query(
    `update stored_page set used_at = now()
     where build = $1 and key = any($2::text[]) and used_at < now() - $3 * interval '1 s'`,
    [build, keys, notedEvery],
  );
}

/**
 * Deletes pages that are read no more, because a publication has touched them or their time has come; and, as far as
 * there is no room for all, those that nobody has asked for since the others were. Two that sweep at the same time
 * find less to do.
 *
 * @returns how many were deleted, and why
 */
export async function sweepStore({ pool, limit }: Upkeep): Promise<{ ended: number; evicted: number }> {
  const ended = await pool.query(
    `delete from stored_page stored where expires_at <= clock_timestamp() or exists (
       select from page_touch touch where touch.tag = any(stored.tags) and touch.seq > stored.seq)`,
  );
  const evicted = await pool.query(
    `delete from stored_page using (
       select key, build, sum(octet_length(body) + octet_length(headers) + 1000)
         over (order by used_at desc, key, build) as total
       from stored_page
     ) ranked
     where ranked.key = stored_page.key and ranked.build = stored_page.build and total > $1`,
    [limit],
  );
  return { ended: ended.rowCount ?? 0, evicted: evicted.rowCount ?? 0 };
}

/** Keeps the store in order every minute: notes and remembers what is asked for, and sweeps. A failure is told, and passes. */
export function keepInOrder(
  upkeep: Upkeep & {
    /** Keys of pages that were asked for since it was called last. */
    readonly requestedKeys: () => readonly string[];
    onTrouble(error: Error): void;
  },
  every = 60_000,
): { stop(): Promise<void> } {
  let work = Promise.resolve();
  let isStopped = false;
  const turn = async () => {
    if (isStopped) return;
    try {
      const keys = upkeep.requestedKeys();
      await noteUsed(upkeep, keys);
      // Of what is stored, also where it is swept now.
      await noteRequested(upkeep.pool, upkeep.build, keys);
      await sweepStore(upkeep);
      await sweepRequested(upkeep.pool);
    } catch (error) {
      upkeep.onTrouble(error as Error);
    }
  };
  const timer = setInterval(() => {
    work = work.then(turn);
  }, every);
  timer.unref();
  return {
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await work;
    },
  };
}
