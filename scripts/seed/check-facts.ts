/**
 * What a seed says twice must agree: a telephone number, a closing date or a title in running text stands in the field
 * of some record as well, and what contradicts that field is a problem of the text; so is a year of a translation that
 * its source does not name.
 */

import { factIn } from '../../src/content/rich-text/facts.ts';
import type { FactMark } from '../../src/content/rich-text/types.ts';
import { choiceLabel } from '../../src/content/types/choices.ts';
import type { SeedRecord, SeedVersion } from './assemble.ts';

type Report = (file: string, problem: string) => void;

/** Fields whose value is a number that somebody answers, whatever record they stand in. */
const numberFields = ['phone', 'mobile', 'fax', 'telephone'];
const telephoneNumber = /\+\d[\d {2}()-]{6,}\d/g;

/** What the graduate site calls the end of a round, and a month of the calendar, in its languages. */
const closing =
  /\b(?:apply by|clos(?:e|es|ing)|deadline|Bewerbungsschluss|Bewerbungsfrist|sluit|sluiting)\b/i;
const month =
  /\b(?:January|February|March|April|June|July|August|September|October|November|December|Januar|Februar|März|Juni|Juli|Oktober|Dezember|januari|februari|maart|mei|juni|juli|augustus|oktober)\b/;

/** Titles that one person at a time has, as each language writes them beside a name or in the field. */
const soleTitles = [
  { en: /^Managing Partner$/, 'fr-fr': /^Associée? gérante?$/, 'zh-cn': /^管理合伙人$/ },
  {
    en: /^Senior Partner$/,
    'fr-fr': /^(?:Associée? principale?|Présidente? du cabinet \(Senior Partner\))$/,
    'zh-cn': /^(?:高级|首席)合伙人$/,
  },
] as const;

/** Promises of an hour that the page of the press office alone may make. */
const anyHour = /\b(?:at|around) any hour\b|à toute heure|随时(?:来电|可)/i;

/** How a title begins that promises something to hear or to see. */
const promisesRecording = /^(?:video|vidéo|podcast|视频|播客|录音)\s*[:：]/i;
/** How a summary begins that does, of what is over. */
const saysRecorded = /^(?:recorded|enregistré|已录制|中文录制)/i;

/** A year, unless it counts something or is part of a number or a date written in figures. */
const year = /(?<![\d./-])(?:18|19|20)\d\d(?![\d./-]\d|\d|\s?(?:欧元|英镑|美元|万|€|£))/g;
/** The year of a statute says nothing that the source would have to say as well. */
const statute = /\b(?:loi|celle|ordonnance|décret)\s(?:n°\s[\d-]+\s)?du\s\d+(?:er)?\s\p{L}+\s\d{4}/gu;

/** Tells of every text whose fact no record has, or another record contradicts. */
export function reportFacts(records: readonly SeedRecord[], report: Report): void {
  const numbers = new Set(
    records.flatMap((record) => latestOf(record).flatMap(({ fields }) => numbersIn(fields))),
  );
  const byId = new Map(records.map((record) => [record.id, record]));
  for (const record of records) {
    if (record.type.name === 'person') reportTitles(record, report);
    // Graduate pages are written for each country and are no translations.
    if (record.type.name !== 'graduatePage') reportYears(record, report);
    for (const { file, fields } of latestOf(record)) {
      if (promisesRecording.test(String(fields.title ?? '')) && fields.recording === undefined)
        report(file, `title: promises a recording, and the record has none`);
      if (saysRecorded.test(String(fields.summary ?? '')) && fields.recording === undefined)
        report(file, `summary: promises a recording, and the record has none`);
      const texts = textsOf(fields);
      for (const { fact, record: id } of factsIn(fields)) {
        const target = byId.get(id)?.source.versions.at(-1);
        if (target && factIn(fact, target.fields) === null)
          report(file, `{{${fact}:${id}}}: that record has none`);
      }
      // An alert warns of numbers that are not ours.
      const said = record.type.name === 'scamAlert' ? [] : texts;
      for (const number of said.flatMap((text) => text.match(telephoneNumber) ?? [])) {
        if (!numbers.has(digitsOf(number)))
          report(file, `says ${number}, which is the telephone number of no record`);
      }
      if (fields.pressOfficer === true && texts.some((text) => anyHour.test(text)))
        report(file, 'promises an hour that the press office’s page does not');
      if (record.type.name !== 'graduatePage') continue;
      for (const text of texts) {
        if (closing.test(text) && month.test(text))
          report(
            file,
            `says when a programme closes, which stands with the programme: “${text.slice(0, 60)}”`,
          );
      }
    }
  }
}

/** The live version in each language. */
function latestOf({ source, translations }: SeedRecord): SeedVersion[] {
  return [source, ...translations].flatMap(({ versions }) => versions.at(-1) ?? []);
}

function reportTitles({ source, translations }: SeedRecord, report: Report): void {
  const english = titleOf(source.versions.at(-1));
  for (const { locale, versions } of translations) {
    const last = versions.at(-1);
    const title = titleOf(last);
    if (last === undefined || title === '' || (locale !== 'fr-fr' && locale !== 'zh-cn')) continue;
    const grade = String(source.versions.at(-1)?.fields.grade ?? '');
    const isPlain =
      grade !== '' && choiceLabel('person.grade', grade, 'en').toLowerCase() === english.toLowerCase();
    const label = grade && choiceLabel('person.grade', grade, locale);
    if (isPlain && ![label, feminine(label)].includes(title))
      report(last.file, `jobTitle: is “${title}”, and the grade is called “${label}”`);
    for (const sole of soleTitles) {
      if (sole.en.test(english) !== sole[locale].test(title))
        report(last.file, `jobTitle: is “${title}”, and in English “${english}”`);
    }
  }
}

/** Tells of each year that a translation names and no version of its source does. */
function reportYears({ source, translations }: SeedRecord, report: Report): void {
  const sourceText = JSON.stringify(source.versions.map(({ fields }) => fields));
  for (const { file, fields } of translations.flatMap(({ versions }) => versions.at(-1) ?? [])) {
    const said = textsOf(fields).join('\n').replaceAll(statute, '');
    for (const named of new Set(said.match(year)))
      if (!sourceText.includes(named)) report(file, `names the year ${named}, which its source does not`);
  }
}

/** What a woman is called in French. */
const feminine = (title: string) =>
  title.replace(/^Collaborateur/, 'Collaboratrice').replace(/(?<=[ét])$/, 'e');

const titleOf = (version: SeedVersion | undefined) => String(version?.fields.jobTitle ?? '');

function numbersIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return numberFields.includes(name) ? [digitsOf(value)] : [];
  if (Array.isArray(value)) return value.flatMap((one) => numbersIn(one, name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => numbersIn(inner, key));
}

const digitsOf = (number: string) => number.replace(/\D/g, '');

/** Every reference of a version to a fact. */
function factsIn(value: unknown): FactMark[] {
  if (Array.isArray(value)) return value.flatMap(factsIn);
  if (typeof value !== 'object' || value === null) return [];
  if ('_type' in value && value._type === 'fact') return [value as FactMark];
  return Object.values(value).flatMap(factsIn);
}

/** Every text of a version: a paragraph, or a whole table, which says one thing across its cells. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== 'object' || value === null) return [];
  const { _type: type, children, rows } = value as { _type?: string; children?: unknown; rows?: unknown };
  if (type === 'block') return [spanTexts(children).join('')];
  if (type === 'table') return [textsOf(rows).join(' | ')];
  return Object.entries(value).flatMap(([name, inner]) => (name.startsWith('_') ? [] : textsOf(inner)));
}

const spanTexts = (children: unknown) =>
  (Array.isArray(children) ? children : []).map(({ text }: { text?: unknown }) => String(text ?? ''));
