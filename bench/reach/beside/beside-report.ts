import { table } from '../../table.ts';
import { milliseconds } from '../measurement.ts';
import type { Standing } from './measure-beside.ts';

/** Who stands where beside whom. */
export interface BesideEachOther {
  readonly standings: readonly Standing[];
  /** How many pages were asked for in turn. */
  readonly pages: number;
  /** Statements that Chancery asks for one of them, on average. */
  readonly statements: number;
}

/** What is compared: the smallest is the first. */
const measures: readonly (readonly [string, (one: Standing) => number, (one: Standing) => string])[] = [
  ['processor time with PostgreSQL', worked, (one) => milliseconds(worked(one))],
  ['an answer, one at a time', ({ usual }) => usual, ({ usual }) => `${usual.toFixed(2)} ms`],
  ['the first answer of a new process', ({ first }) => first, ({ first }) => `${first.toFixed(0)} ms`],
  ['requests a second', ({ perSecond }) => -perSecond, ({ perSecond }) => thousands(perSecond)],
  ['bytes of HTML on the way', ({ weight }) => weight.html, ({ weight }) => thousands(weight.html)],
  ['bytes of script', ({ weight }) => weight.js, ({ weight }) => thousands(weight.js)],
  ['memory', ({ resident }) => resident, ({ resident }) => `${megabytes(resident)} MB`],
];

/** The same page by others, as a chapter of Markdown. */
export function besideChapter({ standings, pages, statements }: BesideEachOther): string {
  const groups = [
    ['Rendered for each request', standings.filter(({ keeps }) => !keeps)],
    ['Kept once rendered', standings.filter(({ keeps }) => keeps)],
  ] as const;
  return `## Beside its peers

The page of a person, with the words of the same PostgreSQL: ${pages} people, asked for in turn. Each peer is its own toolkit’s
production build, started as its documentation says (\`bench/peers\`); all took turns in one run, whoever asked being on the same
machine. Processor time is that of all processes of a contestant for one request, one at a time, and beside it PostgreSQL’s. “Beside”
is what processes that it has started worked meanwhile: Chancery’s compresses each page at level 11, once and not for each request.
“First” is the first answer of a new process, the median of three starts; where pages are kept somewhere that outlives a process
an earlier one had rendered it. Memory is resident after all requests. The peers ask five statements for a page, prepared, in two steps, and
keep what stands around it; Chancery asks ${statements.toFixed(1)} on average, since it also looks for where an address went and for what its
gates close, and sends more: structured data, addresses of translations, a menu, three short biographies, a picture.
React Router has no way of its own to keep pages.

${groups
  .map(([heading, group]) => `### ${heading}\n\n${standingTable(group)}\n\n${claim(group)}\n`)
  .join('\n')}`;
}

function standingTable(group: readonly Standing[]): string {
  return table(
    [
      'server',
      'CPU',
      'PostgreSQL',
      'ms, one at a time',
      'ms, p99',
      'ms, first',
      'a second, 8 at once',
      'HTML, bytes sent',
      'decoded',
      'script, bytes sent',
      'words',
      'MB',
    ],
    group.map((one) => [
      one.name,
      cpuWords(one),
      milliseconds(one.postgres),
      one.usual.toFixed(2),
      one.late.toFixed(1),
      one.first.toFixed(0),
      ...[one.perSecond, one.weight.html, one.weight.text, one.weight.js, one.weight.words].map(thousands),
      megabytes(one.resident),
    ]),
  );
}

/** What processes that it has started work is said: that of Chancery makes each page smaller, once. */
function cpuWords({ own, started }: Standing): string {
  const whole = milliseconds(own);
  return started < 5 ? whole : `${whole}, of which ${milliseconds(started)} beside`;
}

/** What the table says of Chancery, measure by measure, also where another one is better. */
function claim(group: readonly Standing[]): string {
  const lines = measures.map(([name, value, words]) => {
    const order = [...group].sort((one, other) => value(one) - value(other));
    const ours = order.findIndex(isOurs);
    const said = order.map((one) => `${shortName(one)} ${words(one)}`).join(', ');
    return `- ${name}: ${ours === 0 ? 'Chancery is first' : `Chancery is number ${ours + 1} of ${order.length}`} (${said})`;
  });
  return lines.join('\n');
}

function isOurs({ name }: Standing): boolean {
  return name.startsWith('Chancery');
}

function shortName({ name }: Standing): string {
  return name.replace(/,.*| as it comes| [\d.]+/g, '');
}

function worked({ own, postgres }: Standing): number {
  return own + postgres;
}

function thousands(value: number): string {
  return Math.round(value).toLocaleString('en-GB');
}

function megabytes(bytes: number): string {
  return String(Math.round(bytes / 1e6));
}
