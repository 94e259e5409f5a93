import type { Database } from '../../platform/db/connect.ts';
import type { FrontCache } from '../../platform/front-cache/front-cache.ts';
import { tell } from '../../platform/observe/measured-events.ts';
import { confirmFront } from './confirm-front.ts';
import { confirmTakeDown } from './confirm-take-down.ts';

interface TakeDownOptions {
  readonly timeoutMs?: number;
  /** A cache in front of all processes, where there is one. */
  readonly front?: FrontCache | undefined;
}

export interface TakenDown {
  readonly seq: number;
  /** Site processes and caches in front that have not said that they show it no more; none: it is gone everywhere. */
  readonly unconfirmed: readonly string[];
}

/**
 * Runs `unpublish` or `withdraw` and returns when every site process has dropped what it rendered before, and the cache in front
 * what it was given.
 *
 * @param timeoutMs longest wait for them, in milliseconds; the take-down itself is committed whatever they do
 * @throws Refusal of the command
 */
export async function takeDown<Input>(
  database: Database,
  command: (db: Database['kysely'], input: Input) => Promise<{ seq: number }>,
  input: Input,
  { timeoutMs = 5_000, front }: TakeDownOptions = {},
): Promise<TakenDown> {
  tell('takeDown', { stage: 'asked' });
  const { seq } = await command(database.kysely, input);
  const committedAt = performance.now();
  const processes = await confirmTakeDown(database.directUrl, seq, { timeoutMs });
  const fronts = front ? await confirmFront(database.pool, front, seq) : [];
  const unconfirmed = [...processes, ...fronts];
  const seconds = (performance.now() - committedAt) / 1_000;
  tell('takeDown', { stage: 'answered', seconds, unconfirmed: unconfirmed.length });
  return { seq, unconfirmed };
}
