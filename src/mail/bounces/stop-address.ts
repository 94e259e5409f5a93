import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/tables.gen.ts';

/**
 * Has nothing be sent to an address any more, where mails have bounced for good; or nothing in bulk, where its owner
 * complained. Who complained and then cannot be reached is not reached.
 */
export async function stopAddress(
  db: Kysely<DB>,
  address: string,
  reason: 'bounced' | 'complained',
): Promise<void> {
  await db
    .insertInto('mail_stop')
    .values({ address: address.toLowerCase(), reason })
    .onConflict((conflict) =>
      conflict
        .column('address')
        .doUpdateSet({ reason: 'bounced' })
        .where((where) => where.lit(reason === 'bounced')),
    )
    .execute();
}
