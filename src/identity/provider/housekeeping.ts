import { sql } from 'kysely';
import { logTrouble } from '../../platform/observe/background-trouble.ts';
import type { Identity } from '../identity.ts';
import { BROWSER_DAYS } from '../limits/known-browsers.ts';
import { rotateKeysWhenDue } from './keys/stored-keys.ts';

const minute = 60_000;
const hour = 60 * minute;

/**
 * Every minute: the keys anew. Every hour, and at once: what has ended is removed, and keys that are old enough are
 * followed by new ones. Any number of processes may do it.
 *
 * @returns how to stop it
 */
export function startHousekeeping(identity: Identity): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const run = (what: string, work: () => Promise<void>) => {
    running = running
      .then(work)
      .catch((error: unknown) => logTrouble(identity.log, `${what} failed; it is tried again`, error));
  };
  const clean = () => run('cleaning up', () => cleanUp(identity));
  const timers = [
    setInterval(() => run('reading the keys', identity.keys.refresh), minute),
    setInterval(clean, hour),
  ];
  clean();
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await running;
  };
}

/** Removes what has ended. Tickets of mails stay for a week, so that an old link can say that it is old. */
export async function cleanUp({ database }: Pick<Identity, 'database'>): Promise<void> {
  const db = database.kysely;
  await rotateKeysWhenDue(db);
  await db.deleteFrom('oidc_model').where('expires_at', '<', sql<Date>`now()`).execute();
  const kept = sql<Date>`now() - case when email is null then interval '0' else interval '7 days' end`;
  await db.deleteFrom('ticket').where('expires_at', '<', kept).execute();
  await db.deleteFrom('signing_key').where('retired_at', '<', sql<Date>`now()`).execute();
  const forgotten = sql<Date>`now() - make_interval(days => ${BROWSER_DAYS})`;
  await db.deleteFrom('known_browser').where('last_used_at', '<', forgotten).execute();
  await db
    .deleteFrom('session_use')
    // As long ago as no request takes that was under way when it ended.
    .where(sql<Date>`greatest(last_used_at, ended_at)`, '<', sql<Date>`now() - interval '1 hour'`)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('oidc_model')
            .select('id')
            .where('model', '=', 'Session')
            .whereRef('uid', '=', 'session_use.session_uid'),
        ),
      ),
    )
    .execute();
}
