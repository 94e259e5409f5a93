import type { Kysely } from 'kysely';
import { isSiteLocale, type Locale } from '../../i18n/locales.ts';
import { type EventLetter, eventLetter } from '../../mail/letters/event-letter.ts';
import type { Letter } from '../../mail/letters/letter.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { addressOf } from '../../routing/address.ts';
import { formSecretOf } from '../submissions/form-secret.ts';
import { CANCEL_PATH, cancelKey } from './cancel-key.ts';
import { readEvent } from './event-record.ts';
import { findPlace } from './places.ts';
import type { EventLetterContent } from './queue-event-letter.ts';

/** Writes the letter to somebody with a place, or who waits for one; null when that has changed meanwhile. */
export async function writeEventLetter(
  db: Kysely<DB>,
  siteOrigin: string,
  { submission, place }: EventLetterContent,
): Promise<Letter | null> {
  const sent = await db
    .selectFrom('submission as s')
    .innerJoin('event_registration as r', 'r.submission_id', 's.id')
    .leftJoin('event_join_link as j', 'j.event_id', 'r.event_id')
    .select(['s.reference', 's.locale', 'r.event_id', 'j.url'])
    .where('s.id', '=', submission)
    .executeTakeFirst();
  const own = await findPlace(db, submission);
  if (!sent || own?.place !== place) return null;
  const locale = isSiteLocale(sent.locale as Locale) ? (sent.locale as EventLetter['locale']) : 'en';
  const event = await readEvent(db, sent.event_id, locale);
  if (!event) return null;
  const page = event.path && siteOrigin + addressOf(locale, event.path);
  const key = cancelKey(await formSecretOf(db)(), submission);
  return eventLetter({
    ...event,
    locale,
    reference: sent.reference,
    position: own.position,
    page,
    joinLink: place === 'registered' ? sent.url : null,
    cancelLink: `${siteOrigin}${addressOf(locale, `/forms${CANCEL_PATH}`)}?key=${key}`,
  });
}
