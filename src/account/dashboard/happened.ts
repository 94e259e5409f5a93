import { type RawBuilder, sql } from 'kysely';
import { shownIn } from '../../content/records/live-record.ts';
import { contentTypeNames, declarationOf, typesWhere } from '../../content/types/index.ts';
import type { Locale } from '../../i18n/locales.ts';
import { shownRow } from '../shown-row.ts';

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

/** Of which time, and in which language, what happened is looked for. */
export interface Window {
  readonly since: Date;
  readonly until: Date;
  readonly requestedLocale: Locale;
  /** Whether what is followed also brings records that changed, and not new ones alone. */
  readonly withChanges: boolean;
  /** One record alone; null: any. */
  readonly only: string | null;
}

/** New records, as the relation `fresh`: the newest, each by the row that it is shown by. */
export function freshRecords(window: Window): RawBuilder<unknown> {
  const { since, until, only } = window;
  const shown = sql`l.withdrawn_at is null and l.path is not null and l.type = any(${newTypes}::text[])
    and ${only === null ? sql`true` : sql`l.record_id = ${only}`} and ${shownIn(window.requestedLocale)}`;
  const changed = sql`
    union all
    select l.record_id, l.locale, l.parent_id, v.at from (
      select record_id, locale, max(published_at) as at from version
      where published_at > ${since} and published_at <= ${until} and change <> 'minor' and number > 1
        and ${only === null ? sql`true` : sql`record_id = ${only}`}
      group by record_id, locale) v
    join live l on l.record_id = v.record_id and v.locale in (l.locale, 'en')
    where l.first_published_at <= ${since} and ${shown}`;
  return sql`
    select * from (
      select l.record_id, l.locale, l.parent_id, l.first_published_at as at from live l
      where l.first_published_at > ${since} and l.first_published_at <= ${until} and ${shown}
      ${window.withChanges ? changed : sql``}) as found
    order by at desc limit ${LOOKED_AT}`;
}

/**
 * What happened in what is followed, as rows of (visitor, kind, record_id, subject_id, query, at): of the relations
 * `follow` (visitor, kind, subject_id, query, record_id, terms) and `fresh`.
 *
 * @param terms the search terms of `live l` that the visitor of `follow f` may look among
 */
export function happenedTo(window: Window, terms: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql.join(
    [freshByLinks, freshByPlace, freshBySearch(terms), changedRecords(window)],
    sql` union all `,
  );
}

const freshByLinks = sql`
  select f.visitor, f.kind, fresh.record_id, f.subject_id, f.query, fresh.at
  from fresh join link k on k.from_id = fresh.record_id and k.locale = fresh.locale
  join follow f on f.record_id = k.to_id and (
    (f.kind = 'author' and k.field = any(${makerFields}::text[]))
    or (f.kind in ('topic', 'interest', 'newsletter') and k.field <> all(${makerFields}::text[])))`;

/** What stands below a navigator service, or below a region of it. */
const freshByPlace = sql`
  select f.visitor, f.kind, fresh.record_id, f.subject_id, f.query, fresh.at
  from fresh join live above on above.record_id = fresh.parent_id and above.locale = 'en'
  join follow f on f.record_id in (above.record_id, above.parent_id) and f.kind in ('topic', 'interest')`;

function freshBySearch(terms: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select f.visitor, f.kind, fresh.record_id, f.subject_id, f.query, fresh.at
    from follow f cross join fresh
    join live l on l.record_id = fresh.record_id and l.locale = fresh.locale
    where f.kind = 'search' and f.terms is not null and (${terms}) @@ to_tsquery('simple', f.terms)`;
}

/** Records that are followed themselves: changed by more than their wording, or withdrawn. */
function changedRecords(window: Window): RawBuilder<unknown> {
  return sql`
    select f.visitor, f.kind, f.record_id, f.subject_id, f.query, greatest(l.withdrawn_at, v.at)
    from follow f cross join ${shownRow(sql`f.record_id`, window.requestedLocale)}
    left join ${lastChange(sql`f.record_id`, window)} on true
    where f.kind = 'record' and ${window.only === null ? sql`true` : sql`f.record_id = ${window.only}`}
      and (v.at is not null or (l.withdrawn_at > ${window.since} and l.withdrawn_at <= ${window.until}))`;
}

/** The last version that changed more than wording, of the row `l` or of the English one: a lateral subquery `v`. */
export function lastChange(
  recordId: RawBuilder<unknown>,
  { since, until }: Pick<Window, 'since' | 'until'>,
): RawBuilder<unknown> {
  return sql`lateral (
    select max(v.published_at) as at from version v
    where v.record_id = ${recordId} and v.locale in (l.locale, 'en') and v.number > 1 and v.change <> 'minor'
      and v.published_at > ${since} and v.published_at <= ${until}) v`;
}

/** Of several reasons to tell somebody of a record, the one that weighs most comes first. */
export const weight = [
  'saved-withdrawn',
  'saved-updated',
  'record',
  'report',
  'author',
  'topic',
  'search',
  'newsletter',
  'interest',
] as const;
