import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../platform/db/tables.gen.ts';
import { addressOf } from '../../routing/address.ts';
import { morningAt } from '../digests/due-at.ts';
import { MAIL_PREFERENCES_PATH } from '../digests/queue-digests.ts';
import { assembleIssue, HOME_ZONE, type IssueSpan, periodsAt } from './assemble-issue.ts';
import { lockMoves } from './moves-lock.ts';

/** The name of those letters' writer in the outbox. */
export const ISSUE_WRITER = 'newsletter-issue';
/** What an issue is sent to an address for, once. */
export const issueCause = (issue: RawBuilder<unknown>, email: RawBuilder<unknown>) =>
  sql`'newsletter:' || ${issue} || ':' || encode(sha256(convert_to(lower(${email}), 'UTF8')), 'hex')`;
/** The hour at which readers without an account are sent something, where they are. */
const MORNING = 8;
/** Where a day begins first on earth. */
const FIRST_ZONE = 'Pacific/Kiritimati';

/**
 * Does the next thing about issues: writes the mails of one whose day has come into the outbox, each for the morning of its
 * reader, or makes one whose period is over, of what was published on the topics of its newsletter since the last one. An
 * issue is sent in one transaction with its mails; one that an editor still works at waits.
 *
 * @returns whether there was anything; ask again until there is nothing
 */
export async function queueNextIssue(
  db: Kysely<DB>,
  siteOrigin: string,
  now: Date = new Date(),
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const scheduled = await takeScheduled(trx, now);
    if (scheduled !== undefined) {
      await lockMoves(trx);
      await queueMails(trx, scheduled, siteOrigin, now);
      return true;
    }
    const due = await nextDue(trx, now);
    // Another process may make it meanwhile: then nothing is written here.
    if (due) await assembleIssue(trx, { ...due, toldUntil: due.until }, due.today);
    return due !== undefined;
  });
}

/** An issue whose day has begun somewhere, as sent. */
async function takeScheduled(trx: Transaction<DB>, now: Date): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    update newsletter_issue set state = 'sent', sent_at = ${now} where id = (
      select id from newsletter_issue
      where state = 'scheduled' and send_on::timestamp at time zone ${FIRST_ZONE} <= ${now}
      order by send_on, id limit 1 for update skip locked)
    returning id::text`.execute(trx);
  return rows[0]?.id;
}

/** A newsletter of which the period that ended last has no issue. */
async function nextDue(
  trx: Transaction<DB>,
  now: Date,
): Promise<(Pick<IssueSpan, 'recordId' | 'since' | 'until'> & { readonly today: string }) | undefined> {
  const { rows } = await sql<{ recordId: string; since: Date; until: Date; today: string }>`
    select l.record_id as "recordId", period.until, coalesce(last.told_until, period.since) as since,
      (${now}::timestamptz at time zone ${HOME_ZONE})::date::text as today
    from live l ${periodsAt(now)}
    left join lateral (
      select i.until_at, i.told_until from newsletter_issue i where i.record_id = l.record_id
      order by i.until_at desc limit 1) last on true
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
  const morning = morningAt({ zone: sql`zone.name`, hour: sql`r.hour`, day: sql`issue.send_on` }, now);
  await sql`
    with issue as (
      select id, record_id, until_at, send_on from newsletter_issue
      where id = ${issue}::bigint and (record_ids <> '{}' or texts <> '{}')
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
    select ${issueCause(sql`issue.id`, sql`r.email`)}, r.email, true,
      ${ISSUE_WRITER}, jsonb_build_object('issue', issue.id::text, 'key', r.key),
      case r.locale
        when 'fr-fr' then ${preferences('fr-fr')} when 'zh-cn' then ${preferences('zh-cn')} else ${preferences('en')}
      end || r.key || '&newsletter=' || issue.record_id, morning.at, morning.at + interval '3 days'
    from issue cross join reader r
    cross join lateral (select coalesce(r.zone, ${HOME_ZONE}) as name) zone
    cross join lateral (select ${morning} as at) morning
    where coalesce(r.paused_until < (morning.at at time zone zone.name)::date, true)
    on conflict (cause) do nothing`.execute(trx);
}
