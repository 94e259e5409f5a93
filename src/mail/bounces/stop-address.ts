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

/** Has an address be sent mails again: it is there, or its owner asks for them. @returns whether it was stopped */
export async function resumeAddress(db: Kysely<DB>, address: string): Promise<boolean> {
  const stopped = await db
    .deleteFrom('mail_stop')
    .where('address', '=', address.toLowerCase())
    .returning('address')
    .executeTakeFirst();
  return stopped !== undefined;
}
