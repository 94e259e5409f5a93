import { table } from '../table.ts';
import type { Profile, ProfiledPage } from './profile-pages.ts';
import type { Counts } from './profiled-server.ts';
import { places } from './where.ts';

export const profileHeading = '## Where the time of a page goes';

/** A profile as a chapter of Markdown. */
export function profileChapter(profile: Profile, date: Date, { everyPage = false } = {}): string {
  const { pages, cold, warm, yardstickMicroseconds } = profile;
  const byCost = [...pages].sort((a, b) => together(b.warm) - together(a.warm));
  const longestList = byCost.find(({ page }) => page.route.name.endsWith('-list'));
  const total = (times: typeof cold) =>
    [...times].reduce((sum, [place, time]) => (place === 'waiting' ? sum : sum + time), 0);
  const share = (times: typeof cold, place: (typeof places)[number]) =>
    place === 'waiting' ? '–' : `${Math.round((100 * (times.get(place) ?? 0)) / total(times))} %`;
  return `${profileHeading}

Written by \`npm run bench profile\` on ${date.toISOString().slice(0, 10)}. The longest page of each of ${pages.length} rows of the route table, rendered one
after the other by a process that keeps none: first in a new process, later the average of several in a row. A request to node:http
with a ready buffer took ${micro(yardstickMicroseconds)} µs of processor time in the same run. What takes less than a tick of the
machine's clock, as writing does, is right on average alone.

${table(
  ['one page', 'new process', 'later, median', 'later, average', 'later, most', 'which'],
  counters.map(([name, of]) => {
    const most = [...pages].sort((a, b) => of(b.warm) - of(a.warm))[0];
    return [
      name,
      count(median(pages.map((page) => of(page.cold)))),
      count(median(pages.map((page) => of(page.warm)))),
      count(pages.reduce((sum, page) => sum + of(page.warm), 0) / pages.length),
      count(most ? of(most.warm) : 0),
      most?.page.address ?? '',
    ];
  }),
)}

Of V8's profile of the event loop, one page on average. It samples elapsed time: whoever has the processor meanwhile counts as well,
above all PostgreSQL while it is written to.

${table(
  ['where', 'µs in a new process', 'share', 'µs later', 'share'],
  places.map((place) => [
    place,
    micro(cold.get(place) ?? 0),
    share(cold, place),
    micro(warm.get(place) ?? 0),
    share(warm, place),
  ]),
)}

The pages that cost most, later, and the list that does:

${table(
  [
    'row',
    'address',
    'µs, all threads',
    'µs, event loop',
    'µs, PostgreSQL',
    'round trips',
    'statements',
    'rows',
    'bytes of results',
  ],
  byCost.filter((page, at) => everyPage || at < 12 || page === longestList).map(rowOf),
)}
`;
}

/** The functions that take longest, of one page on average; for whoever wants to make them quicker. */
export function spenderTable({ spenders }: Profile): string {
  return table(
    ['function', 'where', 'µs'],
    spenders.map(({ name, place, microseconds }) => [name, place, microseconds.toFixed(1)]),
  );
}

const counters: readonly (readonly [string, (counts: Counts) => number])[] = [
  ['µs of processor, all threads', ({ cpuMicroseconds }) => cpuMicroseconds],
  ['µs of processor, event loop', ({ loopMicroseconds }) => loopMicroseconds],
  ['of which to write to PostgreSQL', ({ askingMicroseconds }) => askingMicroseconds],
  ['of which to write to the reader', ({ answeringMicroseconds }) => answeringMicroseconds],
  ['µs of processor, V8’s threads beside it', beside],
  ['µs of processor, PostgreSQL', ({ databaseMicroseconds }) => databaseMicroseconds],
  ['µs of processor, process and PostgreSQL', together],
  ['round trips to PostgreSQL', ({ roundTrips }) => roundTrips],
  ['statements', ({ statements }) => statements],
  ['rows', ({ rows }) => rows],
  ['bytes of results', ({ resultBytes }) => resultBytes],
  ['µs of collection', ({ collectionMicroseconds }) => collectionMicroseconds],
];

/** Of the process and of PostgreSQL. */
function together({ cpuMicroseconds, databaseMicroseconds }: Counts): number {
  return cpuMicroseconds + databaseMicroseconds;
}

/** What collects and compiles. */
function beside({ cpuMicroseconds, loopMicroseconds }: Counts): number {
  return cpuMicroseconds - loopMicroseconds;
}

function rowOf({ page, warm }: ProfiledPage): string[] {
  const { cpuMicroseconds, loopMicroseconds, databaseMicroseconds } = warm;
  const { roundTrips, statements, rows, resultBytes } = warm;
  const times = [cpuMicroseconds, loopMicroseconds, databaseMicroseconds];
  const numbers = [...times, roundTrips, statements, rows, resultBytes];
  return [page.route.name, page.address, ...numbers.map(count)];
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function micro(value: number): string {
  return Math.round(value).toLocaleString('en-GB');
}

function count(value: number): string {
  return value.toLocaleString('en-GB', { maximumFractionDigits: value < 100 ? 1 : 0 });
}
