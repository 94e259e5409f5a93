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

/**
 * Removes what has ended. Tickets of mails stay for a week, so that an old link can say that it is old. What somebody
 * else is changing is left for the next time: it waits for nobody, so nobody waits for it and it for them.
 */
export async function cleanUp({ database }: Pick<Identity, 'database'>): Promise<void> {
  const db = database.kysely;
  await rotateKeysWhenDue(db);
  await sql`
    delete from oidc_model where (model, id) in (
      select model, id from oidc_model where expires_at < now() for update skip locked)`.execute(db);
  await sql`
    delete from ticket where digest in (
      select digest from ticket
      where expires_at < now() - case when email is null then interval '0' else interval '7 days' end
      for update skip locked)`.execute(db);
  await db.deleteFrom('signing_key').where('retired_at', '<', sql<Date>`now()`).execute();
  await sql`
    delete from known_browser where (digest, account_id) in (
      select digest, account_id from known_browser
      where last_used_at < now() - make_interval(days => ${BROWSER_DAYS})
      for update skip locked)`.execute(db);
  // As long ago as no request takes that was under way when it ended.
  await sql`
    delete from session_use where session_uid in (
      select session_uid from session_use
      where greatest(last_used_at, ended_at) < now() - interval '1 hour'
        and not exists (select from oidc_model where model = 'Session' and uid = session_uid)
      for update skip locked)`.execute(db);
}
