import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { FrontCache } from '../../platform/front-cache/front-cache.ts';
import { purgePublications, readFrontState } from './front-publications.ts';

/** Milliseconds in which an answer that a process has given comes to the cache in front of it. */
const onTheWay = 1_000;

/**
 * Takes a publication out of a cache in front, when no process serves anything older any more: told once, and once more
 * for what was on its way then.
 *
 * @returns what could not be told, by name, for whoever waits for the take-down; it is tried again in the background
 */
export async function confirmFront(
  pool: Pick<Pool, 'query'>,
  front: FrontCache,
  seq: number,
): Promise<string[]> {
  try {
    const { purged } = await readFrontState(pool, front);
    // It may have been told of this one already, when some process still served what was before.
    const wanted = { after: Math.min(purged, seq - 1), upTo: seq, stage: 'purged' } as const;
    await purgePublications(pool, front, wanted);
    await pause(onTheWay);
    await purgePublications(pool, front, wanted);
    return [];
  } catch {
    return [`cache in front (${front.kind})`];
  }
}
