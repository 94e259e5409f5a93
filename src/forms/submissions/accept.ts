import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/tables.gen.ts';
import { forms } from '../declared/index.ts';
import { readEvent } from '../events/event-record.ts';
import { NoPlace, type Place, takePlace } from '../events/places.ts';
import { queueForDesk, queueLetters, type Sent } from './letters.ts';

/**
 * Does what follows from something that is no machine's: a registration is given its place, and those whom it concerns
 * are told. The caller holds the lock of its event.
 *
 * @returns the place; null for all else
 * @throws NoPlace
 */
export async function accept(trx: Kysely<DB>, sent: Sent, siteOrigin: string): Promise<Place | null> {
  if (!forms[sent.form].isRegistration) {
    await queueLetters(trx, sent, siteOrigin);
    return null;
  }
  const event = sent.about === null ? null : await readEvent(trx, sent.about, 'en');
  if (!event) throw new NoPlace('unknown');
  const place = await takePlace(trx, event, sent, new Date());
  await queueForDesk(trx, sent, `${event.title} (${place.place})`);
  return place;
}
