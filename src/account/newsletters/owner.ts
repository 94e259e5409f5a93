import { type Kysely, sql } from 'kysely';
import { shownIn } from '../../content/records/live-record.ts';
import { keptDays } from '../../content/types/kept-days.ts';
import type { Locale, SiteLocale } from '../../i18n/locales.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { isUuid } from '../is-uuid.ts';

/** Whose mails are meant: an account’s, those of an address, or both where the account has confirmed the address. */
export interface MailOwner {
  readonly visitor: string | null;
  /** In lower case. */
  readonly address: string | null;
  readonly locale: SiteLocale;
  /** The last day on which nothing is sent; null: something is. */
  readonly pausedUntil: string | null;
}

/** Finds whose mails a key is of, as it stands in their links; null: it is none. */
export async function ownerByKey(db: Kysely<DB>, key: string): Promise<MailOwner | null> {
  if (!isUuid(key)) return null;
  const { rows } = await sql<MailOwner>`
    select o.visitor, o.address, o.locale, case when o.paused >= current_date then o.paused::text end as "pausedUntil"
    from (
      select v.id as visitor, lower(p.email) as address, v.mail_locale as locale, v.alerts_paused_until as paused
      from visitor v
      left join visitor_profile p on p.visitor = v.id and p.email_verified and p.email <> ''
      where v.mail_key = ${key}::uuid
      union all
      select null, email, locale, paused_until from newsletter_reader where key = ${key}::uuid) o
    limit 1`.execute(db);
  return rows[0] ?? null;
}

export interface OwnNewsletter {
  readonly id: string;
  readonly title: string;
  readonly locale: Locale;
  /** Asked for and not confirmed: nothing is sent. */
  readonly isWaiting: boolean;
}

/** `newsletter_choice c` of an account, or of one that has confirmed the same address. */
export const ownChoice = ({ visitor, address }: Pick<MailOwner, 'visitor' | 'address'>) => sql`(
  c.visitor = ${visitor} or c.visitor in (
    select p.visitor from visitor_profile p where p.email_verified and lower(p.email) = ${address}))`;

/** What somebody is subscribed to, and what waits to be confirmed. */
export async function newslettersOf(
  db: Kysely<DB>,
  owner: MailOwner,
  requestedLocale: Locale,
): Promise<OwnNewsletter[]> {
  const { rows } = await sql<OwnNewsletter>`
    select l.record_id as id, l.title, l.locale, not bool_or(own.confirmed) as "isWaiting" from (
      select c.record_id, true as confirmed from newsletter_choice c where c.ended_at is null and ${ownChoice(owner)}
      union all
      select s.record_id, s.confirmed_at is not null
      from newsletter_subscription s join newsletter_reader r on r.id = s.reader
      where r.email = ${owner.address} and s.ended_at is null
        and (s.confirmed_at is not null or s.asked_at > now() - make_interval(days => ${keptDays.unconfirmed}))) own
    join live l on l.record_id = own.record_id
    where l.withdrawn_at is null and ${shownIn(requestedLocale)}
    group by l.record_id, l.title, l.locale order by l.title, l.record_id`.execute(db);
  return rows;
}
