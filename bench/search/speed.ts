import { search } from '../../src/content/search/find/search.ts';
import { connect } from '../../src/platform/db/connect.ts';
import { judgedQueries } from './judged.ts';
import { requestOf } from './quality.ts';

/** How long searches take in one database. */
export interface SearchTimes {
  readonly entries: number;
  /** Milliseconds of one search with facets, half and nearly all of them, one at a time and eight at once. */
  readonly alone: readonly [number, number];
  readonly eight: readonly [number, number];
  readonly megabytes: number;
}

/** Asks every judged query, first one at a time, then eight at once; each once before, so that all is in memory. */
export async function searchTimes(databaseUrl: string, now: Date): Promise<SearchTimes> {
  const database = connect(databaseUrl, { max: 8 });
  try {
    const queries = (await judgedQueries()).map((query) => requestOf(query, now));
    const ask = async (at: number) => {
      const request = queries[at];
      if (!request) return 0;
      const begun = performance.now();
      await search(database.kysely, request);
      return performance.now() - begun;
    };
    const all = async (atOnce: number) => {
      const times: number[] = [];
      let next = 0;
      const worker = async () => {
        while (next < queries.length) times.push(await ask(next++));
      };
      await Promise.all(Array.from({ length: atOnce }, worker));
      return percentiles(times);
    };
    await all(8);
    const { rows } = await database.pool.query<{ entries: number; megabytes: number }>(
      `select count(*)::int as entries, (pg_total_relation_size('search_entry') + pg_total_relation_size('search_word'))::float8
         / 1e6 as megabytes from search_entry`,
    );
    const { entries = 0, megabytes = 0 } = rows[0] ?? {};
    return { entries, megabytes, alone: await all(1), eight: await all(8) };
  } finally {
    await database.end();
  }
}

function percentiles(times: readonly number[]): [number, number] {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return [at(0.5), at(0.95)];
}
