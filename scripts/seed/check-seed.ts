import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { embargoProblem } from '../../src/content/access/embargo.ts';
import { problemsOf } from '../../src/content/fields/validate.ts';
import { lessonMinutes } from '../../src/content/lessons/lesson-minutes.ts';
import { linkedRecord, pathIn, type Tree, type TreeNode } from '../../src/content/records/paths.ts';
import { plainText } from '../../src/content/rich-text/plain-text.ts';
import type { RichText } from '../../src/content/rich-text/types.ts';
import type { ContentTypeName } from '../../src/content/types/index.ts';
import { slugProblem } from '../../src/routing/slug-problem.ts';
import { CHECKOUT } from '../support/checkout.ts';
import { assembleRecord, type SeedRecord, type SeedTranslation } from './assemble.ts';
import { reportDesks } from './check-desks.ts';
import { reportFacts } from './check-facts.ts';
import { reportNumbers } from './check-numbers.ts';
import { reportStructure } from './check-structure.ts';
import { reportWording } from './check-wording.ts';
import { readSeedFile, type SeedFile } from './seed-file.ts';

export interface Seed {
  readonly records: readonly SeedRecord[];
  readonly tree: Tree;
  readonly files: number;
}

/**
 * Every problem of the files of a seed folder, as `file: problem`; none when it can be seeded. As a program it says them
 * of the demonstration firm's.
 */
export function checkSeed(seedDir: string, now = new Date()): string[] {
  return readSeed(seedDir, now).problems;
}

/** Reads and checks a whole seed folder. Without problems every record is complete and every link leads somewhere. */
export function readSeed(seedDir: string, now: Date): Seed & { problems: string[] } {
  const problems: string[] = [];
  const report = (file: string, problem: string) => problems.push(`${file}: ${problem}`);
  const files = readFiles(seedDir, now, report);
  const byId = Map.groupBy(files, (file) => file.id);
  const records: SeedRecord[] = [];
  for (const [id, own] of byId) {
    const types = new Set(own.map((file) => file.type.name));
    if (types.size > 1) report(own[0]?.file ?? id, `the id ${id} is used for ${[...types].join(' and ')}`);
    const record = assembleRecord(own, report);
    if (record) records.push(record);
  }
  const tree: Tree = new Map(records.map((record) => [record.id, nodeOf(record)]));
  const recordTypes = new Map(records.map((record) => [record.id, record.type.name]));
  for (const record of records) reportRecord(record, recordTypes, now, report);
  const standing = records.filter((record) => reportPlace(record, tree, report));
  reportPaths(standing, tree, report);
  reportFacts(records, report);
  reportDesks(records, report);
  reportNumbers(records, report);
  reportStructure(records, report);
  reportWording(records, report);
  return { records, tree, files: files.length, problems: problems.sort() };
}

type Report = (file: string, problem: string) => void;

/** One after the other without waiting: these are thousands of small files, and to wait takes longer than to read. */
function readFiles(seedDir: string, now: Date, report: Report): SeedFile[] {
  const read: SeedFile[] = [];
  for (const file of globSync('*/*.md', { cwd: seedDir }).sort()) {
    const result = readSeedFile(file.replaceAll('\\', '/'), readFileSync(join(seedDir, file), 'utf8'), now);
    if ('problem' in result) report(file, result.problem);
    else {
      for (const problem of result.problems) report(file, `body: ${problem}`);
      read.push(result);
    }
  }
  return read;
}

function nodeOf(record: SeedRecord): TreeNode {
  const product = record.source.versions.at(-1)?.fields.product ?? null;
  const slugs = [record.source, ...record.translations].map(
    ({ locale, versions }) => [locale, versions.at(-1)?.slug ?? ''] as const,
  );
  return {
    id: record.id,
    type: record.type.name as ContentTypeName,
    parentId: record.parentId,
    sourceLocale: record.source.locale,
    slugs: new Map(slugs),
    lastSlug: '',
    product: product as TreeNode['product'],
  };
}

function reportRecord(
  record: SeedRecord,
  recordTypes: ReadonlyMap<string, string>,
  now: Date,
  report: Report,
): void {
  const { type, source, translations } = record;
  const check = ({ locale, versions }: SeedTranslation, part: 'source' | 'translation') => {
    for (const { file, fields } of versions) {
      if (!(type.locales as readonly string[]).includes(locale))
        report(file, `there is no ${type.name} in ${locale}`);
      for (const { path, message } of problemsOf({
        type,
        part,
        fields,
        requiredFor: 'publication',
        recordTypes,
        assets: new Set(),
      })) {
        report(file, `${path}: ${message}`);
      }
      const embargo = embargoProblem(fields, now);
      if (embargo !== null) report(file, `embargoedUntil: ${embargo}`);
    }
  };
  check(source, 'source');
  for (const translation of translations) check(translation, 'translation');
  if (type.name === 'navigatorCell') reportForeknowledge(source, report);
  if (type.name === 'trainingItem') reportMinutes(source, report);
}

/** A lesson counts for no more than twice what it takes; a recording takes what its maker says. */
function reportMinutes({ versions }: SeedTranslation, report: Report): void {
  for (const { file, fields } of versions) {
    if (fields.recording !== undefined) continue;
    const [slides, quiz] = [String(fields.slides ?? ''), String(fields.quiz ?? '')];
    const taken = lessonMinutes({ slides, quiz, body: plainText((fields.body ?? []) as RichText) });
    for (const name of ['minutes', 'cpdMinutes'])
      if (Number(fields[name] ?? 0) > 2 * taken)
        report(file, `${name}: is ${fields[name]}, and the lesson takes ${taken}`);
  }
}

/** What the navigator said on a day it knew on that day: no version was reviewed, or tells of an enactment, after it. */
function reportForeknowledge({ versions }: SeedTranslation, report: Report): void {
  for (const { file, fields, at } of versions) {
    const day = at.toISOString().slice(0, 10);
    for (const name of ['reviewedOn', 'enactedOn']) {
      if (String(fields[name] ?? '') > day) report(file, `${name}: is after ${day}, when this was published`);
    }
  }
}

/** Whether the record's ancestors lead to a root, all of types that are allowed. */
function reportPlace(record: SeedRecord, tree: Tree, report: Report): boolean {
  const file = record.source.versions.at(-1)?.file ?? record.id;
  const parent = record.parentId === null ? null : tree.get(record.parentId);
  if (parent === undefined) {
    report(file, `parent: ${record.parentId} does not exist`);
    return false;
  }
  if (!record.type.parents.includes(parent?.type ?? null)) {
    report(file, `parent: a ${record.type.name} cannot stand below ${parent?.type ?? 'nothing'}`);
    return false;
  }
  const seen = new Set([record.id]);
  for (
    let above = parent;
    above;
    above = above.parentId === null ? null : (tree.get(above.parentId) ?? null)
  ) {
    if (seen.has(above.id)) {
      report(file, 'parent: the record stands below itself');
      return false;
    }
    seen.add(above.id);
    if (above.parentId !== null && !tree.has(above.parentId)) return false;
  }
  return true;
}

/** Slugs that the site's own addresses use, and addresses that two records share. */
function reportPaths(records: readonly SeedRecord[], tree: Tree, report: Report): void {
  const owners = new Map<string, { id: string; file: string }>();
  for (const record of records) {
    for (const { locale, versions } of [record.source, ...record.translations]) {
      const { file } = versions.at(-1) ?? { file: record.id };
      const problem = slugProblem(linkedRecord(tree, record.id, locale));
      if (problem !== null) report(file, `slug: ${problem}`);
      const path = pathIn(tree, record.id, locale);
      if (path === null) continue;
      const owner = owners.get(path);
      if (owner && owner.id !== record.id)
        report(file, `slug: ${owner.file} has the address ${path} already`);
      owners.set(path, { id: record.id, file });
    }
  }
}

if (import.meta.main) {
  const problems = checkSeed(join(CHECKOUT, 'seed'));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
