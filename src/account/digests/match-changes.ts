import { type Kysely, sql, type Transaction } from 'kysely';
import { searchQueryText } from '../../content/search/search-text.ts';
import { siteLocales } from '../../i18n/locales.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import type { AlertFrequency } from '../alerts/alerts.ts';
import { answerChanged, happenedToAnswers } from '../dashboard/changed-answers.ts';
import { freshRecords, happenedTo, weight } from '../dashboard/happened.ts';
import { changedRoom } from '../rooms/note-change.ts';
import { dueAt } from './due-at.ts';

interface Change {
  readonly id: string;
  readonly recordId: string;
  readonly edition: string;
  readonly at: Date;
}

/** The database keeps microseconds, we have milliseconds. */
const MOMENT = 1;
/** Of several alerts that bring the same, the one that brings it soonest counts. */
const soonest = ['immediate', 'daily', 'weekly'] satisfies AlertFrequency[];

/**
 * Finds whom the next change concerns, and notes when they are to be told, all in one transaction: done again it changes
 * nothing, and any number of processes may do so at once.
 *
 * @param now from which on the next hour of each reader is counted
 * @returns false when every change has been matched
 */
export async function matchNextChange(db: Kysely<DB>, now = new Date()): Promise<boolean> {
  await fillTerms(db);
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<Change>`
      select id::text, record_id as "recordId", edition, at from alert_change
      where matched_at is null order by id limit 1 for update skip locked`.execute(trx);
    const change = rows[0];
    if (!change) return false;
    for (const locale of siteLocales) await matchIn(trx, change, locale, now);
    await sql`update alert_change set matched_at = now() where id = ${change.id}::bigint`.execute(trx);
    return true;
  });
}

/** What is followed is compared as the preview does it, with all followers at once instead of one. */
async function matchIn(
  trx: Transaction<DB>,
  { recordId, edition, at }: Change,
  requestedLocale: (typeof siteLocales)[number],
  now: Date,
): Promise<void> {
  const window = {
    since: new Date(at.getTime() - MOMENT),
    until: new Date(at.getTime() + MOMENT),
    requestedLocale,
    withChanges: true,
    only: recordId,
  };
  await sql`
    with follow as not materialized (
      select a.visitor, a.kind, coalesce(a.record_id, a.report_id::text, a.room) as subject_id, a.query, a.record_id,
        a.report_id, a.terms, a.frequency
      from alert a join visitor v on v.id = a.visitor and v.mail_locale = ${requestedLocale}
      where a.ended_at is null and a.created_at <= ${at}
    ), fresh as materialized (
      ${freshRecords(window)}
    ), happened (visitor, kind, record_id, subject_id, query, at) as (
      ${happenedTo(window, termsOfFollower)}
      union all ${goneRecords(recordId, at)}
      union all ${happenedToAnswers(answerChanged(recordId, at))}
      union all ${changedRooms(recordId, at)}
    ), once as (
      select distinct on (h.visitor) h.visitor, h.kind, h.subject_id, h.query, f.frequency
      from happened h join follow f on f.visitor = h.visitor and f.kind = h.kind
        and coalesce(f.subject_id, f.query) = coalesce(h.subject_id, h.query)
      order by h.visitor, array_position(${soonest}::text[], f.frequency),
        array_position(${[...weight]}::text[], h.kind), h.subject_id
    )
    insert into alert_hit (visitor, record_id, edition, kind, subject_id, query, at, due_at)
    select o.visitor, ${recordId}, ${edition}, o.kind, o.subject_id, o.query, ${at}, ${dueAt(sql`o.frequency`, now)}
    from once o
    join visitor v on v.id = o.visitor
    left join visitor_profile p on p.visitor = o.visitor
    left join known_time_zone z on z.name = p.time_zone
    on conflict do nothing`.execute(trx);
}

/** Taken off the site: those who follow the record itself hear of it. */
function goneRecords(recordId: string, at: Date) {
  return sql`
    select f.visitor, f.kind, f.record_id, f.subject_id, f.query, ${at}::timestamptz from follow f
    where f.kind = 'record' and f.record_id = ${recordId}
      and not exists (select from live l where l.record_id = ${recordId})`;
}

/** Something in a room: those who follow it hear of it. */
function changedRooms(recordId: string, at: Date) {
  return sql`
    select f.visitor, f.kind, f.subject_id, f.subject_id, f.query, ${at}::timestamptz from follow f
    where f.kind = 'room' and f.subject_id = ${changedRoom(recordId)}::text`;
}

/** The terms of `live l` that the owner of `follow f` may look among: what nobody told us that they hold, they do not. */
const termsOfFollower = sql`
  case
    when l.whole_for = 'sign-in' then l.search_whole
    when l.whole_for like 'permission %' and exists (
      select from entitlement e
      where e.visitor = f.visitor and 'permission ' || e.name = l.whole_for
        and e.from_day <= current_date and coalesce(e.until_day >= current_date, true)) then l.search_whole
    else l.search_text
  end`;

/** The words of saved searches as the index takes them, where they are not there yet. */
async function fillTerms(db: Kysely<DB>): Promise<void> {
  const { rows } = await sql<{ query: string }>`
    select distinct query from alert where kind = 'search' and terms is null and ended_at is null`.execute(
    db,
  );
  if (rows.length === 0) return;
  const queries = rows.map(({ query }) => query);
  await sql`
    update alert a set terms = taken.terms
    from unnest(${queries}::text[], ${queries.map((query) => searchQueryText(query) ?? '')}::text[]) as taken (query, terms)
    where a.kind = 'search' and a.query = taken.query and a.terms is null and a.ended_at is null`.execute(db);
}
