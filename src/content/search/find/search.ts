import { availableParallelism } from 'node:os';
import { type Kysely, sql } from 'kysely';
import type { Locale } from '../../../i18n/locales.ts';
import type { DB } from '../../../platform/db/tables.gen.ts';
import { WaitingRoom } from '../../../platform/http/waiting-room.ts';
import type { Group } from '../text/group.ts';
import { SENTENCE } from '../text/question.ts';
import { candidatesOf } from './candidates.ts';
import type { Counts, Hits } from './hits.ts';
import { hitsOf } from './matching.ts';
import { IN_LANGUAGE, type SearchRequest } from './narrowing.ts';
import { ALL, MOST_RANKED } from './needed.ts';
import { ranking } from './ranking.ts';
import { synonyms } from './synonyms.ts';
import { type Asked, apart, required, type Typed, understood } from './understood.ts';

/** A record that was found, in the language in which it was. */
export interface Found {
  readonly id: string;
  readonly locale: Locale;
  readonly score: number;
}

export interface SearchResult extends Counts {
  readonly found: readonly Found[];
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
/** As little is enough where nothing has more, and where nothing has but what editors name. */
const LITTLE = 0.15;

/**
 * As many searches are answered at a time as processors can work for: of many at once each would wait for all others, and
 * the longest for longest.
 */
const room = new WaitingRoom({ places: availableParallelism() + 1, queue: 1_000, patience: 1_000 });

/** Records that answer what a reader typed, best first, with what they can be narrowed by. */
export async function search(db: Kysely<DB>, request: SearchRequest): Promise<SearchResult> {
  // Who waits too long is answered beside the others.
  const leave = await room.take().catch(() => () => {});
  try {
    return await searched(db, request);
  } finally {
    leave();
  }
}

async function searched(db: Kysely<DB>, request: SearchRequest): Promise<SearchResult> {
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
 *
 * @param known what has all words, where that was asked for already
 */
async function answer(
  db: Kysely<DB>,
  request: SearchRequest,
  asked: Asked,
  doubted: Typed | null,
  known?: Hits,
): Promise<SearchResult> {
  const needed = required(asked.groups);
  const find = (share: number) => hitsOf(db, request, asked, share);
  const strict = needed >= SENTENCE ? null : (known ?? (await find(ALL)));
  if (strict?.whole === 0 && doubted && needed > 1) {
    // Words that stand somewhere, but nowhere together, may be misspelt as well.
    const respelt = await understood(db, doubted, 'rare');
    const hits = await hitsOf(db, request, respelt, ALL);
    if (hits.whole > 0) return answer(db, request, respelt, null, hits);
  }
  const isEnough = strict !== null && (strict.whole >= FEW || needed < 2);
  const wide = strict && strict.whole < FEW && needed < 2 && !asked.isApart ? apart(asked) : null;
  if (strict && wide)
    return answer(db, request, wide, null, (await hitsOf(db, request, wide, ALL)).behind(strict));
  const enough = isEnough ? strict : await find(ENOUGH);
  const isLittle = enough.whole === 0 && needed >= 2;
  // Editors' answers come first, and what is next best behind them.
  const isNamedAlone = !isLittle && needed >= 2 && enough.whole <= asked.answers.length;
  const share = isLittle || isNamedAlone ? LITTLE : isEnough ? ALL : ENOUGH;
  const { hits, found } = await best(
    db,
    request,
    asked,
    share,
    share === LITTLE ? await find(share) : enough,
  );
  const counts = hits.counts();
  const isFirstPage = request.offset === 0 && Object.keys(request.chosen).length === 0;
  const elsewhere =
    isFirstPage && counts.total < FEW
      ? await inOtherLanguages(
          db,
          request,
          asked,
          strict ?? (await find(ALL)),
          found.map(({ id }) => id),
        )
      : [];
  const isMissed = counts.total === 0 || isLittle || strict?.whole === 0 || asked.hasUnknown;
  return { ...counts, found, elsewhere, corrected: asked.corrected, groups: asked.groups, isMissed };
}

/** As many can be paged to. */
const MOST_SHOWN = 1_050;
/** As often entries that are written over between finding and ranking are found anew. */
const MOST_TRIES = 3;

/** Those of some hits that are on the page that was asked for; anew where one of them was written over meanwhile. */
async function best(
  db: Kysely<DB>,
  request: SearchRequest,
  asked: Asked,
  share: number,
  hits: Hits,
  tries = MOST_TRIES,
): Promise<{ readonly hits: Hits; readonly found: readonly Found[] }> {
  if (request.first === 0) return { hits, found: [] };
  // What is not ranked comes behind all that is: pages before it are the same without.
  const most = request.offset + request.first > MOST_RANKED ? MOST_SHOWN : MOST_RANKED;
  const candidates = candidatesOf(hits, request, 0, most);
  if (candidates.length === 0) return { hits, found: [] };
  const order = request.sort === 'newest' ? sql`aged_from desc nulls last, score desc` : sql`score desc`;
  const { rows } = await sql<{ here: number; page: Found[] | null }>`
    with ${ranking(asked, request, share, candidates)}
    select (select count(*)::int from answering) as here,
      (select jsonb_agg(jsonb_build_object('id', record_id, 'locale', locale, 'score', score) order by place) from (
        select record_id, locale, score, row_number() over (order by ${order}, record_id) as place from scored
        order by place limit ${request.first} offset ${request.offset}) as shown) as page`.execute(db);
  const [row] = rows;
  const isMoved = (row?.here ?? 0) < candidates.length;
  if (isMoved && tries > 1)
    return best(db, request, asked, share, await hitsOf(db, request, asked, share), tries - 1);
  return { hits, found: row?.page ?? [] };
}

/** The best entries that match in a language that the reader's pages do not show, of records not found otherwise. */
async function inOtherLanguages(
  db: Kysely<DB>,
  request: SearchRequest,
  asked: Asked,
  hits: Hits,
  except: readonly string[],
): Promise<Found[]> {
  const candidates = candidatesOf(hits, request, IN_LANGUAGE, MOST_RANKED);
  if (candidates.length === 0) return [];
  const { rows } = await sql<Found>`
    with ${ranking(asked, request, ALL, candidates)}
    select record_id as id, locale, score from (
      select distinct on (record_id) record_id, locale, score from scored
      where record_id <> all(${[...except]}::text[]) order by record_id, score desc) as other
    order by score desc, record_id limit ${FEW}`.execute(db);
  return rows;
}
