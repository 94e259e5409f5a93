import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '../../i18n/locales.ts';
import { FORM } from '../search/index/form.ts';
import type { Order } from '../types/define.ts';
import { type ContentTypeName, declarationOf } from '../types/index.ts';
import { derivedFilter, hasDerived } from './derived-filters.ts';
import { isNamed } from './names.ts';
import { beginsWith } from './titles.ts';

/** Which records a list holds, and in which order. */
export interface ListRequest {
  readonly type: ContentTypeName;
  readonly locale: Locale;
  /** By field: any of the values; ids for links. */
  readonly filter: Readonly<Record<string, readonly string[] | boolean>>;
  readonly startsWith: string | null;
  /** Words of a title, or of a person's names, in any order. */
  readonly named: string | null;
  /** What their texts must match, of `wordsQuery`. */
  readonly words?: string | null;
  /** Only records that can be read in one of these languages. */
  readonly availableIn: readonly Locale[] | null;
  /** Bounds of the day or instant that the type is ordered by: from inclusive, until exclusive. */
  readonly from: Date | null;
  readonly until: Date | null;
  readonly order: Order;
  /** The moment for which it is asked: what is open then. */
  readonly now: Date;
}

/** The condition that a row of `live l` belongs to the list, in whichever language it is. */
export function belongsTo(list: ListRequest): RawBuilder<boolean> {
  return sql.join([isOffered(list), ...conditionsOf(list).values()], sql` and `);
}

/** The part of it that no reader can choose. */
export function isOffered({ type, locale, startsWith, named, words }: ListRequest): RawBuilder<boolean> {
  return sql.join(
    [
      sql`l.type = ${type} and l.withdrawn_at is null`,
      ...(startsWith ? [beginsWith(type, locale, startsWith)] : []),
      ...(named ? [isNamed(named)] : []),
      ...(words ? [hasWords(words)] : []),
    ],
    sql` and `,
  );
}

/** Whether what everybody may read of a row has the words, in its own language. */
function hasWords(query: string): RawBuilder<boolean> {
  return sql`exists (select from search_entry e where e.form = ${FORM}
    and e.record_id = l.record_id and e.locale = l.locale and e.open @@ ${query}::tsquery)`;
}

/** The conditions that a reader chose, by the facet that each belongs to. */
export function conditionsOf({ type, filter, availableIn, from, until, now }: ListRequest) {
  const conditions = new Map<string, RawBuilder<unknown>>();
  for (const [field, values] of Object.entries(filter))
    conditions.set(field, matches(type, field, values, now));
  if (availableIn) {
    conditions.set(
      'availableIn',
      sql`exists (select from live t
        where t.record_id = l.record_id and t.withdrawn_at is null and t.locale = any(${[...availableIn]}::text[]))`,
    );
  }
  const after = sql`l.ordered_at >= ${from}`;
  const before = sql`l.ordered_at < ${until}`;
  if (from || until)
    conditions.set('year', sql.join([...(from ? [after] : []), ...(until ? [before] : [])], sql` and `));
  return conditions;
}

function matches(
  type: ContentTypeName,
  field: string,
  values: readonly string[] | boolean,
  now: Date,
): RawBuilder<unknown> {
  if (typeof values === 'boolean') {
    const set = sql`l.brief @> ${JSON.stringify({ [field]: true })}::jsonb`;
    return values ? set : sql`not ${set}`;
  }
  const { derivedFilters, fields } = declarationOf(type);
  const derived = derivedFilters?.some((name) => name === field) ? derivedFilter(field) : undefined;
  if (derived) return hasDerived(derived, values, now);
  const declared = fields[field];
  if (declared?.kind.startsWith('link')) {
    return sql`exists (select from link k where k.from_id = l.record_id and k.locale = l.locale
      and k.field = ${field} and k.to_id = any(${[...values]}::text[]))`;
  }
  const within = declared?.kind === 'list' ? Object.keys(declared.fields)[0] : undefined;
  const holds = (value: string) => (within ? [{ [within]: value }] : value);
  // Each is looked for in all of a row's fields.
  const any = [...new Set(values)].map(
    (value) => sql`l.brief @> ${JSON.stringify({ [field]: holds(value) })}::jsonb`,
  );
  return sql`(${sql.join(any, sql` or `)})`;
}
