import { type RawBuilder, sql } from 'kysely';
import { heldBy } from '../../fields/open-values.ts';
import { FORM } from '../index/form.ts';
import { inStems } from '../text/group.ts';
import { queryTextOf } from '../text/query-text.ts';
import { matches, type SearchRequest } from './narrowing.ts';
import { ALL, neededOf, textOfShare } from './needed.ts';
import type { Asked } from './understood.ts';

/**
 * The condition that a row of `search_entry e` has the share of what the groups say, or answers as editors say; nothing is
 * compared with terms that the viewer may not read. Texts are read only where words in quotation marks, or an article and
 * its number, have to follow one another: what synonyms say is a term of its own.
 */
export function conditionOf(asked: Asked, { viewer }: SearchRequest, share: number): RawBuilder<unknown> {
  // What is closed has terms of its own.
  const isNowhere = heldBy(viewer).length === 0 ? asked.isNowhere : null;
  const needed = neededOf(asked).map((one) => (share === ALL ? one : { ...one, group: inStems(one.group) }));
  const text = textOfShare(needed, share, { phrases: asked.isApart ? 'apart' : 'either', isNowhere });
  const without = asked.excluded.map((one) => ` & !${queryTextOf(one)}`).join('');
  const wanted = text === null ? [] : [matches(viewer, sql`${`(${text})${without}`}::tsquery`)];
  const answers =
    asked.answers.length > 0
      ? [sql`(e.form = ${FORM} and e.record_id = any(${[...asked.answers]}::text[]))`]
      : [];
  const either = [...wanted, ...answers];
  return either.length === 0 ? sql`false` : sql`(${sql.join(either, sql` or `)})`;
}
