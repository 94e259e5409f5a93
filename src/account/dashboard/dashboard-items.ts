import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../content/context.ts';
import { termsFor } from '../../content/fields/open-values.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { shownRow } from '../shown-row.ts';
import { answersChanged, happenedToAnswers } from './changed-answers.ts';
import { type Follow, termsOf } from './follows.ts';
import { freshRecords, happenedTo, lastChange, type Window, weight } from './happened.ts';

/** Something that happened to a record, and why its reader hears of it. */
export interface BroughtItem {
  readonly kind: Follow['kind'] | 'saved-updated' | 'saved-withdrawn';
  readonly recordId: string;
  /** What is followed; null for a search, and for what was saved. */
  readonly subjectId: string | null;
  /** The words of a search, or the name of a saved report. */
  readonly query: string | null;
  readonly at: Date;
}

interface ItemsQuery extends Omit<Window, 'only'> {
  readonly follows: readonly Follow[];
  /** Who hears of it: a search finds the words that they may read. */
  readonly viewer: Viewer;
  /** Whose saved records are looked after; null: nobody's. */
  readonly savedBy: string | null;
  readonly first: number;
}

/**
 * What happened between two moments in what is followed and saved, the newest first: each record once, for the reason
 * that weighs most. In the language asked for, else in English.
 */
export async function dashboardItems(db: Kysely<DB>, request: ItemsQuery): Promise<BroughtItem[]> {
  const { follows, savedBy } = request;
  const window = { ...request, only: null };
  const parts = [
    ...(follows.length > 0 ? [happenedTo(window, termsFor(request.viewer))] : []),
    ...(follows.length > 0 && request.withChanges ? [happenedToAnswers(answersChanged(window))] : []),
    ...(savedBy === null ? [] : [savedUpdated(request, savedBy), savedWithdrawn(request, savedBy)]),
  ];
  if (parts.length === 0) return [];
  const { rows } = await sql<BroughtItem>`
    with follow as (
      select ''::text as visitor, f.*, case f.kind when 'report' then f.subject_id::uuid end as report_id from unnest(
        ${follows.map(({ kind }) => kind)}::text[], ${follows.map(({ subjectId }) => subjectId)}::text[],
        ${follows.map(({ query }) => query)}::text[], ${follows.map(({ recordId }) => recordId)}::text[],
        ${follows.map(termsOf)}::text[]
      ) as f (kind, subject_id, query, record_id, terms)
    ), fresh as materialized (
      ${freshRecords(window)}
    ), happened (visitor, kind, record_id, subject_id, query, at) as (
      ${sql.join(parts, sql` union all `)}
    ), once as (
      select distinct on (record_id) kind, record_id as "recordId", subject_id as "subjectId", query, at from happened
      order by record_id, array_position(${[...weight]}::text[], kind), at desc, subject_id
    )
    select * from once order by at desc, "recordId" limit ${request.first}`.execute(db);
  return rows;
}

function savedUpdated(request: ItemsQuery, visitor: string): RawBuilder<unknown> {
  return sql`
    select f.visitor, 'saved-updated', f.record_id, null, null, v.at
    from favourite f cross join ${shownRow(sql`f.record_id`, request.requestedLocale)}
    cross join ${lastChange(sql`f.record_id`, request)}
    where f.visitor = ${visitor} and v.at > f.saved_at and l.withdrawn_at is null`;
}

/** Withdrawn with a banner, or taken off the site: of that, its history alone knows when. */
function savedWithdrawn({ since, until, requestedLocale }: ItemsQuery, visitor: string): RawBuilder<unknown> {
  return sql`
    select f.visitor, 'saved-withdrawn', f.record_id, null, null, coalesce(l.withdrawn_at, h.at)
    from favourite f left join ${shownRow(sql`f.record_id`, requestedLocale)} on true
    left join lateral (
      select max(at) as at from history where record_id = f.record_id and action = 'unpublished') h on true
    where f.visitor = ${visitor} and (l.record_id is null or l.withdrawn_at is not null)
      and coalesce(l.withdrawn_at, h.at) > ${since} and coalesce(l.withdrawn_at, h.at) <= ${until}`;
}
