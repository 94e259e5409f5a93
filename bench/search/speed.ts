import { sql } from 'kysely';
import { plainRequest } from '../../src/content/search/find/narrowing.ts';
import { search } from '../../src/content/search/find/search.ts';
import type { IndexedRow } from '../../src/content/search/index/entry.ts';
import { writeEntries } from '../../src/content/search/index/write-entries.ts';
import { searchableTypes, suggest } from '../../src/content/search/suggest.ts';
import { connect, type Database } from '../../src/platform/db/connect.ts';
import { postgresClock } from '../processor-time.ts';
import { judgedQueries } from './judged.ts';

/** Milliseconds of half of the searches, and of nearly all of them. */
type Percentiles = readonly [number, number];

/** How long searches take in one database, and how much it holds. */
export interface SearchTimes {
  readonly entries: number;
  /** One search with facets, one at a time and eight at once. */
  readonly alone: Percentiles;
  readonly eight: Percentiles;
  /** Of the processors, for each of those that were asked one at a time. */
  readonly database: Percentiles;
  readonly process: Percentiles;
  /** One suggestion, one at a time. */
  readonly suggestion: Percentiles;
  /** Writing the entries of one publication. */
  readonly publication: Percentiles;
  readonly megabytes: number;
  readonly indexMegabytes: number;
}

const PUBLICATIONS = 40;

/** Asks every other judged query one at a time, then eight at once; each once before, so that all is in memory. */
export async function searchTimes(databaseUrl: string, now: Date): Promise<SearchTimes> {
  const database = connect(databaseUrl, { max: 8, statementTimeout: 0 });
  try {
    const queries = (await judgedQueries())
      .filter((_, at) => at % 2 === 0)
      .map((query) => plainRequest(query.text, query.locale, now));
    const ask = (at: number) => {
      const request = queries[at];
      return request ? search(database.reader(), request) : null;
    };
    const suggested = (at: number) => {
      const { text = '', locale = 'en' } = queries[at] ?? {};
      const typed = text.slice(0, Math.ceil(text.length / 2));
      return suggest(database.reader(), { text: typed, locale, first: 8, types: searchableTypes });
    };
    await inTurn(queries.length, 8, ask);
    const clocks = { database: await postgresClock(databaseUrl), process: ownMicroseconds };
    const used = { database: [] as number[], process: [] as number[] };
    const alone = await inTurn(queries.length, 1, async (at) => {
      const before = { database: clocks.database(), process: clocks.process() };
      await ask(at);
      used.process.push((clocks.process() - before.process) / 1_000);
      used.database.push((clocks.database() - before.database) / 1_000);
    });
    const eight = await inTurn(queries.length, 8, ask);
    return {
      alone: percentiles(alone),
      eight: percentiles(eight),
      database: percentiles(used.database),
      process: percentiles(used.process),
      suggestion: percentiles(await inTurn(queries.length, 1, suggested)),
      publication: percentiles(await publicationTimes(database)),
      ...(await sizesOf(database)),
    };
  } finally {
    await database.end();
  }
}

/** Milliseconds of each, so many at once. */
async function inTurn(count: number, atOnce: number, each: (at: number) => unknown): Promise<number[]> {
  const times: number[] = [];
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const at = next++;
      const begun = performance.now();
      await each(at);
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return times;
}

/** Milliseconds that publishing takes for the search, commit and counts of words included. */
async function publicationTimes({ kysely }: Database): Promise<number[]> {
  const { rows } = await sql<IndexedRow>`
    select record_id, locale, type, number, path, fields, ordered_at, withdrawn_at, whole_for from live
    where type = 'publication' order by record_id, locale`.execute(kysely);
  const records = [...Map.groupBy(rows, (row) => row.record_id).values()].slice(0, PUBLICATIONS);
  return inTurn(records.length, 1, (at) =>
    kysely.transaction().execute((trx) => writeEntries(trx, records[at] ?? [])),
  );
}

async function sizesOf({ kysely }: Database) {
  const { rows } = await sql<{ entries: number; megabytes: number; indexMegabytes: number }>`
    select count(*)::int as entries, pg_table_size('search_entry')::float8 / 1e6 as megabytes,
      (pg_indexes_size('search_entry') + pg_total_relation_size('search_word'))::float8 / 1e6 as "indexMegabytes"
    from search_entry`.execute(kysely);
  return rows[0] ?? { entries: 0, megabytes: 0, indexMegabytes: 0 };
}

function ownMicroseconds(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

function percentiles(times: readonly number[]): Percentiles {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return [at(0.5), at(0.95)];
}
