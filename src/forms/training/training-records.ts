import { type Kysely, sql } from 'kysely';
import type { Locale, SiteLocale } from '../../i18n/locales.ts';
import { writeLetter } from '../../mail/letters/letter.ts';
import { enqueueMail } from '../../mail/outbox/enqueue-mail.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { addressOf } from '../../routing/address.ts';
import { idOfKey, signedKey } from '../signature.ts';
import { formSecretOf } from '../submissions/form-secret.ts';
import { TRAINING_RECORD_PATH } from './record-path.ts';

/** One training that somebody took part in. */
export interface AttendedTraining {
  readonly title: string;
  /** Of the title. */
  readonly locale: Locale;
  /** ISO day, by the clocks of the place. */
  readonly heldOn: string;
  readonly minutes: number;
  readonly credit: 'certificate' | 'self-recorded';
}

/** What the firm can say of one person's training; the newest first. */
export interface TrainingRecord {
  readonly name: string;
  readonly number: string | null;
  readonly email: string;
  readonly attended: readonly AttendedTraining[];
}

/** The link to somebody's record, made of any part of it: whoever has their mails has it. */
export async function trainingRecordLink(
  db: Kysely<DB>,
  { id, locale }: { readonly id: string; readonly locale: SiteLocale },
  siteOrigin: string,
): Promise<string> {
  const key = signedKey(await formSecretOf(db)(), 'training record', id);
  return `${siteOrigin}${addressOf(locale, TRAINING_RECORD_PATH)}?key=${key}`;
}

/** By the key at the end of its link; null: that leads nowhere, or nothing is kept any more. */
export async function trainingRecordBy(db: Kysely<DB>, key: string): Promise<TrainingRecord | null> {
  const id = idOfKey(await formSecretOf(db)(), 'training record', key);
  if (id === null) return null;
  const rows = await db
    .selectFrom('cpd_record as r')
    .innerJoin('cpd_record as own', 'own.email', 'r.email')
    .select(['r.email', 'r.name', 'r.number', 'r.title', 'r.locale', 'r.minutes', 'r.credit'])
    .select(sql<string>`r.held_on::text`.as('heldOn'))
    .where('own.id', '=', id)
    .orderBy('r.held_on', 'desc')
    .orderBy('r.id')
    .execute();
  const [newest] = rows;
  if (!newest) return null;
  const { name, email } = newest;
  const number = rows.find((row) => row.number)?.number ?? null;
  return { name, number, email, attended: rows as unknown as AttendedTraining[] };
}

/** Deletes all that is kept of what somebody took part in, and the mails that lead to it. @returns how much it was */
export async function deleteTrainingRecord(trx: Kysely<DB>, email: string): Promise<number> {
  const deleted = await trx.deleteFrom('cpd_record').where('email', '=', email).returning('id').execute();
  for (const { id } of deleted)
    await trx
      .deleteFrom('mail')
      .where('cause', 'like', `${causeOf(id)}%`)
      .execute();
  return deleted.length;
}

/** Deletes what has been kept for as long as professional bodies ask. */
export async function deleteDueTraining(db: Kysely<DB>): Promise<void> {
  await db.deleteFrom('cpd_record').where('delete_at', '<=', sql<Date>`now()`).execute();
}

/**
 * Mails somebody the link to their record, once an hour at most; does nothing where there is none. Whoever asks is not told
 * which.
 */
export async function mailTrainingRecord(
  db: Kysely<DB>,
  email: string,
  locale: SiteLocale,
  siteOrigin: string,
  now: Date,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const newest = await trx
      .selectFrom('cpd_record')
      .select(['id', 'email'])
      .where('email', '=', email.toLowerCase())
      .orderBy('held_on', 'desc')
      .orderBy('id')
      .executeTakeFirst();
    if (!newest) return;
    const link = await trainingRecordLink(trx, { id: newest.id, locale }, siteOrigin);
    await enqueueMail(trx, {
      cause: `${causeOf(newest.id)}asked:${now.toISOString().slice(0, 13)}`,
      to: newest.email,
      letter: writeLetter('trainingRecord', locale, { link }),
    });
  });
}

/** What the letters that lead to a part of a record are sent for begins so. */
export function causeOf(id: string): string {
  return `training:${id}:`;
}
