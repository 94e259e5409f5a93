import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../content/context.ts';
import { termsFor } from '../../content/fields/open-values.ts';
import { shownIn } from '../../content/records/live-record.ts';
import { contentTypeNames, declarationOf, typesWhere } from '../../content/types/index.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { shownRow } from '../shown-row.ts';
import { type Follow, termsOf } from './follows.ts';

/** What can be new on the site and lead to what somebody follows. */
const newTypes = typesWhere(({ countsAsNews }) => countsAsNews === true);
/** Fields by which a record names who made it; any other link says what it is about. */
const makerFields = [
  ...new Set(
    contentTypeNames.flatMap((name) =>
      Object.entries(declarationOf(name).fields).flatMap(([field, { kind, ...options }]) =>
        kind === 'links' && 'makers' in options ? [field] : [],
      ),
    ),
  ),
];
/** As many new records are looked at, the newest: a long absence is not made good by a long list. */
const LOOKED_AT = 500;

export type DashboardItemKind = Follow['kind'] | 'saved-updated' | 'saved-withdrawn';

/** Something that happened to a record, and why its reader hears of it. */
export interface DashboardItem {
  readonly kind: DashboardItemKind;
  readonly recordId: string;
  /** What is followed; null for a search, and for what was saved. */
  readonly subjectId: string | null;
  readonly query: string | null;
  readonly at: Date;
}

interface ItemsQuery {
  readonly follows: readonly Follow[];
  /** Who hears of it: a search finds the words that they may read. */
  readonly viewer: Viewer;
  /** Whose saved records are looked after; null: nobody's. */
  readonly savedBy: string | null;
  readonly requestedLocale: Locale;
  readonly since: Date;
  readonly until: Date;
  readonly first: number;
}

/**
 * What happened between two moments in what is followed and saved, the newest first: each record once, for the reason
 * that weighs most. In the language asked for, else in English.
 */
export async function dashboardItems(db: Kysely<DB>, request: ItemsQuery): Promise<DashboardItem[]> {
  const { follows, savedBy } = request;
  const parts = [
    ...(follows.length > 0 ? [freshByLinks, freshByPlace, freshBySearch, changedRecords] : []),
    ...(savedBy === null ? [] : [savedUpdated(request, savedBy), savedWithdrawn(request, savedBy)]),
  ];
  if (parts.length === 0) return [];
  const { rows } = await sql<DashboardItem>`
    with follow as (
      select * from unnest(
        ${follows.map(({ kind }) => kind)}::text[], ${follows.map(({ subjectId }) => subjectId)}::text[],
        ${follows.map(({ query }) => query)}::text[], ${follows.map(({ recordId }) => recordId)}::text[],
        ${follows.map(termsOf)}::text[]
      ) as f (kind, subject_id, query, record_id, terms)
    ), fresh as materialized (
      select l.record_id, l.locale, l.parent_id, l.first_published_at as at from live l
      where l.first_published_at > ${request.since} and l.first_published_at <= ${request.until}
        and l.withdrawn_at is null and l.path is not null and l.type = any(${newTypes}::text[])
        and ${shownIn(request.requestedLocale)}
      order by l.first_published_at desc limit ${LOOKED_AT}
    ), happened (kind, record_id, subject_id, query, at) as (
      ${sql.join(
        parts.map((part) => (typeof part === 'function' ? part(request) : part)),
        sql` union all `,
      )}
    ), once as (
      select distinct on (record_id) kind, record_id as "recordId", subject_id as "subjectId", query, at from happened
      order by record_id, array_position(${weight}::text[], kind), at desc, subject_id
    )
    select * from once order by at desc, "recordId" limit ${request.first}`.execute(db);
  return rows;
}

const weight: readonly DashboardItemKind[] = [
  'saved-withdrawn',
  'saved-updated',
  'record',
  'author',
  'topic',
  'search',
  'newsletter',
  'interest',
];

function freshByLinks(): RawBuilder<unknown> {
  return sql`
    select f.kind, fresh.record_id, f.subject_id, f.query, fresh.at
    from fresh join link k on k.from_id = fresh.record_id and k.locale = fresh.locale
    join follow f on f.record_id = k.to_id and (
      (f.kind = 'author' and k.field = any(${makerFields}::text[]))
      or (f.kind in ('topic', 'interest', 'newsletter') and k.field <> all(${makerFields}::text[])))`;
}

/** What stands below a navigator service, or below a region of it. */
function freshByPlace(): RawBuilder<unknown> {
  return sql`
    select f.kind, fresh.record_id, f.subject_id, f.query, fresh.at
    from fresh join live above on above.record_id = fresh.parent_id and above.locale = 'en'
    join follow f on f.record_id in (above.record_id, above.parent_id) and f.kind in ('topic', 'interest')`;
}

function freshBySearch({ viewer }: ItemsQuery): RawBuilder<unknown> {
  return sql`
    select f.kind, fresh.record_id, f.subject_id, f.query, fresh.at
    from follow f cross join fresh
    join live l on l.record_id = fresh.record_id and l.locale = fresh.locale
    where f.kind = 'search' and f.terms is not null and (${termsFor(viewer)}) @@ to_tsquery('simple', f.terms)`;
}

/** Records that are followed themselves: changed by more than their wording, or withdrawn. */
function changedRecords(request: ItemsQuery): RawBuilder<unknown> {
  return sql`
    select f.kind, f.record_id, f.subject_id, f.query, greatest(l.withdrawn_at, v.at)
    from follow f cross join ${shownRow(sql`f.record_id`, request.requestedLocale)}
    left join ${lastChange(sql`f.record_id`, request)} on true
    where f.kind = 'record'
      and (v.at is not null or (l.withdrawn_at > ${request.since} and l.withdrawn_at <= ${request.until}))`;
}

function savedUpdated(request: ItemsQuery, visitor: string): RawBuilder<unknown> {
  return sql`
    select 'saved-updated', f.record_id, null, null, v.at
    from favourite f cross join ${shownRow(sql`f.record_id`, request.requestedLocale)}
    cross join ${lastChange(sql`f.record_id`, request)}
    where f.visitor = ${visitor} and v.at > f.saved_at and l.withdrawn_at is null`;
}

/** Withdrawn with a banner, or taken off the site: of that, its history alone knows when. */
function savedWithdrawn({ since, until, requestedLocale }: ItemsQuery, visitor: string): RawBuilder<unknown> {
  return sql`
    select 'saved-withdrawn', f.record_id, null, null, coalesce(l.withdrawn_at, h.at)
    from favourite f left join ${shownRow(sql`f.record_id`, requestedLocale)} on true
    left join lateral (
      select max(at) as at from history where record_id = f.record_id and action = 'unpublished') h on true
    where f.visitor = ${visitor} and (l.record_id is null or l.withdrawn_at is not null)
      and coalesce(l.withdrawn_at, h.at) > ${since} and coalesce(l.withdrawn_at, h.at) <= ${until}`;
}

/** The last version that changed more than wording, of the row `l` or of the English one: a lateral subquery `v`. */
function lastChange(recordId: RawBuilder<unknown>, { since, until }: ItemsQuery): RawBuilder<unknown> {
  return sql`lateral (
    select max(v.published_at) as at from version v
    where v.record_id = ${recordId} and v.locale in (l.locale, 'en') and v.number > 1 and v.change <> 'minor'
      and v.published_at > ${since} and v.published_at <= ${until}) v`;
}
