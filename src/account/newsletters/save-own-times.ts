import { type Kysely, sql } from 'kysely';
import { isSiteLocale, type Locale, type SiteLocale } from '../../i18n/locales.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { saveMailTimes } from '../alerts/mail-times.ts';
import type { MailOwner } from './owner.ts';

/**
 * When mails come and in which language, as a form says it; without an account there is a language alone. Of both, where an
 * account has confirmed the address.
 *
 * @throws GraphQLError BAD_USER_INPUT
 */
export async function saveOwnTimes(
  db: Kysely<DB>,
  { visitor, address }: MailOwner,
  form: Readonly<Record<string, unknown>>,
): Promise<void> {
  const locale = String(form.locale) as Locale;
  if (visitor !== null) {
    const { hour, weekday, timeZone = '' } = form;
    await saveMailTimes(db, visitor, {
      locale: locale as SiteLocale,
      hour: Number(hour),
      weekday: Number(weekday),
      timeZone: String(timeZone),
    });
  }
  if (isSiteLocale(locale))
    await sql`update newsletter_reader set locale = ${locale} where email = ${address}`.execute(db);
}
