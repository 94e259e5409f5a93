import { createHmac } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../platform/db/tables.gen.ts';
import { formSecretOf } from './submissions/form-secret.ts';

/** Seconds after the first form of a network in which the others are counted with it. */
const PERIOD = 600;

/** Counts the forms that networks send, once for all processes. What is stored names no network. */
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
    /** Counts one more. */
    async add(network: string): Promise<void> {
      await sql`
        insert into form_rate as r (digest, count, until)
        values (${await digestOf(network)}, 1, now() + make_interval(secs => ${PERIOD}))
        on conflict (digest) do update set
          count = case when r.until > now() then r.count + 1 else 1 end,
          until = case when r.until > now() then r.until else excluded.until end`.execute(db);
    },
  };
}

/** Forgets what is no rate any more. */
export async function forgetRates(db: Kysely<DB>): Promise<void> {
  await db.deleteFrom('form_rate').where('until', '<=', sql<Date>`now()`).execute();
}
