import { stemmer as frenchStem } from '@orama/stemmers/french';
import { stopwords as englishStopWords } from '@orama/stopwords/english';
import { stopwords as frenchStopWords } from '@orama/stopwords/french';
import { stemmer as englishStem } from 'stemmer';
import { type Locale, localeFacts } from '../../../i18n/locales.ts';
import { folded } from './fold.ts';

/** A language with stems, and the mark that tells its stems from words. */
interface Stemmed {
  readonly mark: string;
  readonly stem: (word: string) => string;
  readonly stopWords: ReadonlySet<string>;
}

const setOf = (words: readonly string[]) => new Set(words.map(folded));
const english: Stemmed = { mark: 'e~', stem: englishStem, stopWords: setOf(['a', ...englishStopWords]) };
/** Words come without their accents: the stem of a feminine participle (`déléguée`) is that of the masculine. */
const frenchStemOf = (word: string) => frenchStem(word.replace(/(?<=.{3}e)es?$/, ''));
const french: Stemmed = { mark: 'f~', stem: frenchStemOf, stopWords: setOf(frenchStopWords) };
const languages = [english, french];

/** The stem of a word in a text of the locale, marked; Latin words in Chinese texts are English ones. */
export function stemIn(locale: Locale, word: string): string | null {
  const { mark, stem, stopWords } = localeFacts[locale].language === 'fr' ? french : english;
  return isStemmed(word) && !stopWords.has(word) ? `${mark}${stem(word)}` : null;
}

/** Words whose stems are kept: questions ask for the same ones, and compare them with all that synonyms have. */
const MOST_KEPT = 10_000;
const kept = new Map<string, readonly string[]>();

/** The stems that a word may have in texts of any language, marked. */
export function stemsOf(word: string): readonly string[] {
  const known = kept.get(word);
  if (known) return known;
  const stems = isStemmed(word) ? languages.map(({ mark, stem }) => `${mark}${stem(word)}`) : [];
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(word, stems);
  return stems;
}

/** Words that are more often what is looked for than what they are in a sentence: `AI`, `EU`. */
const alsoNames = new Set(['ai', 'eu']);

/** Whether a word says nothing about what a reader of the locale looks for. */
export function isStopWord(locale: Locale, word: string): boolean {
  if (alsoNames.has(word)) return false;
  const { language } = localeFacts[locale];
  return (language === 'fr' ? french : english).stopWords.has(word);
}

/** Whether texts of a language have a word without its stem. */
export function isAnyStopWord(word: string): boolean {
  return languages.some(({ stopWords }) => stopWords.has(word));
}

/** Numbers and what is written with them (`2016`, `nis2`, `t1`) have one form. */
function isStemmed(word: string): boolean {
  return word.length > 2 && !/\p{N}/u.test(word);
}
