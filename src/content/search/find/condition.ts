import { type RawBuilder, sql } from 'kysely';
import { heldBy } from '../../fields/open-values.ts';
import { FORM } from '../index/form.ts';
import { IN_ORDER, queryTextOf } from '../text/query-text.ts';
import type { SearchRequest } from './narrowing.ts';
import { neededOf, textsOfShare } from './needed.ts';
import type { Asked } from './understood.ts';

/**
 * The condition that a row of `search_entry e` has the share of what the groups say, or answers as editors say; nothing is
 * compared with terms that the viewer may not read.
 */
export function conditionOf(asked: Asked, { viewer }: SearchRequest, share: number): RawBuilder<unknown> {
  const held = heldBy(viewer);
  const without = asked.excluded.map((one) => ` & !${queryTextOf(one)}`).join('');
  // What is closed has terms of its own.
  const isNowhere = held.length === 0 ? asked.isNowhere : null;
  const textsWith = (phrases: 'none' | 'either') =>
    textsOfShare(neededOf(asked), share, { phrases, isNowhere });
  const wanted: Wanted = {
    standing: textsWith('none').map((text) => `(${text})${without}`),
    apart: [],
    inOrder: [],
  };
  for (const text of textsWith('either')) {
    if (!text.includes(IN_ORDER)) continue;
    wanted.apart.push(text.replaceAll(IN_ORDER, ' & '));
    wanted.inOrder.push(`(${text})${without}`);
  }
  const places = [placesIn(sql`s.open`, sql`true`, wanted)];
  if (held.length > 0) places.push(placesIn(sql`s.whole`, sql`s.whole_for = any(${held}::text[])`, wanted));
  if (asked.answers.length > 0)
    places.push(sql`select s.ctid from search_entry s
      where s.form = ${FORM} and s.record_id = any(${[...asked.answers]}::text[])`);
  // As an array they are looked up by their places, and each once.
  return sql`e.ctid = any(array(${sql.join(places, sql` union all `)}))`;
}

/** Texts for `tsquery`, any of which is enough. */
interface Wanted {
  /** No word has to follow another. */
  readonly standing: string[];
  /** Words have to follow one another: what an index says of these, and what they are. */
  readonly apart: string[];
  readonly inOrder: string[];
}

/** Places of the rows of `search_entry s` that have any of it; texts are read of those alone that have nothing else of it. */
function placesIn(terms: RawBuilder<unknown>, mayBeRead: RawBuilder<unknown>, wanted: Wanted) {
  const standing = sql`select s.ctid from unnest(${wanted.standing}::tsquery[]) as wanted
    join search_entry s on ${terms} @@ wanted where ${mayBeRead}`;
  if (wanted.inOrder.length === 0) return standing;
  // `offset 0` has the index asked first, and for one text after the other.
  return sql`(with standing as materialized (${standing})
    select ctid from standing union all
    select s.place from unnest(${wanted.apart}::tsquery[], ${wanted.inOrder}::tsquery[]) as wanted (apart, in_order)
    cross join lateral (select s.ctid as place, ${terms} as terms from search_entry s
      where ${terms} @@ wanted.apart and ${mayBeRead} offset 0) as s
    where case when s.place in (select ctid from standing) then false else s.terms @@ wanted.in_order end)`;
}
