import { navigatorTable } from '../../src/content/navigator/table.ts';
import { recordLoaders } from '../../src/content/records/loaders.ts';
import type { Database } from '../../src/platform/db/connect.ts';
import { table } from '../table.ts';
import { atEachSize } from './at-each-size.ts';
import { manyAnswers, shape } from './many-answers.ts';

/** What pages of the navigator ask of the database. Milliseconds. */
interface AnswerCosts {
  readonly versions: number;
  /** An answer with the others of its jurisdiction, today and as it was known on a day of the past: the slower. */
  readonly cell: number;
  /** 12 topics × 32 jurisdictions, the same. */
  readonly table: number;
  /** What became of a jurisdiction's answers: its twenty newest. */
  readonly changes: number;
  /** The same as far as it had been published on a day. */
  readonly changesKnown: number;
}

const TRIES = 41;

/** Fills databases with so many versions and reads them as pages do, with nothing kept between two readings. */
export function answersAtScale(sizes: readonly number[]): Promise<AnswerCosts[]> {
  return atEachSize(sizes, 'answers', 600_000, costsOf);
}

async function costsOf(database: Database, wanted: number): Promise<AnswerCosts> {
  const services = await manyAnswers(database, wanted);
  const past = { on: '2012-06-30', known: new Date('2024-06-30T23:59:59.999Z') };
  const now = { on: '2026-06-30', known: null };
  const [jurisdictions, topics] = [32, 12];
  const readTable = async (n: number, times: typeof past | typeof now) => {
    const at = n % services;
    const loaders = recordLoaders(database.kysely, new Set());
    const service = await loaders.record(`service-${at}`, 'en');
    if (!service) throw new Error('There is no such service.');
    const from = (n * 7) % (shape.jurisdictions - jurisdictions + 1);
    const keys = (name: string, count: number, first: number) =>
      Array.from({ length: count }, (_, index) => `${name}-${at}-${first + index}`);
    const choice = {
      jurisdictions: keys('chapter', jurisdictions, from),
      topics: keys('topic', topics, 0),
      ...times,
    };
    const { cells } = await navigatorTable(service, choice, loaders);
    if (cells.length !== jurisdictions * topics)
      throw new Error(`${cells.length} answers of ${jurisdictions * topics}`);
  };
  const changes = async (n: number, known: Date | null) => {
    const loaders = recordLoaders(database.kysely, new Set());
    const chapter = `chapter-${n % services}-${(n * 7) % shape.jurisdictions}`;
    const found = await loaders.navigatorChanges(chapter, { first: 20, known, locale: 'en' });
    if (found.length !== 20) throw new Error(`${found.length} changes`);
  };
  const answersOf = async (n: number, times: typeof past | typeof now) => {
    const loaders = recordLoaders(database.kysely, new Set());
    const chapter = await loaders.record(`chapter-${n % services}-${(n * 7) % shape.jurisdictions}`, 'en');
    const answers = chapter ? await loaders.entriesAt(chapter, times) : [];
    if (answers.length !== shape.topics) throw new Error(`${answers.length} answers`);
  };
  const slower = async (work: (n: number, times: typeof past | typeof now) => Promise<void>) =>
    Math.max(await median((n) => work(n, past)), await median((n) => work(n, now)));
  const { rows } = await database.pool.query<{ count: string }>('select count(*) from version');
  return {
    versions: Number(rows[0]?.count),
    cell: await slower(answersOf),
    table: await slower(readTable),
    changes: await median((n) => changes(n, null)),
    changesKnown: await median((n) => changes(n, past.known)),
  };
}

async function median(work: (n: number) => Promise<unknown>): Promise<number> {
  // What is asked often is prepared; the first ones are planned.
  for (let n = 0; n < 5; n += 1) await work(n);
  const times: number[] = [];
  for (let n = 0; n < TRIES; n += 1) {
    const start = performance.now();
    await work(n);
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[Math.floor(TRIES / 2)] ?? 0;
}

/** A part of the chapter of the report. */
export function answersTable(costs: readonly AnswerCosts[]): string {
  const ms = (value: number) => value.toFixed(1);
  return table(
    ['versions', 'one answer', 'table 12 × 32', 'change log', 'change log of a past day'],
    costs.map(({ versions, cell, table: all, changes, changesKnown }) => [
      versions.toLocaleString('en-GB'),
      ...[cell, all, changes, changesKnown].map(ms),
    ]),
  );
}
