import { createHmac } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../platform/db/tables.gen.ts';
import { formSecretOf } from './submissions/form-secret.ts';

/** Seconds after the first form of a network in which the others are counted with it. */
const PERIOD = 600;

/**
 * Counts the forms that networks send, and those that are sent in the name of an address, once for all processes. What is
 * stored names neither.
 */
export function formRates(db: Kysely<DB>) {
  const secretOf = formSecretOf(db);
  const digestOf = async (network: string) =>
    createHmac('sha256', await secretOf())
      .update(`rate ${network}`)
      .digest();
  return {
    /** How many were sent of late. @param network an address, and the form */
    async of(network: string): Promise<number> {
      const found = await db
        .selectFrom('form_rate')
        .select('count')
        .where('digest', '=', await digestOf(network))
        .where('until', '>', sql<Date>`now()`)
        .executeTakeFirst();
      return found?.count ?? 0;
    },
    /**
     * Counts one more.
     *
     * @param period seconds from the first one on in which the others are counted with it
     * @returns how many that makes; of several at once each is told another number
     */
    async add(network: string, period = PERIOD): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        insert into form_rate as r (digest, count, until)
        values (${await digestOf(network)}, 1, now() + make_interval(secs => ${period}))
        on conflict (digest) do update set
          count = case when r.until > now() then r.count + 1 else 1 end,
          until = case when r.until > now() then r.until else excluded.until end
        returning count`.execute(db);
      return rows[0]?.count ?? 0;
    },
  };
}

/** Forgets what is no rate any more. */
export async function forgetRates(db: Kysely<DB>): Promise<void> {
  await db.deleteFrom('form_rate').where('until', '<=', sql<Date>`now()`).execute();
}
