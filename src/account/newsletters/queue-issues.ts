import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/tables.gen.ts';
import { addressOf } from '../../routing/address.ts';
import { freshRecords } from '../dashboard/happened.ts';
import { MAIL_PREFERENCES_PATH } from '../digests/queue-digests.ts';

/** The name of those letters' writer in the outbox. */
export const ISSUE_WRITER = 'newsletter-issue';
/** Where the periods of newsletters are counted. */
const HOME_ZONE = 'Europe/London';
/** The hour at which readers without an account are sent something, where they are. */
const MORNING = 8;
/** Nobody reads more in one mail. */
const MOST_ITEMS = 30;

interface Due {
  readonly recordId: string;
  readonly since: Date;
  readonly until: Date;
}

/**
 * Makes the next issue whose period is over, of what was published on the topics of its newsletter since the last one, and
 * writes its mails into the outbox, for the next morning of each reader: the issue and its mails in one transaction.
 *
 * @returns whether there was one; ask again until there is none
 */
export async function queueNextIssue(
  db: Kysely<DB>,
  siteOrigin: string,
  now: Date = new Date(),
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const due = await nextDue(trx, now);
    if (!due) return false;
    const { rows } = await sql<{ id: string }>`
      with fresh as (
        ${freshRecords({ ...due, requestedLocale: 'en', withChanges: false, only: null })}
      ), told as (
        select fresh.record_id, max(fresh.at) as at from fresh
        join link k on k.from_id = fresh.record_id and k.locale = fresh.locale
        join link t on t.to_id = k.to_id and t.from_id = ${due.recordId} and t.locale = 'en' and t.field = 'topics'
        group by fresh.record_id order by at desc, record_id limit ${MOST_ITEMS}
      )
      insert into newsletter_issue (record_id, from_at, until_at, record_ids)
      select ${due.recordId}, ${due.since}, ${due.until},
        coalesce((select array_agg(record_id order by at desc, record_id) from told), '{}')
      on conflict (record_id, until_at) do nothing
      returning id::text`.execute(trx);
    // Otherwise another process has made it meanwhile.
    if (rows[0]) await queueMails(trx, rows[0].id, siteOrigin, now);
    return true;
  });
}

/** A newsletter of which the period that ended last has no issue. */
async function nextDue(trx: Transaction<DB>, now: Date): Promise<Due | undefined> {
  const { rows } = await sql<Due>`
    select l.record_id as "recordId", period.until, coalesce(last.until_at, period.since) as since
    from live l
    cross join lateral (
      select case l.fields ->> 'cadence' when 'weekly' then 'week' when 'monthly' then 'month' else 'quarter' end as unit,
        case l.fields ->> 'cadence' when 'weekly' then interval '7 days' when 'monthly' then interval '1 month'
          else interval '3 months' end as long) cadence
    cross join lateral (select date_trunc(unit, ${now}::timestamptz at time zone ${HOME_ZONE}) as day) began
    cross join lateral (
      select day at time zone ${HOME_ZONE} as until, (day - long) at time zone ${HOME_ZONE} as since) period
    left join lateral (
      select max(i.until_at) as until_at from newsletter_issue i where i.record_id = l.record_id) last on true
    where l.type = 'newsletter' and l.locale = 'en' and l.withdrawn_at is null
      and coalesce(last.until_at < period.until, true)
    order by l.record_id limit 1`.execute(trx);
  return rows[0];
}

/**
 * One mail to each address, whether its newsletters were chosen in an account, without one, or both; to whoever chose it
 * before the period was over.
 */
async function queueMails(trx: Transaction<DB>, issue: string, siteOrigin: string, now: Date): Promise<void> {
  const preferences = (locale: 'en' | 'fr-fr' | 'zh-cn') =>
    `${siteOrigin}${addressOf(locale, MAIL_PREFERENCES_PATH)}?key=`;
  await sql`
    with issue as (
      select id, record_id, until_at from newsletter_issue where id = ${issue}::bigint and record_ids <> '{}'
    ), chosen as (
      select p.email, v.mail_locale as locale, z.name as zone, v.mail_hour::int as hour, v.mail_key as key,
        v.alerts_paused_until as paused, true as by_account
      from issue join newsletter_choice c on c.record_id = issue.record_id
      join visitor v on v.id = c.visitor
      join visitor_profile p on p.visitor = v.id and p.email <> '' and p.email_verified
      left join known_time_zone z on z.name = p.time_zone
      where c.ended_at is null and c.chosen_at < issue.until_at
      union all
      select r.email, r.locale, case r.locale when 'fr-fr' then 'Europe/Paris' when 'zh-cn' then 'Asia/Shanghai' end,
        ${MORNING}::int, r.key, r.paused_until, false
      from issue join newsletter_subscription s on s.record_id = issue.record_id
      join newsletter_reader r on r.id = s.reader
      where s.ended_at is null and s.confirmed_at < issue.until_at
    ), reader as (
      select distinct on (lower(email)) *, max(paused) over (partition by lower(email)) as paused_until
      from chosen order by lower(email), by_account desc
    )
    insert into mail (cause, recipient, is_bulk, writer, content, unsubscribe_url, due_at, expires_at)
    select 'newsletter:' || issue.id || ':' || encode(sha256(convert_to(lower(r.email), 'UTF8')), 'hex'), r.email, true,
      ${ISSUE_WRITER}, jsonb_build_object('issue', issue.id::text, 'key', r.key),
      case r.locale
        when 'fr-fr' then ${preferences('fr-fr')} when 'zh-cn' then ${preferences('zh-cn')} else ${preferences('en')}
      end || r.key || '&newsletter=' || issue.record_id, morning.at, morning.at + interval '3 days'
    from issue cross join reader r
    cross join lateral (select coalesce(r.zone, ${HOME_ZONE}) as name) zone
    cross join lateral (select ${now}::timestamptz at time zone zone.name as local_now) here
    cross join lateral (
      select (date_trunc('day', local_now) + make_interval(hours => r.hour) + case
        when date_trunc('day', local_now) + make_interval(hours => r.hour) > local_now then interval '0'
        else interval '1 day' end) at time zone zone.name as at) morning
    where coalesce(r.paused_until < local_now::date, true)
    on conflict (cause) do nothing`.execute(trx);
}
