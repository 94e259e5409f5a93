import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Clock } from '../../platform/cache/clock.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { CachedUntilPublished } from '../changes/cached-until-published.ts';
import type { DerivedFilterName } from '../types/define.ts';
import type { ContentTypeName } from '../types/index.ts';
import { beginsAt, type Minimum, paidIn, reaches, readMinimum, topOf } from './pay.ts';
import { bandOf } from './worth.ts';

/** A row of a list as statements call it. */
interface Row {
  readonly id: RawBuilder<unknown>;
  readonly locale: RawBuilder<unknown>;
  readonly parentId: RawBuilder<unknown>;
  readonly fields: RawBuilder<unknown>;
  readonly orderedAt: RawBuilder<unknown>;
}

/** A filter by what follows from fields. */
interface DerivedFilter {
  /** The values of a row, as a relation `v (value)`. */
  readonly values: (row: Row, now: Date) => RawBuilder<unknown>;
  /** Whether a row has one of the values, where that is not to be looked up among its own. */
  readonly has?: (row: Row, values: readonly string[]) => RawBuilder<unknown>;
  /** The relation has a `label` in the row's language, too. */
  readonly isLabelled?: true;
  /** Values are ids of records. */
  readonly isRecord?: true;
  /** What the statement that counts is given besides the rows `shown`. */
  readonly given?: (chosen: readonly string[]) => RawBuilder<unknown>;
}

/** In `live l`. */
const liveRow: Row = {
  id: sql`l.record_id`,
  locale: sql`l.locale`,
  parentId: sql`l.parent_id`,
  fields: sql`l.brief`,
  orderedAt: sql`l.ordered_at`,
};
/** In the rows that facets count. */
export const shownRow: Row = {
  id: sql`s.record_id`,
  locale: sql`s.locale`,
  parentId: sql`s.parent_id`,
  fields: sql`s.fields`,
  orderedAt: sql`s.ordered_at`,
};

/** Days within which one may ask for a position to close. */
export const closingDays = [7, 30] as const;

const closesAt = (fields: RawBuilder<unknown>) => sql`(${fields} ->> 'closesAt')::timestamptz`;

const admissionsOf = ({ id, fields }: Row) => sql`(select distinct on (value) value, label from (
  select coalesce(english.item, own.item) ->> 'jurisdiction' as value, own.item ->> 'jurisdiction' as label
  from jsonb_array_elements(${fields} -> 'admissions') with ordinality own (item, at)
  left join (select item, at from live e, jsonb_array_elements(e.brief -> 'admissions') with ordinality as one (item, at)
    where e.record_id = ${id} and e.locale = 'en') english using (at)) each) v (value, label)`;

/** Looked up for each row of a step: the planner takes those for many, and would read all of `live` for each step. */
const byRow = (found: RawBuilder<unknown>) => sql`cross join lateral (${found} offset 0) next`;

/** By the names that types declare as `derivedFilters`. */
const derivedFilters = {
  /** `French fluent`: a language with a level that somebody's own comes up to. */
  speaks: {
    values: ({ fields }) => sql`(select distinct (spoken ->> 'language') || ' ' || level
      from jsonb_array_elements(${fields} -> 'languages') spoken,
        unnest(case spoken ->> 'level' when 'native' then array['native', 'fluent', 'working']
          when 'fluent' then array['fluent', 'working'] else array['working'] end) level) v (value)`,
  },
  /** Where somebody may practise, as their English page says; what nobody's says is no filter. */
  admitted: {
    isLabelled: true,
    has: (
      row,
      values,
    ) => sql`(exists (select from ${admissionsOf(row)} where v.value = any(${[...values]}::text[]))
      or not exists (select from live known, jsonb_array_elements(known.brief -> 'admissions') item
        where known.type = 'person' and item ->> 'jurisdiction' = any(${[...values]}::text[])))`,
    values: (row) => admissionsOf(row),
  },
  /** `2026-11` */
  month: {
    values: ({ orderedAt }) => sql`(select to_char(${orderedAt} at time zone 'UTC', 'YYYY-MM')) v (value)`,
  },
  /** Of what a deal is worth. */
  band: { values: ({ fields }) => sql`(select ${bandOf(fields)}) v (value)` },
  /** The offices of a deal's people. */
  office: {
    isRecord: true,
    values: ({ id, locale }) => sql`(select distinct o.to_id from link p
      join link o on o.from_id = p.to_id and o.field = 'offices'
      where p.from_id = ${id} and p.locale = ${locale} and p.field = 'people') v (value)`,
  },
  /** A record itself. */
  id: { isRecord: true, values: ({ id }) => sql`(select ${id}) v (value)` },
  /** The pages that a record stands below. */
  page: {
    isRecord: true,
    has: ({ parentId }, values) => sql`${parentId} in (with recursive down (id) as (
        select unnest(${[...values]}::text[])
        union select next.record_id from down
          ${byRow(sql`select below.record_id from live below where below.parent_id = down.id`)})
      select id from down)`,
    values: ({ parentId }) => sql`(select id from above where above.of = ${parentId}) v (value)`,
    given: () => sql`above as materialized (with recursive up (of, id) as (
        select s.parent_id, s.parent_id from shown s where s.parent_id is not null
        union select up.of, next.parent_id from up ${byRow(sql`select higher.parent_id from live higher
          where higher.record_id = up.id and higher.parent_id is not null`)})
      select of, id from up)`,
  },
  /** `open` or `closed`: whether one may still apply. */
  state: {
    values: ({ fields }, now) => sql`(select case when ${fields} @> '{"filled": true}'
      or ${closesAt(fields)} <= ${now} then 'closed' else 'open' end) v (value)`,
  },
  /** In how many days, or fewer, a position closes, counted in nights where it is. */
  closing: {
    values: ({ fields }, now) => sql`(select days from unnest(${closingDays.map(String)}::text[]) days
      where (${closesAt(fields)} at time zone (${fields} ->> 'timeZone'))::date
        - (${now}::timestamptz at time zone (${fields} ->> 'timeZone'))::date <= days::integer) v (value)`,
  },
  /** `GBP-year-60000`: amounts that a salary reaches, of those at which one begins. */
  salary: {
    has: ({ fields }, values) => {
      const minima = values.flatMap((value) => readMinimum(value) ?? []);
      return sql`(false ${sql.join(
        minima.map((minimum) => sql`or ${reaches(fields, minimum)}`),
        sql` `,
      )})`;
    },
    values: ({ fields }) => sql`(select m.unit || '-' || m.amount from minima m
      where m.unit = ${paidIn(fields)} and m.amount <= ${topOf(fields)}) v (value)`,
    given: (chosen) => sql`minima as materialized (
      select distinct ${paidIn(shownRow.fields)} as unit, ${beginsAt(shownRow.fields)}::bigint as amount from shown s
      where s.missed <@ array['salary'] and ${paidIn(shownRow.fields)} is not null
        and s.fields ->> 'salaryFrom' is not null
      union select unit, amount from jsonb_to_recordset(${JSON.stringify(
        chosen.flatMap((value) => readMinimum(value) ?? []).map(unitOf),
      )}::jsonb) as chosen (unit text, amount bigint))`,
  },
} as const satisfies Record<DerivedFilterName, DerivedFilter>;

const unitOf = ({ currency, per, amount }: Minimum) => ({ unit: `${currency}-${per}`, amount });

export function derivedFilter(name: string): DerivedFilter | undefined {
  return Object.hasOwn(derivedFilters, name)
    ? derivedFilters[name as keyof typeof derivedFilters]
    : undefined;
}

/** Whether a row of `live l` has one of the values of a derived filter. */
export function hasDerived(
  { has, values }: DerivedFilter,
  wanted: readonly string[],
  now: Date,
): RawBuilder<unknown> {
  return (
    has?.(liveRow, wanted) ??
    sql`exists (select from ${values(liveRow, now)} where v.value = any(${[...wanted]}::text[]))`
  );
}

/** Which records of a type are closed, and in how many days others close, as a text that is another when either changes. */
export function closedUntil(type: ContentTypeName, now: Date): RawBuilder<unknown> {
  return sql`(select string_agg(concat_ws(' ', zone, closed, (${now}::timestamptz at time zone zone)::date), ',' order by zone)
    from (select l.brief ->> 'timeZone' as zone, count(*) filter (where ${closesAt(liveRow.fields)} <= ${now}) as closed
      from live l where l.type = ${type} group by 1) places)`;
}

/** When records of a type close, soonest first, and where. */
const closings = new CachedUntilPublished<readonly { readonly timeZone: string; readonly at: Date }[]>(10);

/** Tells the clock when the next record of a type closes, and when the day ends where one closes. */
export async function noteClosings(db: Kysely<DB>, type: ContentTypeName, clock: Clock): Promise<void> {
  const all = await closings.get(db, type, async () => {
    const { rows } = await sql<{ timeZone: string; at: Date }>`
      select distinct l.brief ->> 'timeZone' as "timeZone", ${closesAt(liveRow.fields)} as at from live l
      where l.type = ${type} and l.brief ? 'closesAt' order by at`.execute(db);
    return rows;
  });
  const now = clock.unnoted();
  const ahead = all.filter(({ at }) => at > now);
  for (const [timeZone, [next]] of Map.groupBy(ahead, (closing) => closing.timeZone)) {
    if (next) clock.hasCome(next.at);
    clock.today(timeZone);
  }
}
