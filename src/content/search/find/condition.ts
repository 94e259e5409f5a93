import { type RawBuilder, sql } from 'kysely';
import { queryTextOf } from '../text/query-text.ts';
import { matches, type SearchRequest } from './narrowing.ts';
import { haveOrder, neededOf, textOfShare } from './needed.ts';
import type { Asked } from './understood.ts';

/** The condition that a row of `search_entry e` has the share of what the groups say, or answers as editors say. */
export function conditionOf(asked: Asked, request: SearchRequest, share: number): RawBuilder<unknown> {
  const needed = neededOf(asked);
  const without = asked.excluded.map((one) => ` & !${queryTextOf(one)}`).join('');
  const found = (phrases: 'inOrder' | 'apart' | 'none', of?: string) => {
    const wanted = textOfShare(needed, share, phrases);
    return wanted === null
      ? sql`false`
      : matches(request.viewer, sql`${`(${wanted})${without}`}::tsquery`, of);
  };
  const isAnswer = asked.answers.length > 0 ? [sql`e.record_id = any(${[...asked.answers]}::text[])`] : [];
  const anyOf = (...conditions: readonly RawBuilder<unknown>[]) => sql`(${sql.join(conditions, sql` or `)})`;
  const standing = anyOf(found('apart'), ...isAnswer);
  if (!haveOrder(needed)) return standing;
  // Texts are read only of those that have such words and nothing else.
  const withoutOrder = sql`e.ctid in (select s.ctid from search_entry s where ${found('none', 's')})`;
  return sql`${standing} and ${anyOf(withoutOrder, ...isAnswer, found('inOrder'))}`;
}
