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
  /** Never looked at while the search was made: a third, chosen by its text alone, and all that a second author wrote. */
  readonly isHeldOut: boolean;
  readonly isBySecondAuthor: boolean;
}

/** The queries of bench/search/judged and of bench/search/judged/second, a file for each language. */
export async function judgedQueries(): Promise<JudgedQuery[]> {
  return [...(await queriesIn('judged')), ...(await queriesIn('judged/second'))];
}

async function queriesIn(folder: string): Promise<JudgedQuery[]> {
  const isBySecondAuthor = folder.endsWith('second');
  const files = await Promise.all(
    siteLocales.map(async (locale) => {
      const text = await readFile(new URL(`${folder}/${locale}.tsv`, import.meta.url), 'utf8');
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
            isHeldOut: isBySecondAuthor || isHeldOut(`${locale} ${query}`),
            isBySecondAuthor,
          };
        });
    }),
  );
  return files.flat();
}

function isHeldOut(text: string): boolean {
  return (createHash('sha256').update(text).digest()[0] ?? 0) % 3 === 0;
}
