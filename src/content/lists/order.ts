import { type RawBuilder, sql } from 'kysely';
import { type Locale, localeFacts } from '../../i18n/locales.ts';
import type { Order } from '../types/define.ts';
import { type ContentTypeName, declarationOf } from '../types/index.ts';
import { paidIn, topOf } from './pay.ts';
import { initialOf, nameOf } from './titles.ts';
import { worthOf } from './worth.ts';

/** One thing that a list is ordered by. The cursor holds its value as text and gives it back as `type`. */
export interface SortKey {
  readonly value: RawBuilder<unknown>;
  readonly type: 'numeric' | 'text';
  readonly descending: boolean;
  /** What stands in ORDER BY, where that has to be an index's expression; else `value`. */
  readonly order?: RawBuilder<unknown>;
}

interface Ordered {
  readonly type: ContentTypeName;
  readonly locale: Locale;
  readonly order: Order;
}

/** What a list over `live l` is ordered by: its order, and last the id, so that no two records are equal. */
export function sortKeys(list: Ordered, now: () => Date): SortKey[] {
  return [...orderKeys(list, now), key('text', sql`l.record_id collate "C"`)];
}

function orderKeys({ type, locale, order }: Ordered, now: () => Date): SortKey[] {
  const day = declarationOf(type).orderBy === undefined ? sql`l.first_published_at` : sql`l.ordered_at`;
  switch (order) {
    case 'newest':
      return [
        {
          ...key('numeric', sql`coalesce(extract(epoch from ${day}), -1e12)`),
          descending: true,
          order: sql`${day} desc nulls last`,
        },
      ];
    case 'closing':
      return [
        key('numeric', sql`coalesce(extract(epoch from (l.brief ->> 'closesAt')::timestamptz), 1e12)`),
        ...orderKeys({ type, locale, order: 'newest' }, now),
      ];
    case 'amount':
      return [...amountKeys(type), ...orderKeys({ type, locale, order: 'newest' }, now)];
    case 'soonest': {
      const moment = now();
      return [
        key('numeric', sql`case when ${day} >= ${moment} then 0 else 1 end`),
        key('numeric', sql`abs(coalesce(extract(epoch from ${day} - ${moment}::timestamptz), 1e12))`),
      ];
    }
    case 'position':
      return [key('numeric', sql`l.position`), ...titleKeys(type, locale)];
    case 'title':
      return titleKeys(type, locale);
  }
}

/** Of deals what they are worth, of positions what they pay, compared within a currency and a period alone. */
function amountKeys(type: ContentTypeName): SortKey[] {
  const amount = (value: RawBuilder<unknown>) => ({
    ...key('numeric', sql`coalesce(${value}, -1)`),
    descending: true,
    order: sql`coalesce(${value}, -1) desc`,
  });
  if (type === 'deal') return [amount(worthOf(sql`l.brief`))];
  return [key('text', sql`coalesce(${paidIn(sql`l.brief`)}, '~') collate "C"`), amount(topOf(sql`l.brief`))];
}

function titleKeys(type: ContentTypeName, locale: Locale): SortKey[] {
  const { language } = localeFacts[locale];
  const collation = sql.id(`${language}-x-icu`);
  const name = sql`(${nameOf(type)}) collate ${collation}`;
  const given = sql`(coalesce(l.brief ->> 'givenName', '')) collate ${collation}`;
  return [
    ...(language === 'zh' ? [key('text', sql`(${initialOf(type)}) collate "C"`)] : []),
    key('text', name),
    ...(type === 'person' ? [key('text', given)] : []),
  ];
}

function key(type: SortKey['type'], value: RawBuilder<unknown>): SortKey {
  return { type, value, descending: false };
}
