import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/cache/clock.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { listRecords } from '../lists/list-records.ts';
import type { LiveRecord } from '../records/live-record.ts';
import type { SearchTab } from '../types/places-in-lists.ts';
import { knownWords } from './find/known-words.ts';
import type { SearchRequest } from './find/narrowing.ts';
import { LONGEST_QUESTION, search } from './find/search.ts';
import { steps, wordsAlike } from './find/spelling.ts';
import { synonyms } from './find/synonyms.ts';
import { withNumbersCited } from './text/citations.ts';
import type { Synonym } from './text/meanings.ts';
import { questionOf } from './text/question.ts';

/** The same question in other words, and how many records it finds on the whole site. */
export interface NearQuery {
  readonly text: string;
  readonly count: number;
}

/** As many are offered. */
const MOST_NEAR = 3;
/** Letters by which words may be longer or shorter than one that they are near to: parts of it, and what it is part of. */
const LONGER = 8;

/** Where nothing is found: the question with the words nearest to those that stand nowhere, as far as it then finds something. */
export async function nearQueries(db: Kysely<DB>, request: SearchRequest): Promise<NearQuery[]> {
  const known = await synonyms(db);
  const typed = request.text.trim().slice(0, LONGEST_QUESTION);
  const { groups } = questionOf(typed, request.locale, known);
  const { entries } = await knownWords(db, groups);
  const unknown = groups.filter(({ text, isWord }, at) => isCited(text) || (isWord && entries[at] === 0));
  const alike = await wordsAlike(
    db,
    unknown.flatMap(({ text, isWord }) => (isWord ? [text] : [])),
    LONGER,
  );
  const near = new Map(
    unknown.map(({ text }) => [
      text,
      isCited(text)
        ? numbersLike(text, known)
        : withoutJoined((alike.get(text) ?? []).map(({ word }) => word)),
    ]),
  );
  const texts = Array.from({ length: MOST_NEAR }, (_, at) =>
    groups.map((one) => (unknown.includes(one) ? near.get(one.text)?.[at] : one.text)),
  )
    .filter((words) => unknown.length > 0 && !words.includes(undefined))
    .map((words) => words.join(' '));
  const counted = await Promise.all(
    texts.map(async (text) => ({
      text,
      count: (await search(db, { ...request, text, asTyped: true, first: 0 })).whole,
    })),
  );
  return counted.filter(({ count }) => count > 0);
}

const isCited = (text: string) => /^\d+\/\d+$/.test(text);

/** Numbers of statutes and cases that editors know, as they write them, and that differ from one by a digit. */
function numbersLike(typed: string, known: readonly Synonym[]): string[] {
  return known
    .flatMap(({ words }) => words)
    .filter((word) => {
      const number = withNumbersCited(word).trim();
      return isCited(number) && steps(number, typed) === 1;
    });
}

/** Names stand run together as well, `okaforhelena` and `helenaokafor`: nobody is offered these after the name alone. */
function withoutJoined(words: readonly string[]): string[] {
  return words.filter((word, at) => !words.slice(0, at).some((nearer) => word.includes(nearer)));
}

/** The page whose desks answer who finds nothing on a tab of the search, else whoever finds nothing at all. */
export async function deskFor(
  db: Kysely<DB>,
  tab: SearchTab | null,
  { locale, now }: Pick<SearchRequest, 'locale' | 'now'>,
  clock: Clock,
): Promise<LiveRecord | null> {
  const listing = await listRecords(
    db,
    {
      type: 'page',
      locale,
      filter: { desksFor: [tab ?? 'all', 'all'] },
      startsWith: null,
      named: null,
      availableIn: null,
      from: null,
      until: null,
      order: 'position',
      now,
    },
    { first: 10, after: null, offset: 0 },
    clock,
  );
  const pages = listing?.nodes ?? [];
  return pages.find(({ fields }) => fields.desksFor === tab) ?? pages[0] ?? null;
}
