import { type Kysely, sql } from 'kysely';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { type EventRecord, type Refusal, readEvent, refusalOf } from './event-record.ts';
import { queueEventLetter } from './queue-event-letter.ts';

/** What somebody has at an event; of those who wait the first has position 1. */
export interface Place {
  readonly place: 'registered' | 'waiting' | 'cancelled';
  readonly position: number | null;
}

/** Nobody can register, or nobody more. */
export class NoPlace extends Error {
  override readonly name = 'NoPlace';
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(`No place at the event: ${refusal}`);
    this.refusal = refusal;
  }
}

/** From here to the end of the transaction nobody else decides about places at an event. */
export async function lockEvent(trx: Kysely<DB>, eventId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`event ${eventId}`}, 0))`.execute(trx);
}

/**
 * Gives a place, or one on the waiting list, to somebody who has none at this event yet, and has them be told. The
 * caller holds the lock of the event.
 *
 * @throws NoPlace
 */
export async function takePlace(
  trx: Kysely<DB>,
  event: EventRecord,
  submission: { readonly id: string; readonly email: string },
  now: Date,
): Promise<Place> {
  const refusal = refusalOf(event, now);
  if (refusal) throw new NoPlace(refusal);
  const own = await trx
    .selectFrom('event_registration')
    .select('submission_id')
    .where('event_id', '=', event.id)
    .where('email', '=', submission.email)
    .where('place', '<>', 'cancelled')
    .executeTakeFirst();
  if (own) return placeOf(trx, own.submission_id);
  // Those who wait come first, when an editor has made room.
  await moveUp(trx, event, 0, now);
  const { registered, waiting } = await countPlaces(trx, event.id);
  const isFree = event.registration !== 'waitlist' && registered < (event.capacity ?? Infinity);
  if (!isFree && waiting >= (event.waitingPlaces ?? Infinity)) throw new NoPlace('full');
  const place = isFree ? 'registered' : 'waiting';
  await trx
    .insertInto('event_registration')
    .values({ submission_id: submission.id, event_id: event.id, email: submission.email, place })
    .execute();
  await queueEventLetter(trx, { ...submission, place });
  return placeOf(trx, submission.id);
}

/** What a submission came to; null: it was no registration, or of somebody who had one. */
export async function findPlace(db: Kysely<DB>, submissionId: string): Promise<Place | null> {
  const { rows } = await sql<Place>`
    select place, case place when 'waiting' then (
      select count(*)::int from event_registration w
      where w.event_id = r.event_id and w.place = 'waiting' and w.turn <= r.turn) end as position
    from event_registration r where submission_id = ${submissionId}`.execute(db);
  return rows[0] ?? null;
}

async function placeOf(trx: Kysely<DB>, submissionId: string): Promise<Place> {
  const found = await findPlace(trx, submissionId);
  if (!found) throw new Error('A registration is gone while its event is locked');
  return found;
}

/** Ends a registration; whoever waits first has the place, and is told. Doing it twice changes nothing. */
export async function giveUpPlace(db: Kysely<DB>, submissionId: string, now: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    const registration = trx
      .selectFrom('event_registration')
      .select(['event_id', 'place'])
      .where('submission_id', '=', submissionId);
    const found = await registration.executeTakeFirst();
    if (!found) return;
    await lockEvent(trx, found.event_id);
    const had = (await registration.executeTakeFirst())?.place;
    if (had === undefined || had === 'cancelled') return;
    await trx
      .updateTable('event_registration')
      .set({ place: 'cancelled' })
      .where('submission_id', '=', submissionId)
      .execute();
    // Whoever thinks better of it may send the same again.
    await trx.updateTable('submission').set({ once_key: null }).where('id', '=', submissionId).execute();
    const event = await readEvent(trx, found.event_id, 'en');
    if (event) await moveUp(trx, event, had === 'registered' ? 1 : 0, now);
  });
}

/**
 * Gives places that are free to those who wait, in their order, and has them be told. The caller holds the lock of the
 * event. Where an editor says that it is full, only what was given back is free.
 */
export async function moveUp(
  trx: Kysely<DB>,
  event: EventRecord,
  givenBack: number,
  now: Date,
): Promise<void> {
  const refusal = refusalOf(event, now);
  if (refusal === 'unknown' || refusal === 'over') return;
  const { registered, waiting } = await countPlaces(trx, event.id);
  const free = event.registration === 'waitlist' ? givenBack : (event.capacity ?? Infinity) - registered;
  const count = Math.min(free, waiting);
  if (count <= 0) return;
  const { rows } = await sql<{ id: string; email: string }>`
    update event_registration set place = 'registered' where submission_id in (
      select submission_id from event_registration where event_id = ${event.id} and place = 'waiting'
      order by turn limit ${count})
    returning submission_id as id, email`.execute(trx);
  for (const moved of rows) await queueEventLetter(trx, { ...moved, place: 'registered' });
}

/** Gives places that editors have added to those who wait. Doing it twice changes nothing. */
export async function fillPlaces(db: Kysely<DB>, now: Date): Promise<void> {
  const awaited = await db
    .selectFrom('event_registration')
    .select('event_id')
    .distinct()
    .where('place', '=', 'waiting')
    .execute();
  for (const { event_id } of awaited) {
    await inTransaction(db, async (trx) => {
      await lockEvent(trx, event_id);
      const event = await readEvent(trx, event_id, 'en');
      if (event) await moveUp(trx, event, 0, now);
    });
  }
}

async function countPlaces(trx: Kysely<DB>, eventId: string) {
  const { rows } = await sql<{ registered: number; waiting: number }>`
    select count(*) filter (where place = 'registered')::int as registered,
      count(*) filter (where place = 'waiting')::int as waiting
    from event_registration where event_id = ${eventId}`.execute(trx);
  return rows[0] ?? { registered: 0, waiting: 0 };
}
