import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Locale } from '../../../i18n/locales.ts';
import type { DB } from '../../../platform/db/tables.gen.ts';
import type { ContentTypeName } from '../../types/index.ts';
import { FORM } from '../index/form.ts';
import type { Group } from '../text/group.ts';
import { queryTextOf } from '../text/query-text.ts';
import { loosened, type Question, questionOf } from '../text/question.ts';
import { type Among, holdsOn, matches, missedOf, shownTo } from './narrowing.ts';
import { synonyms } from './synonyms.ts';
import { type Asked, required, understood } from './understood.ts';

export interface SearchRequest extends Among {
  readonly text: string;
  readonly sort: 'relevance' | 'newest';
  readonly first: number;
  readonly offset: number;
  /** Looks for the words as they were typed, also for those that stand nowhere. */
  readonly asTyped: boolean;
  /** The day of the reader: by it texts age, and answers of the navigator hold. */
  readonly now: Date;
}

/** A record that was found, in the language in which it was. */
export interface Found {
  readonly id: string;
  readonly locale: Locale;
  readonly score: number;
}

export interface FacetCount {
  /** `service:service-tax` */
  readonly about: string;
  readonly count: number;
}

export interface SearchResult {
  readonly found: readonly Found[];
  readonly total: number;
  /** Of each type, with all that was chosen but the tab. */
  readonly byType: Readonly<Partial<Record<ContentTypeName, number>>>;
  readonly facets: readonly FacetCount[];
  /** Found in languages that the reader's pages do not show, when little else is. */
  readonly elsewhere: readonly Found[];
  /** What was looked for instead of misspelt words; null when nothing was. */
  readonly corrected: string | null;
  /** What was looked for, to be marked in passages. */
  readonly groups: readonly Group[];
  /** No record has all of it: nothing is found, or only what has a part; or a word of it stands nowhere. */
  readonly isMissed: boolean;
}

const nothing: SearchResult = {
  found: [],
  total: 0,
  byType: {},
  facets: [],
  elsewhere: [],
  corrected: null,
  groups: [],
  isMissed: false,
};

/** Characters of a question that are read. */
const LONGEST = 200;
/** With fewer results than this, records with most of the words are shown as well, and those in other languages. */
const FEW = 5;
/** The share of all that the words say which a record must have that has not all of them. */
const ENOUGH = 0.45;
/** As little is enough where nothing has more. */
const LITTLE = 0.15;
/** A record has all words. */
const ALL = 1;
/** Of so many words, some may be missing: it is a sentence. */
const SENTENCE = 4;

/** Records that answer what a reader typed, best first, with what they can be narrowed by. */
export async function search(db: Kysely<DB>, request: SearchRequest): Promise<SearchResult> {
  const text = request.text.trim().slice(0, LONGEST);
  const question = questionOf(text, request.locale, await synonyms(db));
  const doubt = request.asTyped ? 'none' : 'unknown';
  const asked = await understood(db, question, doubt);
  if (asked.groups.length === 0) return nothing;
  const result = await answer(db, request, asked, doubt === 'unknown' ? question : null);
  if (result.total > 0 || !asked.groups.some(({ isPhrase }) => isPhrase)) return result;
  return answer(db, request, await understood(db, loosened(question), doubt), null);
}

/** All words first; where few records have them all, or it is a sentence, those that have most. */
async function answer(
  db: Kysely<DB>,
  request: SearchRequest,
  asked: Asked,
  doubted: Question | null,
): Promise<SearchResult> {
  const needed = required(asked.groups);
  const strict = needed >= SENTENCE ? null : await find(db, request, asked, ALL);
  if (strict?.total === 0 && doubted && needed > 1) {
    // Words that stand somewhere, but nowhere together, may be misspelt as well.
    const respelt = await understood(db, doubted, 'rare');
    if ((await find(db, request, respelt, ALL)).total > 0) return answer(db, request, respelt, null);
  }
  const enough =
    strict && (strict.total >= FEW || needed < 2) ? strict : await find(db, request, asked, ENOUGH);
  const found = enough.total > 0 || needed < 2 ? enough : await find(db, request, asked, LITTLE);
  const isFirstPage = request.offset === 0 && Object.keys(request.chosen).length === 0;
  const ids = found.found.map(({ id }) => id);
  const elsewhere = isFirstPage && found.total < FEW ? await inOtherLanguages(db, request, asked, ids) : [];
  const isPart = found !== enough || strict?.total === 0;
  const isMissed = found.total === 0 || isPart || asked.hasUnknown;
  return { ...found, elsewhere, corrected: asked.corrected, groups: asked.groups, isMissed };
}

interface Row {
  readonly total: number;
  readonly types: Record<string, number> | null;
  readonly facets: FacetCount[] | null;
  readonly page: Found[] | null;
}

/** Values of one facet that are counted for a page. */
const MOST_VALUES = 20;

async function find(
  db: Kysely<DB>,
  request: SearchRequest,
  asked: Asked,
  share: number,
): Promise<Pick<SearchResult, 'total' | 'byType' | 'facets' | 'found'>> {
  const order = request.sort === 'newest' ? sql`aged_from desc nulls last, score desc` : sql`score desc`;
  const { rows } = await sql<Row>`
    with hit as materialized (
      select e.record_id, e.locale, e.type, e.about || ('language:' || e.locale) as about, e.aged_from, ${missedOf(request)} as missed,
        ${scoreOf(asked, request, share)} as score
      from search_entry e ${compared(asked, request, share)}
      where e.form::int = ${FORM} and e.offered and ${holdsOn(request.now)} and ${conditionOf(asked, request, share)}
        and ${hasShare(asked, share)})
    select (select count(*)::int from hit where missed = '{}') as total,
      (select jsonb_object_agg(type, n) from (
        select type, count(*) as n from hit where missed <@ array['tab'] group by type) as t) as types,
      (select jsonb_agg(jsonb_build_object('about', about, 'count', n) order by n desc, about) from (
        select about, n, row_number() over (partition by split_part(about, ':', 1) order by n desc, about) as place from (
          select value as about, count(*) as n from hit, unnest(about) as value
          where missed = '{}' or (cardinality(missed) = 1 and starts_with(value, missed[1] || ':'))
          group by value) as counted) as ranked where place <= ${MOST_VALUES}) as facets,
      (select jsonb_agg(jsonb_build_object('id', record_id, 'locale', locale, 'score', score) order by place) from (
        select record_id, locale, score, row_number() over (order by ${order}, record_id) as place from hit
        where missed = '{}' order by place limit ${request.first} offset ${request.offset}) as shown) as page`.execute(
    db,
  );
  const [row] = rows;
  return {
    total: row?.total ?? 0,
    byType: row?.types ?? {},
    facets: row?.facets ?? [],
    found: row?.page ?? [],
  };
}

const asQuery = (text: string) => sql`${text}::tsquery`;

/** The groups that records must have, or most of, and the sum of what they say. */
function neededOf({ groups, weights }: Asked) {
  const each = groups
    .map((one, at) => ({ one, weight: weights[at] ?? 0 }))
    .filter(({ one }) => !one.isOptional || required(groups) === 0)
    .sort((one, other) => other.weight - one.weight);
  return { each, sum: each.reduce((sum, { weight }) => sum + weight, 0) };
}

/**
 * The condition that a record may have the share of what the groups say. The commonest, which do not say that much
 * together, are not looked up: one of the others must be there.
 */
function conditionOf(asked: Asked, request: SearchRequest, share: number): RawBuilder<unknown> {
  const { each, sum } = neededOf(asked);
  const all = share === ALL;
  let left = sum;
  const lookedUp = each
    .filter(({ weight }) => {
      const isNeeded = all || left >= sum * share;
      left -= weight;
      return isNeeded;
    })
    .map(({ one }) => one);
  // Where a share is enough, what a row has is looked at closely afterwards.
  const wanted = lookedUp.map((one) => queryTextOf(one, { mayBeApart: !all })).join(all ? ' & ' : ' | ');
  const without = asked.excluded.map((one) => ` & !${queryTextOf(one)}`).join('');
  const found = matches(request.viewer, asQuery(`(${wanted})${without}`));
  return asked.answers.length === 0
    ? found
    : sql`(${found} or e.record_id = any(${[...asked.answers]}::text[]))`;
}

/**
 * What of a row of `search_entry e` is compared with each group. Its texts are unpacked once for all groups, the long ones
 * only where some may be missing: `m.said`, what the groups that it has say, decides first.
 */
function compared(asked: Asked, { viewer }: SearchRequest, share: number): RawBuilder<unknown> {
  const needed = neededOf(asked).each.map(
    ({ one, weight }) => sql`(${matches(viewer, asQuery(queryTextOf(one)), 'u')})::int * ${weight}::real`,
  );
  const columns = asked.groups.flatMap((one, at) => [
    sql`ts_rank('{0, 0.5, 0.3, 0.6}', p.brief, ${asQuery(queryTextOf(one))}) as ${sql.ref(`r${at}`)}`,
    sql`(p.brief @@ ${asQuery(queryTextOf(one, { weights: 'A' }))})::int as ${sql.ref(`t${at}`)}`,
  ]);
  const said =
    share === ALL
      ? sql``
      : sql`cross join lateral (select e.open || ''::tsvector as open, e.whole || ''::tsvector as whole, e.whole_for offset 0) u
          cross join lateral (select ${sumOf(needed)} as said offset 0) m`;
  return sql`${said}
    cross join lateral (select e.brief || ''::tsvector as brief offset 0) p
    cross join lateral (select ${sql.join(columns)} offset 0) g`;
}

const sumOf = (each: readonly RawBuilder<unknown>[]) => sql.join(each, sql` + `);

/** The condition that a row, compared, has the share of what the groups say; or that it answers, as editors say. */
function hasShare(asked: Asked, share: number): RawBuilder<unknown> {
  if (share === ALL) return sql`true`;
  return sql`(m.said >= ${neededOf(asked).sum * share}::real or e.record_id = any(${[...asked.answers]}::text[]))`;
}

/**
 * How well a row of `search_entry e`, compared, answers: for each group what it says, by where it stands; more when it
 * makes up the title; less with age, half of it at most, and without some of the groups.
 */
function scoreOf(asked: Asked, { now }: SearchRequest, share: number): RawBuilder<unknown> {
  const { groups, weights, answers } = asked;
  const parts = groups.map((_, at) => {
    const weight = sql`${weights[at] ?? 1}::real`;
    const [rank, titled] = [sql.ref(`g.r${at}`), sql.ref(`g.t${at}`)];
    return { titled, said: sql`${weight} * ${titled}`, value: sql`${weight} * (${rank} + 0.6 * ${titled})` };
  });
  const titled = sumOf(parts.map((part) => part.titled));
  const total = weights.reduce((one, other) => one + other, 0);
  const whole = sql`(0.05 * ${total}::real + ${sumOf(parts.map(({ value }) => value))} + (${sumOf(parts.map(({ said }) => said))})
    * case when ${titled} >= e.title_words then 1.2 else 0.5 * (${titled})::real / e.title_words end)`;
  const aged = sql`coalesce(0.5 + 0.5 * exp(least(0, extract(epoch from e.aged_from - ${now}::timestamptz)) / 86400 / 900), 1)`;
  const missing = share === ALL ? sql`` : sql` * power(m.said / ${neededOf(asked).sum}::real, 2)`;
  const first =
    answers.length === 0
      ? sql``
      : sql` + coalesce(1000 - array_position(${[...answers]}::text[], e.record_id), 0)`;
  return sql`(${whole} * e.weight * ${aged}${missing}${first})::real`;
}

/** The best entries that match in a language that the reader's pages do not show, of records not found otherwise. */
async function inOtherLanguages(
  db: Kysely<DB>,
  request: SearchRequest,
  asked: Asked,
  except: readonly string[],
): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select record_id as id, locale, score from (
      select distinct on (e.record_id) e.record_id, e.locale, ${scoreOf(asked, request, ALL)} as score
      from search_entry e ${compared(asked, request, ALL)}
      where e.form = ${FORM} and e.offered and not (${shownTo(request.locale)})
        and ${holdsOn(request.now)} and ${conditionOf(asked, request, ALL)} and e.record_id <> all(${[...except]}::text[])
        ${request.types ? sql`and e.type = any(${[...request.types]}::text[])` : sql``}
      order by e.record_id, score desc) as other
    order by score desc, record_id limit ${FEW}`.execute(db);
  return rows;
}
