import { type Kysely, sql } from 'kysely';
import { textProblem } from '../../content/fields/text-formats.ts';
import { isSiteLocale, type Locale, type SiteLocale, siteLocales } from '../../i18n/locales.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { moveWaiting } from '../digests/move-waiting.ts';
import { type InputProblem, refuseInput } from '../refusals.ts';
import { ensureVisitor } from '../visitor.ts';

/** When alerts and newsletters come to an account, and in which language. */
export interface MailTimes {
  readonly locale: SiteLocale;
  /** 0 to 23, in their time zone. */
  readonly hour: number;
  /** Of what comes once a week: 1 is Monday, 7 Sunday. */
  readonly weekday: number;
  /** An IANA name; empty: none, and hours are those of London. */
  readonly timeZone: string;
}

/** What a reader has chosen, or what holds until they do. */
export async function readMailTimes(db: Kysely<DB>, visitor: string): Promise<MailTimes> {
  const { rows } = await sql<MailTimes>`
    select v.mail_locale as locale, v.mail_hour::int as hour, v.mail_weekday::int as weekday,
      coalesce(p.time_zone, '') as "timeZone"
    from visitor v left join visitor_profile p on p.visitor = v.id where v.id = ${visitor}`.execute(db);
  return rows[0] ?? { locale: 'en', hour: 8, weekday: 1, timeZone: '' };
}

/** What waits already comes then, too. @throws GraphQLError BAD_USER_INPUT */
export async function saveMailTimes(db: Kysely<DB>, visitor: string, times: MailTimes): Promise<MailTimes> {
  refuseInput(problemsOf(times));
  const { locale, hour, weekday, timeZone } = times;
  await inTransaction(db, async (trx) => {
    await ensureVisitor(trx, visitor);
    await sql`
      update visitor set mail_locale = ${locale}, mail_hour = ${hour}, mail_weekday = ${weekday}, mail_times_at = now()
      where id = ${visitor}`.execute(trx);
    await sql`
      insert into visitor_profile (visitor, time_zone) values (${visitor}, ${timeZone})
      on conflict (visitor) do update set time_zone = excluded.time_zone`.execute(trx);
    await moveWaiting(trx, visitor);
  });
  return times;
}

function problemsOf({ locale, hour, weekday, timeZone }: MailTimes): InputProblem[] {
  const zone = timeZone === '' ? null : textProblem({ kind: 'text', format: 'time-zone' }, timeZone);
  const outOf = (path: string, message: string) => ({ path, code: 'unknown', message }) as const;
  return [
    ...(isSiteLocale(locale) ? [] : [outOf('locale', `must be of ${siteLocales.join(', ')}`)]),
    ...(isWithin(hour, 0, 23) ? [] : [outOf('hour', 'must be 0 to 23')]),
    ...(isWithin(weekday, 1, 7) ? [] : [outOf('weekday', 'must be 1 to 7')]),
    ...(zone === null ? [] : [outOf('timeZone', zone)]),
  ];
}

function isWithin(number: number, least: number, most: number): boolean {
  return Number.isInteger(number) && number >= least && number <= most;
}

/** Until a reader chooses one, their mails have the language of the page on which they chose what they are sent. */
export async function noteMailLanguage(db: Kysely<DB>, visitor: string, locale: Locale): Promise<void> {
  if (!isSiteLocale(locale)) return;
  await sql`update visitor set mail_locale = ${locale}
    where id = ${visitor} and mail_times_at is null and mail_locale <> ${locale}`.execute(db);
}
