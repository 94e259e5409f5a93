import { createDatabase } from '../../scripts/embedded-postgres/databases.ts';
import { connect } from '../../src/platform/db/connect.ts';
import { machine } from '../machine.ts';
import { table } from '../table.ts';
import { copyEntries } from './many-entries.ts';
import { type Judged, judgeSearch, scoresOf } from './quality.ts';
import { type SearchTimes, searchTimes } from './speed.ts';

/** Of its chapter. */
export const searchHeading = '## Search';
const sizes = [50_000, 200_000];

/**
 * The chapter on search: how well it finds what judged queries ask for, and how long it takes as entries grow.
 *
 * @param databaseUrl the demonstration content, on a server that nobody else uses
 * @param say is told what is being done
 */
export async function searchChapter(
  databaseUrl: string,
  now: Date,
  say: (text: string) => void,
): Promise<string> {
  const judged = await judgedIn(databaseUrl, now);
  say(`Asked ${judged.length} judged queries`);
  const times = [await searchTimes(databaseUrl, now)];
  for (const entries of sizes) {
    const url = await createDatabase(databaseUrl, `bench_search_${entries}`, 'bench_once');
    await copyEntries(url, entries);
    say(`Copied entries until there were ${entries}`);
    times.push(await searchTimes(url, now));
  }
  return `${searchHeading}

Written by \`npm run bench search\` on ${now.toISOString().slice(0, 10)}. ${machine()}.

Judged queries of ten sets (bench/search/judged.ts), in English, French and Chinese, asked as a visitor would; “held out” are those whose
results were never looked at one by one.

${qualityTable(judged)}

Every other of these queries in milliseconds (p50 / p95), each once before, so that all is in memory: eight at once, as the site asks; and
of the processors, one query after the other, what PostgreSQL and the process that asks worked for each, which says the
same on a machine that others use. With each come the results, all counts of the filters and the tabs. Suggestions are asked for the
first half of each query. One publication writes the entries of one publication in all its languages. Entries are copied,
each as long as it was.

${timesTable(times)}

The aims: with eight at once 95 of 100 searches within 40 ms at 50,000 entries and 120 ms at 200,000; suggestions within 8 ms.
`;
}

async function judgedIn(databaseUrl: string, now: Date): Promise<Judged[]> {
  const database = connect(databaseUrl, { max: 1 });
  try {
    return await judgeSearch(database, now);
  } finally {
    await database.end();
  }
}

function qualityTable(judged: readonly Judged[]): string {
  const tuned = judged.filter(({ isTunedOn }) => isTunedOn);
  const heldOut = judged.filter(({ isTunedOn }) => !isTunedOn);
  // The authors of the later sets knew how questions are read.
  const ofStrangers = heldOut.filter(({ set }) => set === 'first' || set === 'third');
  const third = heldOut.filter(({ set }) => set === 'third');
  const fifth = heldOut.filter(({ set }) => set === 'fifth');
  const seventh = heldOut.filter(({ set }) => set === 'seventh');
  const ofOneWord = ofStrangers.filter(({ kind, text }) => kind === 'typo' && /^\S+$/.test(text));
  const rows = [
    ['tuned on, first set', tuned.filter(({ set }) => set === 'first')] as const,
    ['tuned on, second set', tuned.filter(({ set }) => set === 'second')] as const,
    ['held out, first and third set', ofStrangers] as const,
    ['misspelt', ofStrangers.filter(({ kind }) => kind === 'typo')] as const,
    ['single misspelt words', ofOneWord] as const,
    ['held out, first set', heldOut.filter(({ set }) => set === 'first')] as const,
    ['held out, third set', third] as const,
    ...byKind(third),
    ['tuned on, fourth set', tuned.filter(({ set }) => set === 'fourth')] as const,
    ['held out, fourth set', heldOut.filter(({ set }) => set === 'fourth')] as const,
    ['held out, fifth set', fifth] as const,
    ...byKind(fifth),
    ['tuned on, sixth set', tuned.filter(({ set }) => set === 'sixth')] as const,
    ['tuned on, seventh set', tuned.filter(({ set }) => set === 'seventh')] as const,
    ['held out, seventh set', seventh] as const,
    ...byKind(seventh),
    ['tuned on, eighth set', tuned.filter(({ set }) => set === 'eighth')] as const,
    ['held out, ninth set', heldOut.filter(({ set }) => set === 'ninth')] as const,
    ['tuned on, tenth set', tuned.filter(({ set }) => set === 'tenth')] as const,
  ];
  return table(
    ['queries', 'number', 'success at 1', 'success at 3', 'mean reciprocal rank'],
    rows.map(([name, each]) => {
      const { count, first: one, third, reciprocal } = scoresOf(each);
      return [name, String(count), one.toFixed(2), third.toFixed(2), reciprocal.toFixed(2)];
    }),
  );
}

function byKind(judged: readonly Judged[]) {
  return [...Map.groupBy(judged, ({ kind }) => kind)].map(
    ([kind, each]) => [`of those, ${kind}`, each] as const,
  );
}

function timesTable(times: readonly SearchTimes[]): string {
  const pair = ([half, most]: readonly [number, number]) => `${half.toFixed(1)} / ${most.toFixed(1)}`;
  return table(
    [
      'entries',
      'eight at once',
      'one at a time',
      'of PostgreSQL’s processors',
      'of the asking one',
      'a suggestion',
      'MB of entries',
      'MB of their indexes and words',
      'a publication',
    ],
    times.map((one) => [
      one.entries.toLocaleString('en'),
      pair(one.eight),
      pair(one.alone),
      pair(one.database),
      pair(one.process),
      pair(one.suggestion),
      one.megabytes.toFixed(0),
      one.indexMegabytes.toFixed(0),
      pair(one.publication),
    ]),
  );
}
