import { memoryBar } from './attacks/busy-day.ts';
import type { Visited } from './attacks/ordinary-visitor.ts';
import type { Damage } from './attacks/run-attacks.ts';
import { table } from './table.ts';

/** Milliseconds that an ordinary page may take while the site is attacked, on two cores. */
const answerBar = 250;

/** What attacks did, as a chapter of the report. */
export function attackChapter(damages: readonly Damage[]): string {
  return `## Under attack

Each attack is done to a site and an identity provider that were started for it. Meanwhile a visitor in a process of
their own asks all the time, by turns, for a page from the cache, for one that is not in it and for \`/healthz\` of the
identity provider: the slowest answers, which should not exceed ${answerBar} ms. Processor time and memory are those of the
process that was attacked, the visitor's requests included.

${table(
  [
    'attack',
    'answers',
    'MB in',
    'MB out',
    'CPU s',
    'in s',
    'cached ms',
    'uncached ms',
    'identity ms',
    'MB after',
    'MB at most',
  ],
  damages.map(({ attack, tally, cpuMicroseconds, seconds, visits, after }) => [
    attack.name,
    tally.answers || '–',
    mega(tally.bytesSent, 1),
    mega(tally.bytesReceived, 1),
    (cpuMicroseconds / 1e6).toFixed(1),
    seconds.toFixed(1),
    ...['cached', 'uncached', 'identity'].map((name) => slowest(visits.find((one) => one.name === name))),
    mega(after.residentBytes, 0),
    mega(after.mostResidentBytes, 0),
  ]),
)}

${damages.flatMap(({ attack, notes }) => notes.map((note) => `- ${attack.name}: ${note}.`)).join('\n')}

After the last of them ${mega(memoryBar, 0)} MB should be resident at most, within two quiet minutes.
`;
}

function slowest(visited: Visited | undefined): string {
  if (!visited) return '–';
  const { worst, failed, asked } = visited;
  return `${Math.round(worst)}${failed > 0 ? `, ${failed} of ${asked} failed` : ''}`;
}

function mega(bytes: number, digits: number): string {
  return (bytes / 1e6).toFixed(digits);
}
