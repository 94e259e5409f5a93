import { type RawBuilder, sql } from 'kysely';
import { typesWhere } from '../../types/index.ts';
import { FORM } from '../index/form.ts';
import { inShort } from '../text/group.ts';
import { queryTextOf } from '../text/query-text.ts';
import { conditionOf } from './condition.ts';
import { holdsOn, IN_LANGUAGE, matches, missedOf, type SearchRequest } from './narrowing.ts';
import { neededOf, sumOfWeights, textOfShare } from './needed.ts';
import type { Asked } from './understood.ts';

/** A record has all words. */
export const ALL = 1;
/** As many can be paged to. */
const MOST_SHOWN = 1_050;
/** Of more records than this, those are ranked whose titles or names have most of the question, then the newest. */
const MOST_RANKED = 300;
/** Of so many of the best, whole texts are read: what of the question they have, and whether its words follow one another. */
const READ_WHOLE = 60;
/** The share of a question that a title has to be looked at first. */
const TITLED = 0.6;

/** More than any score: of the first record that editors name as an answer. */
const FIRST_ANSWER = 1_000;

/**
 * Types whose records say the same of one place after another: each further one counts less, and all of them where several
 * say it as well as the best, so that they leave room for what is about all places.
 */
const alike = typesWhere(({ search }) => search?.namedBy !== undefined);

const asQuery = (text: string) => sql`${text}::tsquery`;
const sumOf = (each: readonly RawBuilder<unknown>[]) => sql.join(each, sql` + `);

/**
 * Common table expressions: `hit`, each entry that has the share of what a question says, in any language, with what it
 * is counted by; `grouped`, how many there are by type, language and what they miss; `scored`, those of them to be shown,
 * with how well they answer.
 *
 * Which entries these are is what the index says alone; texts are unpacked for ranking, and only as many as a reader may
 * come to see.
 *
 * @param shown the condition on `hit` for those that are ranked
 */
export function ranking(
  asked: Asked,
  request: SearchRequest,
  share: number,
  shown: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const answers = sql`${[...asked.answers]}::text[]`;
  // Not as `numeric`, whose `exp` takes five microseconds for each row.
  const aged = sql`coalesce(0.5 + 0.5 * exp(least(0, date_part('epoch', aged_from - ${request.now}::timestamptz)) / 86400 / 900), 1)`;
  const needed = neededOf(asked);
  // Of a question of one thing, all of it and most of it are the same.
  const titled = [
    ...new Set([ALL, TITLED].map((least) => textOfShare(needed, least, { phrases: 'apart' }))),
  ].map(
    (text) =>
      sql`(at in (select e.ctid from search_entry e where ts_filter(e.brief, '{a,c}') @@ ${asQuery(text ?? '')}))::int`,
  );
  const first =
    request.sort === 'newest'
      ? sql`aged_from desc nulls last`
      : sql`is_answer desc, case when (select sum(n) > ${MOST_RANKED} from grouped)
          then ${sumOf(titled)} end desc nulls last`;
  // The joins are by the rows' places, so that no text is carried along; nor what is counted of nobody: most entries are
  // in other languages.
  return sql`
    hit as materialized (
      select at, record_id, locale, type, missed, is_answer, (weight * ${aged})::real as standing,
        case when missed & ${IN_LANGUAGE} = 0 then about end as about, aged_from
      from (
        select e.ctid as at, e.record_id, e.locale, e.type, e.about, e.aged_from, e.weight,
          e.record_id = any(${answers}) as is_answer, ${missedOf(request)} as missed
        from search_entry e
        where e.form::int = ${FORM} and e.offered and ${holdsOn(request.now)} and ${conditionOf(asked, request, share)}
        offset 0) as each),
    grouped as materialized (
      select type, locale, missed, count(*) as n from hit group by type, locale, missed),
    candidate as materialized (
      select *, row_number() over () as place from (
        select at, record_id, locale, type, aged_from, is_answer, standing
        from hit where ${shown} order by ${first}, standing desc limit ${MOST_SHOWN}) as each),
    ranked as materialized (
      select *, row_number() over (order by brief_score desc) as place from (
        select c.at, c.record_id, c.locale, c.type, c.aged_from, c.is_answer, (c.standing * ${briefScore(asked)})::real as brief_score
        from candidate c join search_entry e on e.ctid = c.at
        cross join lateral (select e.brief || ''::tsvector as brief offset 0) p
        cross join lateral (select ${sql.join(compared(asked))} offset 0) g
        where c.place <= ${MOST_RANKED}) as each),
    answering as (
      select record_id, locale, type, aged_from, (brief_score * ${
        share === ALL
          ? sql`1`
          : sql`case when place <= ${READ_WHOLE} then (
          select power(${saidIn(asked, request)} / ${sumOfWeights(needed)}::real, 2)
          from (select e.open || ''::tsvector as open, e.whole || ''::tsvector as whole, e.whole_for
            from search_entry e where e.ctid = at offset 0) as u)
        else ${share ** 2}::real end`
      }
        + case when is_answer then ${FIRST_ANSWER}::real - array_position(${answers}, record_id) else 0 end)::real as score
      from ranked
      union all
      select record_id, locale, type, aged_from, (-1 / standing)::real from candidate where place > ${MOST_RANKED}),
    scored as (
      select record_id, locale, aged_from, score * case
        when type = any(${[...alike]}::text[]) and score between 0 and ${FIRST_ANSWER / 2}::real
        then power((place + least(greatest(close - 1, 0), 2))::float8, -0.6::float8) else 1 end as score
      from (
        select *, row_number() over (partition by type order by score desc) as place,
          count(*) filter (where score > 0.8 * most) over (partition by type) as close
        from (select *, max(score) over (partition by type) as most from answering) as each) as each)`;
}

/** What each group comes to in the short texts: how it stands there, and whether in the title. */
function compared({ groups }: Asked): RawBuilder<unknown>[] {
  return groups.flatMap((one, at) => [
    sql`ts_rank('{0, 0.5, 0.3, 0.6}', p.brief, ${asQuery(queryTextOf(one))}) as ${sql.ref(`r${at}`)}`,
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
