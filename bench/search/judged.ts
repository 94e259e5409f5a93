import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { SiteLocale } from '../../src/i18n/locales.ts';
import { siteLocales } from '../../src/i18n/locales.ts';

/** What somebody asks, and the records that answer it: any of them will do. */
export interface JudgedQuery {
  readonly locale: SiteLocale;
  /** What is hard about it: a name, a misspelling, a question … */
  readonly kind: string;
  readonly text: string;
  readonly answers: readonly string[];
  /** Whether results of it were ever looked at one by one, to make the search better. */
  readonly isTunedOn: boolean;
  readonly set: JudgedSet;
}

/**
 * `first`: before there was a search, by whoever made it and its synonyms; a third of it, chosen by its text alone, was
 * never looked at. `second`: by somebody who had seen neither; all of it was tuned on since. `third`: written before that
 * tuning began, never looked at. `fourth`: questions, abbreviations, citations and misspelt words by whoever then tuned
 * these, before any result; half of it, chosen by its text alone, was never looked at. `fifth`: 60 questions, citations and
 * abbreviations, written before tuning on the sixth began and never looked at; `sixth`: 151 more by the same author, all of them tuned on. `seventh`: 159
 * abbreviations and questions by somebody else, written before any result of them; half of it, chosen by its text alone, was
 * never looked at. `eighth`: 197 by a third one, written from the records before topics of the navigator could be found and before any
 * result; all of it was tuned on since. `ninth`: 67 by the same, written after most of that tuning and before any result, never
 * looked at. `tenth`: 60 by a fourth one, written from the records before any result; all of it was tuned on since.
 */
export type JudgedSet = (typeof sets)[number];

const sets = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
] as const;

/** The queries of bench/search/judged, a file for each set and language. */
export async function judgedQueries(): Promise<JudgedQuery[]> {
  return (await Promise.all(sets.map(queriesOf))).flat();
}

async function queriesOf(set: JudgedSet): Promise<JudgedQuery[]> {
  const files = await Promise.all(
    siteLocales.map(async (locale) => {
      const text = await readFile(new URL(`judged/${set}/${locale}.tsv`, import.meta.url), 'utf8');
      return text
        .trim()
        .split('\n')
        .map((line) => {
          const [kind = '', query = '', answers = ''] = line.split('\t');
          return {
            locale,
            kind,
            text: query,
            answers: answers.split(','),
            isTunedOn: isTunedOn(set, `${locale} ${query}`),
            set,
          };
        });
    }),
  );
  return files.flat();
}

function isTunedOn(set: JudgedSet, text: string): boolean {
  const number = createHash('sha256').update(text).digest()[0] ?? 0;
  return {
    first: number % 3 !== 0,
    second: true,
    third: false,
    fourth: number % 2 !== 0,
    fifth: false,
    sixth: true,
    seventh: number % 2 !== 0,
    eighth: true,
    ninth: false,
    tenth: true,
  }[set];
}
