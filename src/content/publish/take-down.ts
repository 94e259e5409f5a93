import type { Database } from '../../platform/db/connect.ts';
import { tell } from '../../platform/observe/measured-events.ts';
import { confirmTakeDown } from './confirm-take-down.ts';

export interface TakenDown {
  readonly seq: number;
  /** Site processes that have not said that they serve it no more; none: it is gone everywhere. */
  readonly unconfirmed: readonly string[];
}

/**
 * Runs `unpublish` or `withdraw` and returns when every site process has dropped what it rendered before.
 *
 * @param timeoutMs longest wait for them, in milliseconds; the take-down itself is committed whatever they do
 * @throws Refusal of the command
 */
export async function takeDown<Input>(
  database: Database,
  command: (db: Database['kysely'], input: Input) => Promise<{ seq: number }>,
  input: Input,
  { timeoutMs = 5_000 }: { readonly timeoutMs?: number } = {},
): Promise<TakenDown> {
  tell('takeDown', { stage: 'asked' });
  const { seq } = await command(database.kysely, input);
  const committedAt = performance.now();
  const unconfirmed = await confirmTakeDown(database.directUrl, seq, { timeoutMs });
  const seconds = (performance.now() - committedAt) / 1_000;
  tell('takeDown', { stage: 'answered', seconds, unconfirmed: unconfirmed.length });
  return { seq, unconfirmed };
}
