import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Locale } from '../../../i18n/locales.ts';
import type { DB } from '../../../platform/db/tables.gen.ts';
import type { ContentTypeName } from '../../types/index.ts';
import { FORM } from '../index/form.ts';
import { type Group, orAlso, respelt, soundingLike } from '../text/group.ts';
import { queryTextOf } from '../text/query-text.ts';
import { loosened, type Question, questionOf } from '../text/question.ts';
import { knownWords, weightOf } from './known-words.ts';
import { type Among, holdsOn, matches, missedOf, shownTo } from './narrowing.ts';
import { likelySpellings, type Spelling } from './spelling.ts';
import { synonyms } from './synonyms.ts';

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
}

const nothing: SearchResult = {
  found: [],
  total: 0,
  byType: {},
  facets: [],
  elsewhere: [],
  corrected: null,
  groups: [],
};

const wordsOf = (spellings: readonly Spelling[]) => spellings.map(({ word }) => word);
/** As many times as often a word stands that is taken to be meant as well. */
const LIKELIER = 3;
/** Entries that a word is taken to stand in whose spelling was set right. */
const USUAL = 5;
/** Characters of a question that are read. */
const LONGEST = 200;
/** With fewer results than this, records with most of the words are shown as well, and those in other languages. */
const FEW = 5;
/** Most of the words. */
const MOST = 0.6;
/** Of so many words, some may be missing: it is a sentence. */
const SENTENCE = 4;

/** Records that answer what a reader typed, best first, with what they can be narrowed by. */
export async function search(db: Kysely<DB>, request: SearchRequest): Promise<SearchResult> {
  const text = request.text.trim().slice(0, LONGEST);
  const question = questionOf(text, request.locale, await synonyms(db));
  const asked = await understood(db, question, request.asTyped);
  if (asked.groups.length === 0) return nothing;
  const result = await answer(db, request, asked);
  if (result.total > 0 || !asked.groups.some(({ isPhrase }) => isPhrase)) return result;
  return answer(db, request, await understood(db, loosened(question), request.asTyped));
}

/** All words first; where few records have them all, or it is a sentence, those that have most. */
async function answer(db: Kysely<DB>, request: SearchRequest, asked: Asked): Promise<SearchResult> {
  const needed = required(asked.groups);
  const isSentence = needed >= SENTENCE;
  const strict = isSentence ? null : await find(db, request, asked, needed);
  const found =
    strict && (strict.total >= FEW || needed < 2)
      ? strict
      : await find(db, request, asked, Math.max(1, Math.ceil(needed * MOST)));
  const isFirstPage = request.offset === 0 && Object.keys(request.chosen).length === 0;
  const ids = found.found.map(({ id }) => id);
  const elsewhere = isFirstPage && found.total < FEW ? await inOtherLanguages(db, request, asked, ids) : [];
  return { ...found, elsewhere, corrected: asked.corrected, groups: asked.groups };
}

interface Asked {
  readonly groups: readonly Group[];
  /** How much each says. */
  readonly weights: readonly number[];
  readonly excluded: readonly Group[];
  /** Records that answer, as editors say; shown before all others. */
  readonly answers: readonly string[];
  readonly corrected: string | null;
}

const required = (groups: readonly Group[]) => groups.filter(({ isOptional }) => !isOptional).length;

/** A question with misspelt words set right, and how much each of its groups says. */
export async function understood(db: Kysely<DB>, question: Question, asTyped: boolean): Promise<Asked> {
  const { groups: typed, excluded } = question;
  const known = await knownWords(db, typed);
  const doubtful = typed.filter(({ isWord, isOptional }, at) => isWord && !isOptional && !known.isExact[at]);
  const spellings = await likelySpellings(db, asTyped ? [] : doubtful.map(({ text }) => text));
  let isCorrected = false;
  const groups = typed.map((one, at) => {
    const spelling = spellings.get(one.text);
    if (known.entries[at] === 0) {
      isCorrected ||= spelling !== undefined;
      return spelling ? respelt(one, wordsOf(spelling)) : (soundingLike(one) ?? one);
    }
    // A form of it stands somewhere, though another word is far more probable.
    const likelier = spelling?.filter(
      ({ steps, entries }) => steps === 1 && entries > (known.entries[at] ?? 0) * LIKELIER,
    );
    return likelier?.length ? orAlso(one, wordsOf(likelier)) : one;
  });
  const [only, ...others] = groups.filter(({ isOptional }) => !isOptional);
  return {
    groups,
    excluded,
    weights: known.entries.map((entries) => weightOf(entries || USUAL, known.of)),
    answers: only && others.length === 0 ? only.answers : [],
    corrected: isCorrected ? groups.map(({ text }) => text).join(' ') : null,
  };
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
  atLeast: number,
): Promise<Omit<SearchResult, 'elsewhere' | 'corrected' | 'groups'>> {
  const order = request.sort === 'newest' ? sql`aged_from desc nulls last, score desc` : sql`score desc`;
  const { rows } = await sql<Row>`
    with hit as materialized (
      select e.record_id, e.locale, e.type, e.about, e.aged_from, ${missedOf(request)} as missed,
        ${scoreOf(asked, request, atLeast)} as score
      from search_entry e
      where ${shownTo(request.locale)} and ${holdsOn(request.now)} and ${conditionOf(asked, request, atLeast)}),
    enough as materialized (select * from hit where score > 0)
    select (select count(*)::int from enough where missed = '{}') as total,
      (select jsonb_object_agg(type, n) from (
        select type, count(*) as n from enough where missed <@ array['tab'] group by type) as t) as types,
      (select jsonb_agg(jsonb_build_object('about', about, 'count', n) order by n desc, about) from (
        select about, n, row_number() over (partition by split_part(about, ':', 1) order by n desc, about) as place from (
          select value as about, count(*) as n from enough, unnest(about) as value
          where missed = '{}' or (cardinality(missed) = 1 and starts_with(value, missed[1] || ':'))
          group by value) as counted) as ranked where place <= ${MOST_VALUES}) as facets,
      (select jsonb_agg(jsonb_build_object('id', record_id, 'locale', locale, 'score', score) order by place) from (
        select record_id, locale, score, row_number() over (order by ${order}, record_id) as place from enough
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

/**
 * The condition that at least so many groups match. Of the rarest groups, one more than may be missing, one must be among
 * them: only those are looked up.
 */
function conditionOf(asked: Asked, request: SearchRequest, atLeast: number): RawBuilder<unknown> {
  const needed = asked.groups
    .map((one, at) => ({ one, weight: asked.weights[at] ?? 0 }))
    .filter(({ one }) => !one.isOptional || required(asked.groups) === 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ one }) => one);
  const all = atLeast >= needed.length;
  const lookedUp = all ? needed : needed.slice(0, needed.length - atLeast + 1);
  const wanted = lookedUp.map((one) => queryTextOf(one)).join(all ? ' & ' : ' | ');
  const without = asked.excluded.map((one) => ` & !${queryTextOf(one)}`).join('');
  const found = matches(request.viewer, asQuery(`(${wanted})${without}`));
  return asked.answers.length === 0
    ? found
    : sql`(${found} or e.record_id = any(${[...asked.answers]}::text[]))`;
}

/**
 * How well a row of `search_entry e` answers: for each group what it says, by where it stands; more when it makes up the
 * title; less with age, half of it at most. 0 when fewer groups match than have to.
 */
function scoreOf(
  { groups, weights, answers }: Asked,
  { now, viewer }: SearchRequest,
  atLeast: number,
): RawBuilder<unknown> {
  const all = atLeast >= required(groups);
  const parts = groups.map((one, at) => {
    const query = asQuery(queryTextOf(one));
    const inTitle = asQuery(queryTextOf(one, 'A'));
    return {
      isOptional: one.isOptional,
      matched: sql`(${matches(viewer, query)})::int`,
      value: sql`${weights[at] ?? 1}::real * (ts_rank('{0, 0.5, 0.3, 0.6}', e.brief, ${query})
        + case when e.brief @@ ${inTitle} then 0.6 else 0 end)`,
      titled: sql`case when e.brief @@ ${inTitle} then 1 else 0 end`,
    };
  });
  const sum = (each: readonly RawBuilder<unknown>[]) => sql.join(each, sql` + `);
  const values = sum(parts.map(({ value }) => value));
  const titled = sum(parts.map(({ titled: one }) => one));
  const total = weights.reduce((one, other) => one + other, 0);
  const whole = sql`(0.05 * ${total}::real + ${values}
    + ${total}::real * 0.5 * least(1, (${titled})::real / greatest(1, e.title_words)))`;
  const aged = sql`(0.5 + 0.5 * exp(least(0, coalesce(extract(epoch from e.aged_from - ${now}::timestamptz), 0)) / 86400 / 900))`;
  const score = sql`(${whole} * e.weight * case when e.aged_from is null then 1 else ${aged} end)`;
  if (answers.length > 0)
    return sql`(${score} + case when e.record_id = any(${[...answers]}::text[]) then 1000 - array_position(${[...answers]}::text[], e.record_id) else 0 end)::real`;
  if (all) return sql`${score}::real`;
  const needed = parts.filter(({ isOptional }) => !isOptional);
  const matched = sum(needed.map(({ matched: one }) => one));
  return sql`(case when ${matched} >= ${atLeast} then ${score} * (${matched})::real / ${needed.length} else 0 end)::real`;
}

/** The best entries that match in a language that the reader's pages do not show, of records not found otherwise. */
async function inOtherLanguages(
  db: Kysely<DB>,
  request: SearchRequest,
  asked: Asked,
  except: readonly string[],
): Promise<Found[]> {
  const atLeast = required(asked.groups);
  const { rows } = await sql<Found>`
    select record_id as id, locale, score from (
      select distinct on (e.record_id) e.record_id, e.locale, ${scoreOf(asked, request, atLeast)} as score
      from search_entry e
      where e.form = ${FORM} and e.offered and not (${shownTo(request.locale)})
        and ${holdsOn(request.now)} and ${conditionOf(asked, request, atLeast)} and e.record_id <> all(${[...except]}::text[])
        ${request.types ? sql`and e.type = any(${[...request.types]}::text[])` : sql``}
      order by e.record_id, score desc) as other
    order by score desc, record_id limit ${FEW}`.execute(db);
  return rows;
}
