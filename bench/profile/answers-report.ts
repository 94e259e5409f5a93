import { median, quantile } from '../reach/measurement.ts';
import { table } from '../table.ts';
import type { ProfiledAnswer, ProfiledAnswers, RestartPart } from './profile-answers.ts';
import type { Counts } from './profiled-server.ts';
import { type Place, places } from './where.ts';

export const answersHeading = '## Where the time of other answers goes';

/** Profiles of answers that are not rendered as a chapter of Markdown. */
export function answersChapter({ answers, restart }: ProfiledAnswers, date: Date): string {
  const names = answers.map(({ name }) => name);
  return `${answersHeading}

Written by \`npm run bench profile\` on ${date.toISOString().slice(0, 10)}. What one answer takes in µs of processor time, on average. Of the store: 2,000 pages
once each, one after the other; “later” once more in the same process, which has room for none of them. Of the others: 300 in a row.

${table(
  ['one answer', ...names],
  counters.map(([name, of]) => [name, ...answers.map(({ counts }) => count(of(counts)))]),
)}

Of V8's profile of the event loop, one answer on average. It samples elapsed time, as above.

${table(
  ['where', ...names],
  places.map((place) => [place, ...answers.map((answer) => shareOf(answer, place))]),
)}

The first request for each of 2,000 stored pages after a restart, eight at once, in the order in which they were asked; one part after the
other, so that each can be counted. µs are of processor time for one answer.

${table(
  [
    'answers',
    'ms, median',
    'ms, p99',
    'ms, slowest',
    'over 15 ms',
    'µs, event loop',
    'µs, V8’s threads',
    'µs, PostgreSQL',
    'µs, collection',
    'connections begun',
  ],
  restart.map(restartRow),
)}
`;
}

/** The functions that take longest of each, for whoever wants to make them quicker. */
export function answerSpenders({ answers }: ProfiledAnswers, most = 25): string {
  return answers
    .map(
      ({ name, spent }) =>
        `${name}\n\n${table(
          ['function', 'where', 'µs'],
          spent.spenders
            .slice(0, most)
            .map(({ name, place, microseconds }) => [name, place, microseconds.toFixed(1)]),
        )}`,
    )
    .join('\n\n');
}

const counters: readonly (readonly [string, (counts: Counts) => number])[] = [
  ['µs, all threads and processes', (counts) => counts.cpuMicroseconds + counts.startedMicroseconds],
  ['event loop', ({ loopMicroseconds }) => loopMicroseconds],
  ['of which to write to PostgreSQL', ({ askingMicroseconds }) => askingMicroseconds],
  ['of which to write to the reader', ({ answeringMicroseconds }) => answeringMicroseconds],
  ['V8’s threads', ({ engineMicroseconds }) => engineMicroseconds],
  ['Node’s threads', ({ poolMicroseconds }) => poolMicroseconds],
  ['processes that it has started', ({ startedMicroseconds }) => startedMicroseconds],
  ['PostgreSQL', ({ databaseMicroseconds }) => databaseMicroseconds],
  ['round trips', ({ roundTrips }) => roundTrips],
  ['statements', ({ statements }) => statements],
  ['bytes of results', ({ resultBytes }) => resultBytes],
  ['µs of collection', ({ collectionMicroseconds }) => collectionMicroseconds],
];

function shareOf({ spent: { times } }: ProfiledAnswer, place: Place): string {
  const total = [...times].reduce((sum, [at, time]) => (at === 'waiting' ? sum : sum + time), 0);
  const time = times.get(place) ?? 0;
  const share = place === 'waiting' ? '' : `, ${Math.round((100 * time) / total)} %`;
  return `${count(time)}${share}`;
}

function restartRow({ name, counts, times }: RestartPart): string[] {
  const { loopMicroseconds, engineMicroseconds, databaseMicroseconds, collectionMicroseconds } = counts;
  const late = times.filter((time) => time > 15).length;
  const begun = Math.round(counts.connections * times.length);
  return [
    name,
    ...[median(times), quantile(times, 0.99), Math.max(...times)].map((time) => time.toFixed(1)),
    String(late),
    ...[loopMicroseconds, engineMicroseconds, databaseMicroseconds, collectionMicroseconds].map(count),
    String(begun),
  ];
}

function count(value: number): string {
  return value.toLocaleString('en-GB', { maximumFractionDigits: value < 100 ? 1 : 0 });
}
