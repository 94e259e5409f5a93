import { type Kysely, type RawBuilder, sql } from 'kysely';
import { eraseReader } from '../../account/newsletters/erase-reader.ts';
import { forgetRequests } from '../../account/subscriptions/subscriptions.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { deleteDraftsOf, deleteDueDrafts } from '../applications/drafts.ts';
import { forgetPermissions } from '../applications/equality.ts';
import { isKey } from '../applications/status.ts';
import { readEvent } from '../events/event-record.ts';
import { lockEvent, moveUp } from '../events/places.ts';
import { eventCausesOf } from '../events/queue-event-letter.ts';
import { forgetRates } from '../rates.ts';
import { deleteDueTraining, deleteTrainingRecord } from '../training/training-records.ts';
import { causesOf } from './letters.ts';

/** Why something is deleted: its time is over, its sender is to be forgotten, or wanted it back. */
type Reason = 'time' | 'person' | 'sender';

/**
 * Deletes what has been kept for as long as its form says, and forgets of the rest, after a day, that it was sent.
 * Doing it twice changes nothing.
 *
 * @returns how many were deleted
 */
export async function deleteDueSubmissions(db: Kysely<DB>): Promise<number> {
  await db
    .updateTable('submission')
    .set({ once_key: null })
    .where('once_key', 'is not', null)
    .where('received_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
  await deleteDueTraining(db);
  await deleteDueDrafts(db);
  await forgetRates(db);
  await forgetPermissions(db);
  return deleteWhere(db, sql<boolean>`delete_at <= now()`, 'time');
}

/**
 * Deletes all that was sent from an address, what was saved for later, and what its owner took part in, and ends its
 * newsletters.
 *
 * @returns how much was deleted
 */
export async function deleteSubmissionsOf(db: Kysely<DB>, email: string): Promise<number> {
  const own = email.trim().toLowerCase();
  const sent = await deleteWhere(db, sql<boolean>`submission.email = ${own}`, 'person');
  const saved = await deleteDraftsOf(db, own);
  await eraseReader(db, own);
  return sent + saved + (await inTransaction(db, (trx) => deleteTrainingRecord(trx, own)));
}

/** Deletes what visitors asked for from their accounts. @param visitors whose accounts are erased */
export async function deleteRequestsOf(db: Kysely<DB>, visitors: readonly string[]): Promise<void> {
  await deleteWhere(
    db,
    sql<boolean>`submission.reference in (
      select reference from access_request where visitor = any(${[...visitors]}))`,
    'person',
  );
}

/** Deletes what is known by the key of its status page, which was taken back. @returns whether there was such a thing */
export async function withdrawApplication(db: Kysely<DB>, key: string): Promise<boolean> {
  return isKey(key) && (await deleteWhere(db, sql<boolean>`status_key = ${key}::uuid`, 'sender')) > 0;
}

/** Deletes, with its file and the mails that hold a copy, and leaves a line of the log for each: what it was and why it went, and nothing of anybody. */
function deleteWhere(db: Kysely<DB>, which: RawBuilder<boolean>, reason: Reason): Promise<number> {
  return inTransaction(db, async (trx) => {
    const events = await lockEventsOf(trx, which);
    const deleted = await trx
      .deleteFrom('submission')
      .where(which)
      .returning(['id', 'reference', 'form', 'received_at'])
      .execute();
    if (deleted.length > 0) {
      const causes = deleted.flatMap(({ id }) => [...causesOf(id), ...eventCausesOf(id)]);
      await trx.deleteFrom('mail').where('cause', 'in', causes).execute();
      await forgetRequests(
        trx,
        deleted.map(({ reference }) => reference),
      );
      await trx
        .insertInto('submission_deletion')
        .values(deleted.map(({ id: _, ...one }) => ({ ...one, reason })))
        .execute();
    }
    for (const { id, places } of events) {
      const event = await readEvent(trx, id, 'en');
      if (event) await moveUp(trx, event, places, new Date());
    }
    return deleted.length;
  });
}

/** Events at which places come free with it, in an order in which nobody waits for the other. */
async function lockEventsOf(trx: Kysely<DB>, which: RawBuilder<boolean>) {
  const ofThem = trx
    .selectFrom('event_registration as r')
    .innerJoin('submission', 'submission.id', 'r.submission_id')
    .where(which)
    .where('r.place', '<>', 'cancelled');
  const named = await ofThem.select('r.event_id').distinct().orderBy('r.event_id').execute();
  for (const { event_id } of named) await lockEvent(trx, event_id);
  if (named.length === 0) return [];
  return ofThem
    .select([
      'r.event_id as id',
      sql<number>`count(*) filter (where r.place = 'registered')::int`.as('places'),
    ])
    .groupBy('r.event_id')
    .execute();
}
