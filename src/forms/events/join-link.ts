import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { readEvent } from './event-record.ts';
import { lockEvent, NoPlace } from './places.ts';
import { queueEventLetter } from './queue-event-letter.ts';

/**
 * Sets where an event is joined online. It stands in the letters to those who have a place and nowhere else; those who
 * have one already are written to again.
 *
 * @param url begins with `https://`
 * @returns how many are written to
 * @throws NoPlace when there is no such event
 */
export async function setJoinLink(db: Kysely<DB>, eventId: string, url: string): Promise<number> {
  return inTransaction(db, async (trx) => {
    await lockEvent(trx, eventId);
    if (!(await readEvent(trx, eventId, 'en'))) throw new NoPlace('unknown');
    await trx
      .insertInto('event_join_link')
      .values({ event_id: eventId, url })
      .onConflict((conflict) => conflict.column('event_id').doUpdateSet({ url }))
      .execute();
    const registered = await trx
      .selectFrom('event_registration')
      .select(['submission_id as id', 'email'])
      .where('event_id', '=', eventId)
      .where('place', '=', 'registered')
      .execute();
    const again = createHash('sha256').update(url).digest('base64url').slice(0, 16);
    for (const one of registered) await queueEventLetter(trx, { ...one, place: 'registered' }, again);
    return registered.length;
  });
}
