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
  /** Never looked at while the search was made: a third, chosen by its text alone. */
  readonly isHeldOut: boolean;
}

/** The queries of bench/search/judged, a file for each language. */
export async function judgedQueries(): Promise<JudgedQuery[]> {
  const files = await Promise.all(
    siteLocales.map(async (locale) => {
      const lines = (await readFile(new URL(`judged/${locale}.tsv`, import.meta.url), 'utf8'))
        .trim()
        .split('\n');
      return lines.map((line) => {
        const [kind = '', text = '', answers = ''] = line.split('\t');
        return { locale, kind, text, answers: answers.split(','), isHeldOut: isHeldOut(`${locale} ${text}`) };
      });
    }),
  );
  return files.flat();
}

function isHeldOut(text: string): boolean {
  return (createHash('sha256').update(text).digest()[0] ?? 0) % 3 === 0;
}
