import { randomUUID } from 'node:crypto';
import { type ClientBase, escapeIdentifier, type Pool } from 'pg';

/** Milliseconds in which a process hears what it tells itself. */
const hearsWithin = 3_000;

/** A connection that listens is told nothing, and nothing says so. */
export class Deaf extends Error {
  override readonly name = 'Deaf';

  constructor() {
    super(
      'What this process tells itself by NOTIFY does not arrive where it listens: its pages are dropped every few ' +
        'seconds, and take-downs name it. Behind a pooler in transaction mode set DATABASE_DIRECT_URL to the ' +
        'address of the database itself.',
    );
  }
}

/** Nobody can know whether it hears, since it could not be told anything. */
export class NotTold extends Error {
  override readonly name = 'NotTold';
}

/**
 * Listens to what the process tells itself. It is told by another connection: a pooler that hands out connections for
 * a transaction would give both to one that tells itself.
 *
 * @param told connections to the same database
 * @returns how to find out whether `client` hears, that is, whether such words arrive; it throws NotTold
 */
export async function listenToOneself(
  client: ClientBase,
  told: Pick<Pool, 'query'>,
  processName: string,
): Promise<() => Promise<boolean>> {
  const channel = `publication_echo_${processName}`;
  await client.query(`listen ${escapeIdentifier(channel)}`);
  return async () => {
    const word = randomUUID();
    const { promise: heard, resolve } = Promise.withResolvers<boolean>();
    const hear = (said: { readonly channel: string; readonly payload?: string | undefined }) => {
      if (said.channel === channel && said.payload === word) resolve(true);
    };
    client.on('notification', hear);
    let timer: NodeJS.Timeout | undefined;
    try {
      await told.query('select pg_notify($1, $2)', [channel, word]).catch((cause: unknown) => {
        throw new NotTold('The database could not be told anything.', { cause });
      });
      timer = setTimeout(() => resolve(false), hearsWithin);
      return await heard;
    } finally {
      clearTimeout(timer);
      client.off('notification', hear);
    }
  };
}
