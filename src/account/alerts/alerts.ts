import { type Kysely, sql } from 'kysely';
import { searchQueryText } from '../../content/search/search-text.ts';
import { typesWhere } from '../../content/types/index.ts';
import type { FollowedAs } from '../../content/types/places-in-lists.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { moveWaiting } from '../digests/move-waiting.ts';
import { isUuid } from '../is-uuid.ts';
import { type InputProblem, limitReached, notFound, refuseInput, textProblems } from '../refusals.ts';
import { shownRow } from '../shown-row.ts';
import { ensureVisitor, lockVisitor } from '../visitor.ts';

export type AlertKind = FollowedAs | 'record' | 'search' | 'report';
export type AlertFrequency = 'immediate' | 'daily' | 'weekly';

export interface Alert {
  readonly id: string;
  readonly kind: AlertKind;
  readonly recordId: string | null;
  readonly query: string | null;
  /** Of a saved report. */
  readonly reportId: string | null;
  /** Of the record in the language asked for, the words that are searched for, or the report's name. */
  readonly title: string;
  readonly frequency: AlertFrequency;
  readonly createdAt: Date;
  readonly requestedLocale: Locale;
}

interface NewAlert {
  readonly kind: AlertKind;
  readonly recordId: string | null;
  readonly query: string | null;
  /** A saved report of theirs. */
  readonly reportId?: string | null;
  readonly frequency: AlertFrequency;
}

const MOST_ALERTS = 100;
const LONGEST_QUERY = 200;

/** What can be followed as what; `null`: any record. */
function followed(kind: AlertKind): readonly string[] | null {
  if (kind === 'search' || kind === 'record' || kind === 'report') return null;
  return typesWhere(({ followedAs }) => followedAs === kind);
}

/**
 * Follows something. The same again with another frequency ends the one before and begins anew;
 * what waits to be told of it comes by the new one.
 *
 * @returns the alert's id
 * @throws GraphQLError NOT_FOUND, BAD_USER_INPUT or LIMIT_REACHED
 */
export async function saveAlert(db: Kysely<DB>, visitor: string, given: NewAlert): Promise<string> {
  const alert = {
    ...given,
    query: given.query?.trim() || null,
    recordId: given.recordId || null,
    reportId: given.reportId || null,
  };
  refuseInput(problemsOf(alert));
  return db.transaction().execute(async (trx) => {
    if (alert.recordId !== null) await demandLive(trx, alert.kind, alert.recordId);
    await ensureVisitor(trx, visitor);
    await lockVisitor(trx, visitor);
    if (alert.reportId !== null) await demandReport(trx, visitor, alert.reportId);
    const active = await trx
      .selectFrom('alert')
      .select(['id', 'kind', 'record_id', 'query', 'report_id', 'frequency'])
      .where('visitor', '=', visitor)
      .where('ended_at', 'is', null)
      .execute();
    const same = active.find(
      (one) =>
        one.kind === alert.kind &&
        (one.record_id ?? one.query ?? one.report_id) === (alert.recordId ?? alert.query ?? alert.reportId),
    );
    if (same?.frequency === alert.frequency) return same.id;
    if (same) await end(trx, visitor, same.id, 'changed');
    else if (active.length >= MOST_ALERTS) throw limitReached(`At most ${MOST_ALERTS} alerts can be set`);
    const { recordId: record_id, reportId: report_id, ...rest } = alert;
    const { id } = await trx
      .insertInto('alert')
      .values({ visitor, record_id, report_id, terms: rest.query && searchQueryText(rest.query), ...rest })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (same) await moveWaiting(trx, visitor);
    return id;
  });
}

function problemsOf({ kind, recordId, query, reportId }: NewAlert): InputProblem[] {
  if (kind === 'report') {
    const isAlone = recordId === null && query === null && reportId;
    return isAlone
      ? []
      : [{ path: 'reportId', code: 'missing', message: 'must name a report, and nothing else' }];
  }
  if (reportId) return [{ path: 'reportId', code: 'unknown', message: 'is of a report alone' }];
  if (kind !== 'search') {
    if (query !== null) return [{ path: 'query', code: 'unknown', message: 'is of a search alone' }];
    return recordId === null ? [{ path: 'recordId', code: 'missing', message: 'must name a record' }] : [];
  }
  if (recordId !== null) return [{ path: 'recordId', code: 'unknown', message: 'is of all but a search' }];
  if (query === null || searchQueryText(query) === null)
    return [{ path: 'query', code: 'missing', message: 'must hold words to search for' }];
  return textProblems('query', query, LONGEST_QUERY);
}

async function demandLive(db: Kysely<DB>, kind: AlertKind, recordId: string): Promise<void> {
  const types = followed(kind);
  const live = await db
    .selectFrom('live')
    .select('type')
    .where('record_id', '=', recordId)
    .where('withdrawn_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (!live) throw notFound();
  if (types && !types.includes(live.type))
    refuseInput([{ path: 'recordId', code: 'unknown', message: `must be one of ${types.join(', ')}` }]);
}

async function demandReport(db: Kysely<DB>, visitor: string, id: string): Promise<void> {
  const report = isUuid(id)
    ? await db
        .selectFrom('saved_report')
        .select('id')
        .where('visitor', '=', visitor)
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined;
  if (!report) throw notFound();
}

/** Ends an alert of the reader's own. @throws GraphQLError NOT_FOUND */
export async function removeAlert(db: Kysely<DB>, visitor: string, id: string): Promise<void> {
  if (!isUuid(id) || (await end(db, visitor, id, 'removed')) === 0) throw notFound();
}

async function end(
  db: Kysely<DB>,
  visitor: string,
  id: string,
  reason: 'removed' | 'changed',
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('alert')
    .set({ ended_at: sql<Date>`now()`, ended_reason: reason })
    .where('visitor', '=', visitor)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** What a reader follows now, the newest first; without what was taken off the site since. */
export async function readAlerts(db: Kysely<DB>, visitor: string, requestedLocale: Locale): Promise<Alert[]> {
  const { rows } = await sql<Omit<Alert, 'requestedLocale'>>`
    select a.id, a.kind, a.record_id as "recordId", a.query, a.report_id as "reportId",
      coalesce(l.title, a.query, r.title, '') as title, a.frequency, a.created_at as "createdAt"
    from alert a left join saved_report r on r.id = a.report_id left join ${shownRow(sql`a.record_id`, requestedLocale)} on true
    where a.visitor = ${visitor} and a.ended_at is null and (a.kind in ('search', 'report') or l.record_id is not null)
    order by a.created_at desc, a.id`.execute(db);
  return rows.map((row) => ({ ...row, requestedLocale }));
}
