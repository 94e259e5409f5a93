import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../platform/db/tables.gen.ts';
import { freshRecords } from '../dashboard/happened.ts';

/** Where the periods of newsletters are counted. */
export const HOME_ZONE = 'Europe/London';
/** Nobody reads more in one mail. */
export const MOST_ITEMS = 30;

/** What an issue tells of. */
export interface IssueSpan {
  readonly recordId: string;
  readonly since: Date;
  /** The end of its period, which no other issue of the newsletter has. */
  readonly until: Date;
  /** Up to when it is assembled. */
  readonly toldUntil: Date;
}

/**
 * The periods of newsletters `live l` at a moment, as lateral relation `period`: `since` and `until` of the one that ended
 * last, and `next`, the end of the one under way.
 */
export function periodsAt(now: Date): RawBuilder<unknown> {
  return sql`
    cross join lateral (
      select case l.fields ->> 'cadence' when 'weekly' then 'week' when 'monthly' then 'month' else 'quarter' end as unit,
        case l.fields ->> 'cadence' when 'weekly' then interval '7 days' when 'monthly' then interval '1 month'
          else interval '3 months' end as long) cadence
    cross join lateral (select date_trunc(unit, ${now}::timestamptz at time zone ${HOME_ZONE}) as day) began
    cross join lateral (
      select (day - long) at time zone ${HOME_ZONE} as since, day at time zone ${HOME_ZONE} as until,
        (day + long) at time zone ${HOME_ZONE} as next) period`;
}

/** What was published on the topics of a newsletter, as (record_id, at), the newest first. */
export function publishedFor(
  recordId: string,
  { since, until }: { readonly since: Date; readonly until: Date },
): RawBuilder<unknown> {
  return sql`
    select fresh.record_id, max(fresh.at) as at
    from (${freshRecords({ since, until, requestedLocale: 'en', withChanges: false, only: null })}) fresh
    join link k on k.from_id = fresh.record_id and k.locale = fresh.locale
    join link t on t.to_id = k.to_id and t.from_id = ${recordId} and t.locale = 'en' and t.field = 'topics'
    group by fresh.record_id order by at desc, record_id limit ${MOST_ITEMS}`;
}

/**
 * Makes an issue of what was published on the topics of its newsletter.
 *
 * @param sendOn the day of its scheduled sending; null: it is a draft
 * @returns its number; null when there is one of this period already
 */
export async function assembleIssue(
  db: Kysely<DB>,
  { recordId, since, until, toldUntil }: IssueSpan,
  sendOn: string | null,
): Promise<number | null> {
  const { rows } = await sql<{ number: number }>`
    with told as (${publishedFor(recordId, { since, until: toldUntil })})
    insert into newsletter_issue (record_id, from_at, until_at, told_until, state, send_on, number, record_ids)
    select ${recordId}, ${since}, ${until}, ${toldUntil}, ${sendOn === null ? 'draft' : 'scheduled'}, ${sendOn}::date,
      (select coalesce(max(number), 0) + 1 from newsletter_issue where record_id = ${recordId}),
      coalesce((select array_agg(record_id order by at desc, record_id) from told), '{}')
    on conflict (record_id, until_at) do nothing
    returning number`.execute(db);
  return rows[0]?.number ?? null;
}
