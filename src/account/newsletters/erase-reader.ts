import { type Kysely, sql } from 'kysely';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { endNewsletters } from './change-newsletters.ts';
import { lockMoves } from './moves-lock.ts';

/**
 * Ends all newsletters of somebody who is to be forgotten, and forgets at once what nobody has confirmed: an address that
 * was given for newsletters, or to have them sent there. What was agreed to stays for as long as the privacy notice says.
 * Doing it again changes nothing.
 *
 * @param address in lower case
 */
export async function eraseReader(db: Kysely<DB>, address: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockMoves(trx);
    await sql`delete from newsletter_move m where m.confirmed_at is null
      and (m.email = ${address} or m.reader = (select id from newsletter_reader where email = ${address}))`.execute(
      trx,
    );
    await endNewsletters(trx, { visitor: null, address }, null, { how: 'erasure', reason: null });
    await sql`delete from newsletter_reader r where r.email = ${address} and not exists (
      select from newsletter_subscription s where s.reader = r.id and s.confirmed_at is not null)`.execute(
      trx,
    );
    // What was written to it and has not left; of what was sent, that it was is all that is kept.
    await sql`delete from mail where lower(recipient) = ${address} and state in ('waiting', 'gave-up')
      and cause like 'newsletter%'`.execute(trx);
  });
}
