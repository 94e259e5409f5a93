import { attackChapter } from './attack-report.ts';
import type { Damage } from './attacks/run-attacks.ts';
import { type AllGarbageRuns, garbageChapter } from './garbage-report.ts';
import type { Judgement } from './lighthouse.ts';
import { lighthouseChapter } from './lighthouse-report.ts';
import { machine } from './machine.ts';
import type { PageBytes } from './page-bytes.ts';
import type { Result } from './rounds.ts';
import type { SignInTimes } from './sign-in.ts';
import { table } from './table.ts';

/** Everything that a run of the benchmark found. */
export interface Findings {
  readonly nginx: string | undefined;
  readonly served: readonly Result[];
  /** Bytes of the page that `served` was measured with, decoded and as brotli. */
  readonly pageBytes: readonly [number, number];
  /** The same pages with the records as they are and with ten times as many. */
  readonly growth: readonly { readonly once: Result; readonly tenfold: Result }[];
  readonly records: readonly [number, number];
  readonly bytes: readonly PageBytes[];
  /** Undefined when there is no browser. */
  readonly judged: readonly Judgement[] | undefined;
  /** Resident bytes of a site process that answered all of this, and of it right after the busiest moment. */
  readonly resident: { readonly after: number; readonly busy: number };
  readonly signIn: SignInTimes;
  readonly damages: readonly Damage[];
  readonly garbageRuns: AllGarbageRuns;
}

/** The yardstick of the ratios. */
export const yardstick = 'node:http, ready buffer';

/** The findings as a page of Markdown. */
export function report(findings: Findings, date: Date): string {
  const base = findings.served.find(({ name }) => name === yardstick)?.cpuMicroseconds ?? Number.NaN;
  const [decoded, compressed] = findings.pageBytes;
  const [once, tenfold] = findings.records;
  return `# Speed

Written by \`npm run bench\` on ${date.toISOString().slice(0, 10)}; ratios are what to trust, times belong to the machine.
${machine(findings.nginx === undefined ? 'no nginx to compare with' : `nginx ${findings.nginx}`)}

## CPU time for a request

Of the server process alone, the contestants taking turns; median of five rounds, with the least and the most.
The page: ${thousands(decoded)} bytes, ${thousands(compressed)} as brotli.

${table(
  ['server', 'µs', 'least–most', `against ${yardstick}`],
  findings.served.map((result) => [...timing(result), (result.cpuMicroseconds / base).toFixed(2)]),
)}

## An uncached page, as the content grows

${thousands(once)} live records and ${thousands(tenfold)}; database, GraphQL, React and compression each time.

${table(
  ['page', 'µs', 'least–most', 'µs with ten times the records', 'least–most', 'ratio'],
  findings.growth.map(({ once, tenfold }) => [
    ...timing(once),
    ...timing(tenfold).slice(1),
    (tenfold.cpuMicroseconds / once.cpuMicroseconds).toFixed(2),
  ]),
)}

## Memory

A site process that answered all of this: ${megabytes(findings.resident.after)} resident, and ${megabytes(findings.resident.busy)} right after
thousands of GraphQL requests in a row.

${attackChapter(findings.damages)}
${garbageChapter(findings.garbageRuns)}
${signInChapter(findings.signIn)}
${lighthouseChapter(findings.judged)}
## Bytes of a first visit

Each row of the route table on its longest record, brotli; scripts are those that load by themselves.

${table(
  ['row', 'address', 'status', 'words', 'HTML', 'CSS', 'JS'],
  findings.bytes.map(({ page, status, words, html, css, js }) => [
    page.route.name,
    page.address,
    String(status),
    ...[words, html, css, js].map(thousands),
  ]),
)}
`;
}

/** By how much the medians may differ, as a share. */
const allowedDifference = 0.05;

/** Whether the time tells who has an account. */
export function signInChapter({ tries, withAccount, withoutAccount }: SignInTimes): string {
  const row = (name: string, measure: 'elapsed' | 'worked') => {
    const difference = withAccount[measure] / withoutAccount[measure] - 1;
    const verdict = Math.abs(difference) <= allowedDifference ? '' : ', too much';
    const times = [withAccount, withoutAccount].map((one) => one[measure].toFixed(1));
    return [name, ...times, `${percent(difference)}${verdict}`];
  };
  return `## A wrong password

The hosted form, ${tries} tries each by turns: medians, which may differ by ${percent(allowedDifference)} at most, so that the time does
not tell which addresses have an account. On a busy machine trust the work.

${table(
  ['ms', 'with an account', 'without', 'difference'],
  [row('until the answer', 'elapsed'), row('work of the provider', 'worked')],
)}
`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function timing({ name, cpuMicroseconds, range }: Result): string[] {
  return [name, micro(cpuMicroseconds), range.map(micro).join('–')];
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`;
}

function micro(value: number): string {
  return value < 100 ? value.toFixed(1) : thousands(Math.round(value));
}

function thousands(value: number): string {
  return value.toLocaleString('en-GB');
}
