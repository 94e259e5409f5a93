import { type Kysely, sql } from 'kysely';
import type { Locale } from '../../../i18n/locales.ts';
import type { DB } from '../../../platform/db/tables.gen.ts';
import type { ContentTypeName } from '../../types/index.ts';
import type { Group } from '../text/group.ts';
import { SENTENCE } from '../text/question.ts';
import { chosenFacets, IN_LANGUAGE, IN_TAB, type SearchRequest } from './narrowing.ts';
import { ALL, ranking } from './ranking.ts';
import { synonyms } from './synonyms.ts';
import { type Asked, required, type Typed, understood } from './understood.ts';

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
  /** How many there are in the reader's language, whatever was chosen. */
  readonly whole: number;
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
  whole: 0,
  byType: {},
  facets: [],
  elsewhere: [],
  corrected: null,
  groups: [],
  isMissed: false,
};

/** Characters of a question that are read. */
export const LONGEST_QUESTION = 200;
/** With fewer results than this, records with most of the words are shown as well, and those in other languages. */
const FEW = 5;
/** The share of all that the words say which a record must have that has not all of them. */
const ENOUGH = 0.45;
/** As little is enough where nothing has more. */
const LITTLE = 0.15;

/** Records that answer what a reader typed, best first, with what they can be narrowed by. */
export async function search(db: Kysely<DB>, request: SearchRequest): Promise<SearchResult> {
  const { locale } = request;
  const typed = {
    text: request.text.trim().slice(0, LONGEST_QUESTION),
    locale,
    synonyms: await synonyms(db),
  };
  const doubt = request.asTyped ? 'none' : 'unknown';
  const asked = await understood(db, typed, doubt);
  if (asked.groups.length === 0) return nothing;
  const result = await answer(db, request, asked, doubt === 'unknown' ? typed : null);
  if (result.whole > 0 || !asked.groups.some(({ isPhrase }) => isPhrase)) return result;
  return answer(db, request, await understood(db, { ...typed, isLoose: true }, doubt), null);
}

/**
 * All words first; where few records have them all, or it is a sentence, those that have most. What is chosen decides none
 * of that, so that as many are shown as were counted before it was.
 */
async function answer(
  db: Kysely<DB>,
  request: SearchRequest,
  asked: Asked,
  doubted: Typed | null,
): Promise<SearchResult> {
  const needed = required(asked.groups);
  const strict = needed >= SENTENCE ? null : await find(db, request, asked, ALL);
  if (strict?.whole === 0 && doubted && needed > 1) {
    // Words that stand somewhere, but nowhere together, may be misspelt as well.
    const respelt = await understood(db, doubted, 'rare');
    if ((await find(db, request, respelt, ALL)).whole > 0) return answer(db, request, respelt, null);
  }
  const enough =
    strict && (strict.whole >= FEW || needed < 2) ? strict : await find(db, request, asked, ENOUGH);
  const found = enough.whole > 0 || needed < 2 ? enough : await find(db, request, asked, LITTLE);
  const isFirstPage = request.offset === 0 && Object.keys(request.chosen).length === 0;
  const ids = found.found.map(({ id }) => id);
  const elsewhere = isFirstPage && found.total < FEW ? await inOtherLanguages(db, request, asked, ids) : [];
  const isPart = found !== enough || strict?.whole === 0;
  const isMissed = found.total === 0 || isPart || asked.hasUnknown;
  return { ...found, elsewhere, corrected: asked.corrected, groups: asked.groups, isMissed };
}

/** Sums are null where nothing is found. */
interface Row {
  readonly total: number | null;
  readonly whole: number | null;
  readonly types: Record<string, number> | null;
  readonly facets: FacetCount[] | null;
  readonly page: Found[] | null;
}

/** Values of one facet that are counted for a page. */
const MOST_VALUES = 20;

type Counted = Pick<SearchResult, 'total' | 'whole' | 'byType' | 'facets' | 'found'>;

async function find(db: Kysely<DB>, request: SearchRequest, asked: Asked, share: number): Promise<Counted> {
  const { language, ...chosen } = request.chosen;
  // What the reader's pages show is not told from the rest where another language is chosen.
  const unchosen = language?.length ? await find(db, { ...request, chosen, first: 0 }, asked, share) : null;
  const order = request.sort === 'newest' ? sql`aged_from desc nulls last, score desc` : sql`score desc`;
  // What one facet alone leaves out counts for that facet's values.
  const others = chosenFacets(request).map(
    ({ name, bit }) => sql`union all select value from hit, unnest(about) as value
      where missed = ${bit}::int and starts_with(value, ${`${name}:`})`,
  );
  const { rows } = await sql<Row>`
    with ${ranking(asked, request, share, sql`missed = 0`)}
    select (select sum(n)::int from grouped where missed = 0) as total,
      (select sum(n)::int from grouped where missed & ${IN_LANGUAGE} = 0) as whole,
      (select jsonb_object_agg(type, n) from (
        select type, sum(n) as n from grouped where missed in (0, ${IN_TAB}) group by type) as t) as types,
      (select jsonb_agg(jsonb_build_object('about', about, 'count', n) order by n desc, about) from (
        select about, n, row_number() over (partition by split_part(about, ':', 1) order by n desc, about) as place from (
          select about, count(*) as n from (
            select unnest(about) as about from hit where missed = 0 ${sql.join(others, sql` `)}) as each
          group by about
          union all select 'language:' || locale, sum(n) from grouped where missed in (0, ${IN_LANGUAGE}) group by locale) as counted) as ranked where place <= ${MOST_VALUES}) as facets,
      (select jsonb_agg(jsonb_build_object('id', record_id, 'locale', locale, 'score', score) order by place) from (
        select record_id, locale, score, row_number() over (order by ${order}, record_id) as place from scored
        order by place limit ${request.first} offset ${request.offset}) as shown) as page`.execute(db);
  const [row] = rows;
  return {
    total: row?.total ?? 0,
    whole: (unchosen ?? row)?.whole ?? 0,
    byType: row?.types ?? {},
    facets: row?.facets ?? [],
    found: row?.page ?? [],
  };
}

/** The best entries that match in a language that the reader's pages do not show, of records not found otherwise. */
async function inOtherLanguages(
  db: Kysely<DB>,
  request: SearchRequest,
  asked: Asked,
  except: readonly string[],
): Promise<Found[]> {
  const isOther = sql`missed = ${IN_LANGUAGE}::int and record_id <> all(${[...except]}::text[])`;
  const { rows } = await sql<Found>`
    with ${ranking(asked, request, ALL, isOther)}
    select record_id as id, locale, score from (
      select distinct on (record_id) record_id, locale, score from scored order by record_id, score desc) as other
    order by score desc, record_id limit ${FEW}`.execute(db);
  return rows;
}
