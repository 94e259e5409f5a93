import { plainRequest } from '../../src/content/search/find/narrowing.ts';
import { search } from '../../src/content/search/find/search.ts';
import type { Database } from '../../src/platform/db/connect.ts';
import { type JudgedQuery, judgedQueries } from './judged.ts';

/** A query, and at which place its first answer was found; 0 when it was not among the first ten. */
export interface Judged extends JudgedQuery {
  readonly place: number;
  readonly found: readonly string[];
}

/** Asks every judged query as a visitor would. */
export async function judgeSearch(database: Database, now: Date): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const query of await judgedQueries()) {
    const result = await search(database.reader(), plainRequest(query.text, query.locale, now));
    const found = [...result.found, ...result.elsewhere].map(({ id }) => id);
    judged.push({ ...query, found, place: found.findIndex((id) => query.answers.includes(id)) + 1 });
  }
  return judged;
}

export interface Scores {
  readonly count: number;
  readonly first: number;
  readonly third: number;
  readonly reciprocal: number;
}

/** Shares of queries answered first and among the first three, and the mean of the places' reciprocals. */
export function scoresOf(judged: readonly Judged[]): Scores {
  const share = (holds: (place: number) => boolean) =>
    judged.filter(({ place }) => place > 0 && holds(place)).length / judged.length;
  return {
    count: judged.length,
    first: share((place) => place === 1),
    third: share((place) => place <= 3),
    reciprocal: judged.reduce((sum, { place }) => sum + (place > 0 ? 1 / place : 0), 0) / judged.length,
  };
}
