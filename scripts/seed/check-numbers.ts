/**
 * Numbers of the firm that a text says and records can count: its offices, their countries and regions, its members,
 * the year of its founding, the lawyers of an office; and figures, which have one value wherever their label stands.
 */

import type { SeedRecord, SeedVersion } from './assemble.ts';
import { textsOf } from './check-facts.ts';

type Report = (file: string, problem: string) => void;

/** Records in which the firm speaks of itself; in others numbers are those of clients and laws. */
const ofTheFirm = [
  'graduatePage',
  'home',
  'job',
  'location',
  'news',
  'office',
  'page',
  'person',
  'policy',
  'section',
];

const small =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const french =
  'dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt vingt-et-un vingt-deux vingt-trois vingt-quatre vingt-cinq'.split(
    ' ',
  );
const digits = '一二三四五六七八九';

/** What a number that is written in words or figures comes to; NaN for another word. */
function amountIn(written: string): number {
  const word = written.toLowerCase().replace(/ et /, '-et-');
  if (/^\d+$/.test(word)) return Number(word);
  const [whole = '', rest = ''] = word.split('-');
  if (small.includes(word)) return small.indexOf(word) + 1;
  if (tens.includes(whole)) return (tens.indexOf(whole) + 2) * 10 + small.indexOf(rest) + 1;
  if (french.includes(word)) return french.indexOf(word) + 10;
  const [, ten, one] = /^([一二三四五六七八九])?十([一二三四五六七八九])?$/.exec(word) ?? [];
  return word.includes('十')
    ? (ten ? digits.indexOf(ten) + 1 : 1) * 10 + digits.indexOf(one ?? '—') + 1
    : Number.NaN;
}

const number = String.raw`(?<number>\d+|[a-zé]+(?:-[a-z]+|-et-un| et un)?)`;
const offices = new RegExp(
  `${number} (?:offices|bureaux)\\b|(?<han>\\d+|[一二三四五六七八九十]+)(?:个|家)?办公室`,
  'giu',
);
const countries = new RegExp(
  `${number} (?:countries and regions|pays et régions)\\b|(?<han>\\d+|[一二三四五六七八九十]+)个国家和地区`,
  'giu',
);
const members = /(?<number>\d{3,}) (?:members|partners|associés)\b|(?<han>\d{3,})名合伙人/giu;
const founding = /(?:founded|fondée?|began)[^.]{0,30}?\b(?<number>18\d\d)|(?<han>18\d\d)年创立/giu;
const lawyers = new RegExp(`${number} (?:lawyers|avocats and)`, 'giu');

/** Tells of every number that records count otherwise. */
export function reportNumbers(records: readonly SeedRecord[], report: Report): void {
  const count = countsOf(records);
  for (const { type, id, source, translations } of records) {
    if (!ofTheFirm.includes(type.name)) continue;
    for (const { file, fields } of [source, ...translations].flatMap(
      ({ versions }) => versions.at(-1) ?? [],
    )) {
      const said = textsOf(fields).join('\n');
      // Fewer are some of them; all but one are the others.
      const ofAll = numbersIn(said, offices).filter(
        (n) => n > count.offices * 0.75 && n !== count.offices - 1,
      );
      const told = (what: keyof typeof count, numbers: readonly number[]) => {
        for (const n of numbers)
          if (count[what] > 0 && n !== count[what])
            report(file, `${what}: says ${n}, and there is ${count[what]}`);
      };
      told('offices', ofAll);
      told('countries', numbersIn(said, countries));
      told('members', numbersIn(said, members));
      told('founded', numbersIn(said, founding));
    }
    if (type.name === 'office') reportLawyers(id, source.versions.at(-1), records, report);
  }
  reportFigures(records, report);
}

function countsOf(records: readonly SeedRecord[]) {
  const last = (id: string) =>
    records.find((record) => record.id === id)?.source.versions.at(-1)?.fields ?? {};
  const all = records.filter(({ type }) => type.name === 'office');
  const places = all.map(({ source }) => String(source.versions.at(-1)?.fields.location));
  const facts = (last('page-governance').facts ?? []) as Figure[];
  const [first] = (last('page-our-story').milestones ?? []) as { year: string }[];
  return {
    offices: all.length,
    countries: new Set(places.map((place) => last(place).country ?? place)).size,
    members: Number(facts[0]?.value),
    founded: Number(first?.year),
  };
}

function numbersIn(text: string, pattern: RegExp): number[] {
  return [...text.matchAll(pattern)].flatMap(({ groups }) => {
    const value = amountIn(groups?.number ?? groups?.han ?? '');
    return Number.isNaN(value) ? [] : [value];
  });
}

/** An office and its place say how many lawyers there are; sentences with a year say how many there were. */
function reportLawyers(
  id: string,
  office: SeedVersion | undefined,
  records: readonly SeedRecord[],
  report: Report,
) {
  const place = records.find((record) => record.id === office?.fields.location)?.source.versions.at(-1);
  const saidBy = (version: SeedVersion | undefined) =>
    textsOf(version?.fields ?? {})
      .flatMap((text) => text.split(/(?<=[.:;]) /))
      .filter((sentence) => !/\b(?:19|20)\d\d\b/.test(sentence))
      .flatMap((sentence) => numbersIn(sentence, lawyers));
  const [here, there] = [saidBy(office), saidBy(place)];
  if (office && here.length > 0 && there.length > 0 && !here.some((n) => there.includes(n)))
    report(office.file, `says that ${id} has ${here} lawyers, and its place that there are ${there}`);
}

interface Figure {
  readonly label: string;
  readonly value?: string;
}

/** Figures of one label have one value in a language; those of a translation have the numbers of their source. */
function reportFigures(records: readonly SeedRecord[], report: Report): void {
  const known = new Map<string, string>();
  for (const { type, source, translations } of records) {
    const own = figuresOf(source.versions.at(-1));
    for (const { locale, versions } of [source, ...translations]) {
      const last = versions.at(-1);
      if (!last) continue;
      for (const [at, { label, value = '' }] of figuresOf(last).entries()) {
        if (value.length > longestFigure || /[.。]$/.test(value)) continue;
        const elsewhere = known.get(`${locale} ${label}`) ?? value;
        if (elsewhere !== value) report(last.file, `“${label}” is ${value}, and elsewhere ${elsewhere}`);
        known.set(`${locale} ${label}`, value);
        const [here, there] = [value, own[at]?.value ?? ''].map(numbersOf);
        // Graduate pages are written for each country and are no translations.
        if (type.name !== 'graduatePage' && here && there && here !== there)
          report(last.file, `“${label}” is ${value}, and in its source ${own[at]?.value}`);
      }
    }
  }
}

/** Characters: what is longer is a sentence. */
const longestFigure = 20;
const figuresOf = (version: SeedVersion | undefined) => (version?.fields.facts ?? []) as Figure[];
/** The numbers of a figure, whatever their order: other languages say “of 17, 11”. */
const numbersOf = (figure: string) =>
  (figure.replaceAll(/(?<=\d)[ .,\u00a0\u202f](?=\d)/g, '').match(/\d+/g) ?? []).toSorted().join(' ');
