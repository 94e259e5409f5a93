import type { FastifyBaseLogger } from 'fastify';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB, Outgoing } from '../../platform/db/tables.gen.ts';
import type { Contents } from './queue.ts';

/** How each kind is sent. They reject when nobody has taken it. */
export type Senders = { readonly [Kind in keyof Contents]: (content: Contents[Kind]) => Promise<void> };

/** As many are on their way at once. */
const AT_ONCE = 10;

/** Seconds after which what was begun and not finished is begun again: its process has died. Longer than any sending. */
const LEASE = 300;

/** Seconds until the next try at most; it begins with one and doubles. */
const LONGEST_PAUSE = 3_600;

/**
 * Sends what is due. Any number of processes may do so at once: each takes what no other has taken.
 *
 * @returns how many it took; ask again until there are none
 */
export async function deliverDue(
  db: Kysely<DB>,
  senders: Senders,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
): Promise<number> {
  const taken = await takeDue(db);
  await Promise.all(taken.map((one) => deliver(db, one, senders, log)));
  return taken.length;
}

type Taken = Pick<Selectable<Outgoing>, 'id' | 'kind' | 'content' | 'tries' | 'expires_at'>;

function takeDue(db: Kysely<DB>): Promise<Taken[]> {
  return db
    .updateTable('outgoing')
    .set({ due_at: sql`now() + make_interval(secs => ${LEASE})`, tries: sql`tries + 1` })
    .where('id', 'in', (due) =>
      due
        .selectFrom('outgoing')
        .select('id')
        .where('due_at', '<=', sql<Date>`now()`)
        .orderBy('id')
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'kind', 'content', 'tries', 'expires_at'])
    .execute();
}

/** Sends one, and has it be gone, or be tried again later and later until it is no news any more. */
async function deliver(
  db: Kysely<DB>,
  { id, kind, content, tries, expires_at }: Taken,
  senders: Senders,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
): Promise<void> {
  const send = senders[kind as keyof Senders] as (content: unknown) => Promise<void>;
  const failure = await send(content).then(
    () => null,
    (error: unknown) => ({ error }),
  );
  const wait = Math.min(2 ** (tries - 1), LONGEST_PAUSE);
  const isLast = failure !== null && expires_at.getTime() < Date.now() + wait * 1000;
  if (isLast) log.error({ err: failure.error, kind, tries }, 'it could not be sent and is given up');
  else if (failure) log.warn({ err: failure.error, kind, tries }, 'it could not be sent and is tried again');
  if (failure === null || isLast) await db.deleteFrom('outgoing').where('id', '=', id).execute();
  else
    await db
      .updateTable('outgoing')
      .set({ due_at: sql`now() + make_interval(secs => ${wait})` })
      .where('id', '=', id)
      .execute();
}
