import { createDatabase } from '../../scripts/embedded-postgres/databases.ts';
import { connect } from '../../src/platform/db/connect.ts';
import { table } from '../table.ts';
import { copyEntries } from './many-entries.ts';
import { type Judged, judgeSearch, scoresOf } from './quality.ts';
import { type SearchTimes, searchTimes } from './speed.ts';

/** The chapter on search: how well it finds what judged queries ask for, and how long it takes. */
export async function searchChapter(databases: { readonly once: string }, now: Date): Promise<string> {
  const judged = await judgedIn(databases.once, now);
  const times = [await searchTimes(databases.once, now)];
  for (const entries of [50_000, 200_000]) {
    const url = await createDatabase(databases.once, `bench_search_${entries}`, 'bench_once');
    await copyEntries(url, entries);
    times.push(await searchTimes(url, now));
  }
  return ['## Search', qualityTable(judged), timesTable(times)].join('\n\n');
}

async function judgedIn(databaseUrl: string, now: Date): Promise<Judged[]> {
  const database = connect(databaseUrl, { max: 1 });
  try {
    return await judgeSearch(database.kysely, now);
  } finally {
    await database.end();
  }
}

function qualityTable(judged: readonly Judged[]): string {
  const tuned = judged.filter(({ isTunedOn }) => isTunedOn);
  const heldOut = judged.filter(({ isTunedOn }) => !isTunedOn);
  const third = heldOut.filter(({ set }) => set === 'third');
  const kinds = [...Map.groupBy(third, ({ kind }) => kind)].map(
    ([kind, each]) => [`of those, ${kind}`, each] as const,
  );
  const ofOneWord = heldOut.filter(({ kind, text }) => kind === 'typo' && /^\S+$/.test(text));
  const rows = [
    ['tuned on, first set', tuned.filter(({ set }) => set === 'first')] as const,
    ['tuned on, second set', tuned.filter(({ set }) => set === 'second')] as const,
    ['held out, all', heldOut] as const,
    ['misspelt', heldOut.filter(({ kind }) => kind === 'typo')] as const,
    ['single misspelt words', ofOneWord] as const,
    ['held out, first set', heldOut.filter(({ set }) => set === 'first')] as const,
    ['held out, third set', third] as const,
    ...kinds,
  ];
  return table(
    ['queries', 'number', 'success at 1', 'success at 3', 'mean reciprocal rank'],
    rows.map(([name, each]) => {
      const { count, first: one, third, reciprocal } = scoresOf(each);
      return [name, String(count), one.toFixed(2), third.toFixed(2), reciprocal.toFixed(2)];
    }),
  );
}

function timesTable(times: readonly SearchTimes[]): string {
  const pair = ([half, most]: readonly [number, number]) => `${half.toFixed(1)} / ${most.toFixed(1)}`;
  return table(
    ['entries', 'one at a time, ms (p50 / p95)', 'eight at once, ms (p50 / p95)', 'MB of table and index'],
    times.map(({ entries, alone, eight, megabytes }) => [
      String(entries),
      pair(alone),
      pair(eight),
      megabytes.toFixed(0),
    ]),
  );
}
