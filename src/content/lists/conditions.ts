import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '../../routing/locales.ts';
import type { Order } from '../types/define.ts';
import { type ContentTypeName, declarationOf } from '../types/index.ts';
import { beginsWith } from './titles.ts';

/** Which records a list holds, and in which order. */
export interface ListAsked {
  readonly type: ContentTypeName;
  readonly locale: Locale;
  /** By field: any of the values; ids for links. */
  readonly filter: Readonly<Record<string, readonly string[] | boolean>>;
  readonly startsWith: string | null;
  /** Bounds of the day or instant that the type is ordered by: from inclusive, until exclusive. */
  readonly from: Date | null;
  readonly until: Date | null;
  readonly order: Order;
}

/** The condition that a row of `live l` belongs to the list, in whichever language it is. */
export function belongsTo(list: ListAsked): RawBuilder<boolean> {
  const { type, locale, startsWith, from, until } = list;
  return sql.join(
    [
      sql`l.type = ${type} and l.withdrawn_at is null`,
      ...Object.entries(list.filter).map(([field, values]) => matches(type, field, values)),
      ...(startsWith ? [beginsWith(type, locale, startsWith)] : []),
      ...(from ? [sql`l.ordered_at >= ${from}`] : []),
      ...(until ? [sql`l.ordered_at < ${until}`] : []),
    ],
    sql` and `,
  );
}

function matches(
  type: ContentTypeName,
  field: string,
  values: readonly string[] | boolean,
): RawBuilder<unknown> {
  if (typeof values === 'boolean') {
    const set = sql`l.fields @> ${JSON.stringify({ [field]: true })}::jsonb`;
    return values ? set : sql`not ${set}`;
  }
  if (declarationOf(type).fields[field]?.kind.startsWith('link')) {
    return sql`exists (select from link k where k.from_id = l.record_id and k.locale = l.locale
      and k.field = ${field} and k.to_id = any(${[...values]}::text[]))`;
  }
  const any = values.map((value) => sql`l.fields @> ${JSON.stringify({ [field]: value })}::jsonb`);
  return sql`(${sql.join(any, sql` or `)})`;
}
