import type { Kysely } from 'kysely';
import { keptDays } from '../../content/types/kept-days.ts';
import { isSiteLocale, type Locale } from '../../i18n/locales.ts';
import { writeLetter } from '../../mail/letters/letter.ts';
import { enqueueMail } from '../../mail/outbox/enqueue-mail.ts';
import { dayIn } from '../../platform/cache/clock.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import type { Answers } from '../check.ts';
import { readEvent } from '../events/event-record.ts';
import { NotHandled } from '../submissions/not-handled.ts';
import { causeOf, trainingRecordLink } from './training-records.ts';

interface Registered {
  readonly id: string;
  readonly reference: string;
  readonly email: string;
  readonly locale: string;
  readonly answers: Answers;
}

/**
 * Records that somebody who had a place took part, and mails them the link to their record. Doing it twice changes nothing.
 *
 * @param actor who says so
 * @param siteOrigin what links begin with
 * @throws NotHandled where they had no place, or it has not begun, or does not count as training
 */
export async function recordAttendance(
  trx: Kysely<DB>,
  { id, reference, email, locale: own, answers }: Registered,
  actor: string,
  siteOrigin: string,
  now: Date,
): Promise<void> {
  const locale = isSiteLocale(own as Locale) ? (own as 'en') : 'en';
  const event = await eventOf(trx, id, locale);
  if (!event) throw new NotHandled(`${reference} has no place at an event`);
  const { cpdMinutes, credit = null, startsAt, timeZone } = event;
  if (!cpdMinutes || credit === 'none') throw new NotHandled(`${event.id} does not count as training`);
  if (Date.parse(startsAt) > now.getTime()) throw new NotHandled(`${event.id} has not begun`);
  const added = await trx
    .insertInto('cpd_record')
    .values({
      email,
      name: answers.name ?? '',
      number: answers.number || null,
      event_id: event.id,
      title: event.title,
      locale: event.locale,
      held_on: dayIn(timeZone, new Date(startsAt)),
      minutes: cpdMinutes,
      credit: credit ?? 'self-recorded',
      recorded_by: actor,
      delete_at: new Date(now.getTime() + keptDays.trainingRecord * 86_400_000),
    })
    .onConflict((conflict) => conflict.columns(['email', 'event_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return;
  await enqueueMail(trx, {
    cause: `${causeOf(added.id)}attended`,
    to: email,
    letter: writeLetter('trainingAttended', locale, {
      title: event.title,
      link: await trainingRecordLink(trx, { id: added.id, locale }, siteOrigin),
    }),
  });
}

/** Takes back what was recorded by mistake. */
export async function recordAbsence(trx: Kysely<DB>, { id, email }: Registered): Promise<void> {
  const event = await eventOf(trx, id, 'en');
  if (!event) return;
  const gone = await trx
    .deleteFrom('cpd_record')
    .where('email', '=', email)
    .where('event_id', '=', event.id)
    .returning('id')
    .executeTakeFirst();
  if (gone)
    await trx
      .deleteFrom('mail')
      .where('cause', 'like', `${causeOf(gone.id)}%`)
      .execute();
}

/** The event at which a registration has a place. */
async function eventOf(trx: Kysely<DB>, submissionId: string, locale: 'en' | 'fr-fr' | 'zh-cn') {
  const place = await trx
    .selectFrom('event_registration')
    .select('event_id')
    .where('submission_id', '=', submissionId)
    .where('place', '=', 'registered')
    .executeTakeFirst();
  return place ? readEvent(trx, place.event_id, locale) : null;
}
