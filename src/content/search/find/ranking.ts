import { type RawBuilder, sql } from 'kysely';
import { typesWhere } from '../../types/index.ts';
import { FORM } from '../index/form.ts';
import { inShort } from '../text/group.ts';
import { queryTextOf } from '../text/query-text.ts';
import type { Candidate } from './candidates.ts';
import { matches, type SearchRequest } from './narrowing.ts';
import { ALL, MOST_RANKED, neededOf, sumOfWeights } from './needed.ts';
import type { Asked } from './understood.ts';

/** Of so many of the best, whole texts are read: what of the question they have, and whether its words follow one another. */
const READ_WHOLE = 40;
/** More than any score: of the first record that editors name as an answer. */
const FIRST_ANSWER = 1_000;
/** By so much less, what is shown first though no editor names it. */
const BEHIND_ANSWERS = 400;

/**
 * Types whose records say the same of one place or subject after another: chapters and answers of the navigator, which
 * there are for each place, and its topics, which all carry the name of their service. Each further one counts less, and all
 * of them where several say it as well as the best, so that they leave room for what is about the whole.
 */
const alike = typesWhere(({ search }) => {
  const { links = [], above = [], within = [] } = search?.namedBy ?? {};
  return above.length + within.length > 0 || links.some((field) => field !== 'id');
});

const asQuery = (text: string) => sql`${text}::tsquery`;
const sumOf = (each: readonly RawBuilder<unknown>[]) => sql.join(each, sql` + `);

/**
 * Common table expressions: `answering`, those of some entries that are still where they were found, and `scored`, the same
 * with how well they answer.
 *
 * @param candidates those that may answer best first
 * @param share see `textOfShare`
 */
export function ranking(
  asked: Asked,
  request: SearchRequest,
  share: number,
  candidates: readonly Candidate[],
): RawBuilder<unknown> {
  const answers = sql`${[...asked.answers]}::text[]`;
  const needed = neededOf(asked);
  const isDeep = candidates.length > MOST_RANKED;
  return sql`
    candidate as (
      select * from unnest(${arrayOf(candidates, ({ at }) => `"${at}"`)}::tid[],
        ${arrayOf(candidates, ({ isAnswer }) => isAnswer)}::boolean[], ${arrayOf(candidates, ({ standing }) => standing)}::real[]) with ordinality as each (at, is_answer, standing, place)),
    ranked as materialized (
      select *, row_number() over (order by brief_score desc) as place from (
        select c.at, e.record_id, e.locale, e.type, e.aged_from, c.is_answer, (c.standing * ${briefScore(asked)})::real as brief_score
        from candidate c join search_entry e on ${isStillThere}
        cross join lateral (select ${opened(sql`e.brief`)} as brief offset 0) p
        cross join lateral (select ${sql.join(compared(asked))} offset 0) g
        where c.place <= ${MOST_RANKED}) as each),
    answering as (
      select record_id, locale, type, aged_from, (brief_score * ${
        share === ALL
          ? sql`1`
          : sql`case when place <= ${READ_WHOLE} then (
          select power(${saidIn(asked, request)} / ${sumOfWeights(needed)}::real, 2)
          from (select ${opened(sql`e.open`)} as open, ${opened(sql`e.whole`)} as whole, e.whole_for
            from search_entry e where e.ctid = at offset 0) as u)
        else ${share ** 2}::real end`
      }
        + case when is_answer then ${FIRST_ANSWER}::real - coalesce(array_position(${answers}, record_id), ${BEHIND_ANSWERS}) else 0 end)::real as score
      from ranked
      ${isDeep ? unranked : sql``}),
    scored as (
      select record_id, locale, aged_from, score * case
        when type = any(${[...alike]}::text[]) and score between 0 and ${FIRST_ANSWER / 2}::real
        then power((place + least(greatest(close - 1, 0), 2))::float8, -0.6::float8) else 1 end as score
      from (
        select *, row_number() over (partition by type order by score desc) as place,
          count(*) filter (where score > 0.8 * most) over (partition by type) as close
        from (select *, max(score) over (partition by type) as most from answering) as each) as each)`;
}

/** Terms that are read from outside their row once, and not by each that compares with them: an array holds them as they are. */
const opened = (terms: RawBuilder<unknown>) => sql`(array[${terms}])[1]`;

/** Values of candidates as a literal of an array: the driver writes each of some hundred by itself. */
const arrayOf = (candidates: readonly Candidate[], value: (one: Candidate) => unknown) =>
  `{${candidates.map(value).join(',')}}`;

/** Another entry may have got the place of one that was written over: of another form, or one that is offered no more. */
const isStillThere = sql`e.ctid = c.at and e.form::int = ${FORM} and e.offered`;

/** Behind all others, by kind and age. */
const unranked = sql`union all
      select e.record_id, e.locale, e.type, e.aged_from, (-1 / c.standing)::real
      from candidate c join search_entry e on ${isStillThere} where c.place > ${MOST_RANKED}`;

/** What each group comes to in the short texts: how it stands there, and whether in the title. */
function compared({ groups }: Asked): RawBuilder<unknown>[] {
  return groups.flatMap((one, at) => [
    sql`ts_rank('{0, 0.5, 0.3, 0.6}', p.brief, ${asQuery(queryTextOf(inShort(one)))}) as ${sql.ref(`r${at}`)}`,
    sql`(p.brief @@ ${asQuery(queryTextOf(one, { weights: 'A' }))})::int as ${sql.ref(`t${at}`)}`,
  ]);
}

/** What the groups say that a row, unpacked, has. */
function saidIn(asked: Asked, { viewer }: SearchRequest): RawBuilder<unknown> {
  return sql`(${sumOf(
    neededOf(asked).map(
      ({ group, weight }) =>
        sql`(${matches(viewer, asQuery(queryTextOf(inShort(group))), 'u')})::int * ${weight}::real`,
    ),
  )})`;
}

/** For each group what it says, by where it stands; more when it makes up the title. */
function briefScore({ groups, weights }: Asked): RawBuilder<unknown> {
  const parts = groups.map((_, at) => {
    const weight = sql`${weights[at] ?? 1}::real`;
    const [rank, titled] = [sql.ref(`g.r${at}`), sql.ref(`g.t${at}`)];
    return { titled, said: sql`${weight} * ${titled}`, value: sql`${weight} * (${rank} + 0.6 * ${titled})` };
  });
  const titled = sumOf(parts.map((part) => part.titled));
  const total = weights.reduce((one, other) => one + other, 0);
  return sql`(0.05 * ${total}::real + ${sumOf(parts.map(({ value }) => value))} + (${sumOf(parts.map(({ said }) => said))})
    * case when ${titled} >= e.title_words then 1.2 else 0.5 * (${titled})::real / e.title_words end)`;
}
