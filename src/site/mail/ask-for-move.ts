import type { Kysely } from 'kysely';
import { askToMove } from '../../account/newsletters/ask-to-move.ts';
import { check, emailRule } from '../../forms/check.ts';
import { isWrittenTooOften } from '../../forms/mailbox-rate.ts';
import { formRates } from '../../forms/rates.ts';
import type { SiteLocale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { moveText } from '../../pages/auth/mail-preferences/MoveNewsletters.tsx';
import type { DB } from '../../platform/db/tables.gen.ts';

/**
 * Takes the form that asks for newsletters to be sent to another address. Both addresses are sent a letter, within what an
 * address is sent in a day; when the one before cannot be told, nothing is done.
 *
 * @param from the address before, in lower case
 * @param email what was typed
 * @returns what is wrong; null: it is asked for, as far as whoever asks is told
 */
export async function askForMove(
  db: Kysely<DB>,
  from: string,
  email: string,
  locale: SiteLocale,
  siteOrigin: string,
): Promise<{ readonly status: 422 | 429; readonly error: string } | null> {
  const { contact, mails } = messagesFor(locale);
  if (check([emailRule], { email }).email) return { status: 422, error: contact.forms.email };
  if (email.toLowerCase() === from) return { status: 422, error: mails.move.same };
  const rates = formRates(db);
  if (await isWrittenTooOften(rates, from)) return { status: 429, error: mails.move.tooMany };
  const mayWrite = !(await isWrittenTooOften(rates, email));
  await askToMove(db, { from, to: email, locale, shown: moveText(locale), mayWrite }, siteOrigin);
  return null;
}
