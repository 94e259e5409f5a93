import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Locale } from '../../i18n/locales.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { shownIn } from '../records/live-record.ts';
import { enumName } from '../types/choices.ts';
import type { Field } from '../types/fields.ts';
import { declarationOf } from '../types/index.ts';
import { conditionsOf, isOffered, type ListRequest } from './conditions.ts';
import { derivedFilter, shownRow } from './derived-filters.ts';

export interface FacetValue {
  /** As the filter takes it. */
  readonly value: string;
  /** Title of the record that it names, and the language of that title; null for what is no record. */
  readonly label: string | null;
  readonly locale: Locale | null;
  readonly count: number;
}

/** What a list can be filtered by, and how many records each value leaves. */
export interface Facet {
  readonly field: string;
  readonly values: readonly FacetValue[];
}

interface Row extends FacetValue {
  readonly field: string;
}

/**
 * The facets of a list, in one statement: fields declared with `filter`, filters derived from others, languages, and
 * years where it is ordered by a day. A facet counts the records that all other filters leave; a value that is chosen is
 * always among them.
 *
 * @param only the fields that are wanted; left out: all
 */
export async function facetsOf(
  db: Kysely<DB>,
  request: ListRequest,
  only?: readonly string[],
): Promise<Facet[]> {
  const { fields, orderBy, derivedFilters = [] } = declarationOf(request.type);
  const isWanted = (name: string) => only?.includes(name) ?? true;
  const filters = Object.entries(fields).filter(([name, { filter }]) => filter && isWanted(name));
  const derived = derivedFilters.flatMap((name) => {
    const filter = derivedFilter(name);
    return filter && name !== 'id' && isWanted(name) ? [{ name, filter }] : [];
  });
  const links = filters.filter(([, { kind }]) => kind.startsWith('link')).map(([name]) => name);
  const named = [...links, ...derived.flatMap(({ name, filter }) => (filter.isRecord ? [name] : []))];
  const counted = filters.flatMap(([name, field]) => {
    const text = textOf(name, field);
    return text
      ? [
          sql`select ${name}::text, v.value, 1, null from shown s, lateral ${text}
      where s.missed <@ array[${name}]::text[]`,
        ]
      : [];
  });
  const labelled = derived.flatMap(({ name, filter }) => (filter.isLabelled ? [name as string] : []));
  const chosenLabelled = derived.flatMap((one) => {
    const chosen = request.filter[one.name];
    return labelled.includes(one.name) && Array.isArray(chosen) ? [{ ...one, chosen: [...chosen] }] : [];
  });
  const given: Record<string, readonly string[] | boolean> = {
    ...request.filter,
    ...(request.availableIn && { availableIn: request.availableIn }),
    ...(request.from && { year: [String(request.from.getUTCFullYear())] }),
  };
  const chosen = Object.entries(given).flatMap(([field, values]) =>
    typeof values === 'boolean' || !isWanted(field) || labelled.includes(field)
      ? []
      : [sql`select ${field}::text, unnest(${[...values]}::text[]), 0, null`],
  );
  const { rows } = await sql<Row>`
    with shown as materialized (
      select l.record_id, l.locale, l.parent_id, l.brief as fields, l.ordered_at, ${missedOf(request)} as missed
      from live l where ${isOffered(request)} and ${shownIn(request.locale)}),
    ${sql.join(
      derived.map(({ name, filter }) => {
        const chosen = request.filter[name];
        return filter.given ? sql`${filter.given(Array.isArray(chosen) ? chosen : [])},` : sql``;
      }),
      sql` `,
    )}
    counted as (
      select field, value, sum(n)::int as count, max(label) as label from (
        ${sql.join(
          [
            ...counted,
            ...derived.map(
              ({
                name,
                filter,
              }) => sql`select ${name}::text, v.value, 1, ${filter.isLabelled ? sql`v.label` : sql`null`}
                from shown s, lateral ${filter.values(shownRow, request.now)} where s.missed <@ array[${name}]::text[]`,
            ),
            // What is chosen is named, also where it leaves nothing.
            ...chosenLabelled.map(
              ({ name, filter, chosen }) => sql`select ${name}::text, v.value, 0, v.label
                from shown s, lateral ${filter.values(shownRow, request.now)} where v.value = any(${chosen}::text[])`,
            ),
            sql`select k.field, k.to_id, 1, null from shown s
              join link k on k.from_id = s.record_id and k.locale = s.locale and k.field = any(${links}::text[])
              where s.missed <@ array[k.field]`,
            ...(isWanted('availableIn')
              ? [
                  sql`select 'availableIn', t.locale, 1, null from shown s
                    join live t on t.record_id = s.record_id and t.withdrawn_at is null
                    where s.missed <@ array['availableIn']`,
                ]
              : []),
            ...(orderBy && isWanted('year')
              ? [
                  sql`select 'year', extract(year from s.ordered_at at time zone 'UTC')::text, 1, null from shown s
                    where s.missed <@ array['year']`,
                ]
              : []),
            ...chosen,
          ],
          sql` union all `,
        )}) one (field, value, n, label)
      where value is not null group by field, value)
    select c.field, c.value, c.count, coalesce(own.title, english.title, c.label) as label,
      coalesce(own.locale, english.locale) as locale
    from counted c
    left join live own on own.record_id = c.value and own.locale = ${request.locale}
      and c.field = any(${named}::text[])
    left join live english on english.record_id = c.value and english.locale = 'en'
      and c.field = any(${named}::text[])
    where c.field <> all(${named}::text[]) or (coalesce(own.title, english.title) is not null
      and case when own.title is null then english.withdrawn_at else own.withdrawn_at end is null)
    order by c.count desc, c.value`.execute(db);
  const byField = Map.groupBy(rows, ({ field }) => field);
  return [...byField].map(([field, found]) => ({
    field,
    values: found.map(({ field: _, ...one }) =>
      fields[field]?.kind === 'choice' ? { ...one, value: enumName(one.value) } : one,
    ),
  }));
}

/** Which of the chosen filters a row of `live l` does not pass. */
function missedOf(request: ListRequest): RawBuilder<unknown> {
  const cases = [...conditionsOf(request)].map(
    ([name, condition]) => sql`case when ${condition} then null else ${name} end`,
  );
  return sql`array_remove(array[${sql.join(cases)}]::text[], null)`;
}

/** The values of a field in a row of `shown s`, as a relation `v (value)`; null for kinds that are not counted. */
function textOf(name: string, field: Field): RawBuilder<unknown> | null {
  switch (field.kind) {
    case 'choice':
    case 'text':
      return sql`(select s.fields ->> ${name}) v (value)`;
    case 'list': {
      const [first = ''] = Object.keys(field.fields);
      return sql`(select distinct one ->> ${first} from jsonb_array_elements(s.fields -> ${name}) one) v (value)`;
    }
    default:
      return null;
  }
}
