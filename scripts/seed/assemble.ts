import { hasTranslatedFields } from '../../src/content/fields/field-parts.ts';
import { withItemKeys } from '../../src/content/fields/merge-fields.ts';
import type { Change } from '../../src/content/publish/publish.ts';
import type { ContentType } from '../../src/content/types/define.ts';
import type { SeedFile } from './seed-file.ts';

type Values = Readonly<Record<string, unknown>>;
type Report = (file: string, problem: string) => void;

export interface SeedVersion {
  readonly file: string;
  readonly number: number;
  readonly slug: string;
  readonly fields: Values;
  readonly sourceNumber: number | null;
  readonly change: Change;
  readonly note: string | null;
  readonly at: Date;
}

export interface SeedTranslation {
  readonly locale: string;
  /** In order; the last one is live. */
  readonly versions: readonly SeedVersion[];
  readonly firstPublishedAt: Date;
}

export interface SeedRecord {
  readonly id: string;
  readonly type: ContentType;
  readonly parentId: string | null;
  readonly position: number;
  readonly source: SeedTranslation;
  readonly translations: readonly SeedTranslation[];
}

/** Puts the files of one record together; `report` is told what does not fit. Null when nothing can be made of it. */
export function assembleRecord(files: readonly SeedFile[], report: Report): SeedRecord | null {
  const current = files.filter((file) => file.earlier === null);
  const sourceFile = sourceOf(current);
  if (!sourceFile) {
    for (const { file } of files) report(file, 'is an earlier version of a file that is missing');
    return null;
  }
  const { id, type, meta } = sourceFile;
  const earlierFiles = (locale: string) =>
    files
      .filter((file) => file.earlier !== null && file.locale === locale)
      .sort((a, b) => (a.earlier ?? 0) - (b.earlier ?? 0));
  const sourceFields = withItemKeys(type.fields, sourceFile.fields);
  const source = assembleTranslation(
    [...earlierFiles(sourceFile.locale), sourceFile],
    sourceFields,
    null,
    report,
  );
  const translations = current
    .filter((file) => file !== sourceFile)
    .map((file) => {
      reportShapes(type, sourceFile.fields, file, report);
      return assembleTranslation([...earlierFiles(file.locale), file], sourceFields, source, report);
    });
  if (meta.parent !== undefined && typeof meta.parent !== 'string')
    report(sourceFile.file, 'parent: must be an id');
  if (meta.position !== undefined && !Number.isInteger(meta.position)) {
    report(sourceFile.file, 'position: must be a whole number');
  }
  return {
    id,
    type,
    parentId: typeof meta.parent === 'string' ? meta.parent : null,
    position: Number.isInteger(meta.position) ? Number(meta.position) : 0,
    source,
    translations,
  };
}

/** English, else the first of the type's languages in which there is a file. */
function sourceOf(files: readonly SeedFile[]): SeedFile | undefined {
  const order: readonly string[] = files[0]?.type.locales ?? [];
  return files.toSorted((a, b) => order.indexOf(a.locale) - order.indexOf(b.locale))[0];
}

function assembleTranslation(
  files: readonly SeedFile[],
  sourceFields: Values,
  source: SeedTranslation | null,
  report: Report,
): SeedTranslation {
  // An earlier version of the source says what was different then.
  const shared = source ? {} : sharedFields(files.at(-1));
  const versions = files.map((file, index): SeedVersion => {
    if (file.earlier !== null && file.earlier !== index + 1)
      report(file.file, `version ${index + 1} is missing`);
    if (source && (file.meta.parent !== undefined || file.meta.position !== undefined)) {
      report(file.file, 'parent and position belong in the source language');
    }
    const sourceNumber = source && sourceNumberOf(file, source, report);
    const known = Object.fromEntries(Object.entries(shared).filter(([name]) => !file.without.includes(name)));
    const followed = source?.versions.find((version) => version.number === sourceNumber);
    return {
      file: file.file,
      number: index + 1,
      slug: file.slug,
      fields: withItemKeys(file.type.fields, { ...known, ...file.fields }, sourceFields),
      sourceNumber,
      change: changeOf(file, report),
      note: typeof file.meta.changeNote === 'string' ? file.meta.changeNote : null,
      at: instantOf(file, 'changedAt', followed?.at ?? null, report),
    };
  });
  const last = files.at(-1);
  const [first] = versions;
  if (!last || !first) throw new Error('A translation has no file.');
  return {
    locale: last.locale,
    versions,
    firstPublishedAt: instantOf(last, 'publishedAt', first.at, report),
  };
}

function sharedFields(file: SeedFile | undefined): Values {
  const { fields, type } = file ?? { fields: {}, type: null };
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !type?.fields[name]?.translated));
}

function sourceNumberOf(file: SeedFile, source: SeedTranslation, report: Report): number {
  const number = file.meta.translatedFrom ?? source.versions.length;
  if (source.versions.some((version) => version.number === number)) return Number(number);
  report(file.file, `translatedFrom: the source has no version ${number}`);
  return source.versions.length;
}

function changeOf(file: SeedFile, report: Report): Change {
  const change = file.meta.change ?? 'major';
  if (change === 'major' || change === 'minor' || change === 'correction') return change;
  report(file.file, 'change: must be one of major, minor, correction');
  return 'major';
}

function instantOf(
  file: SeedFile,
  key: 'changedAt' | 'publishedAt',
  missing: Date | null,
  report: Report,
): Date {
  const value = file.meta[key];
  if (value === undefined && missing) return missing;
  const date = new Date(typeof value === 'string' ? value : Number.NaN);
  if (!Number.isNaN(date.getTime())) return date;
  report(file.file, `${key}: must be a time such as 2026-11-20T09:00:00Z`);
  return new Date(0);
}

/** A translation repeats the lists of its source item by item; one of an earlier version lacks what came after. */
function reportShapes(type: ContentType, source: Values, translation: SeedFile, report: Report): void {
  const { file, fields, meta } = translation;
  for (const [name, field] of Object.entries(type.fields)) {
    if (field.kind !== 'list' || field.translated || !hasTranslatedFields(field)) continue;
    const [there = 0, here = 0] = [source[name], fields[name]].map((value) =>
      Array.isArray(value) ? value.length : 0,
    );
    const isFaithful = meta.translatedFrom === undefined ? here === there : here <= there;
    if (!isFaithful) report(file, `${name}: has ${here} items; the source has ${there}`);
  }
}
