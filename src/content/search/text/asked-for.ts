import type { Synonym } from './meanings.ts';
import { isAnyStopWord, stemsOf } from './stems.ts';
import { isKept, tokensOf } from './tokens.ts';

/** A word with its stems, which are taken once for all questions; a run of Chinese stands for itself. */
interface WordOfWay {
  readonly text: string;
  readonly isHan: boolean;
  readonly forms: readonly string[];
}

/** A way in which something is asked for: the words of it that say something. */
interface Way {
  readonly words: readonly WordOfWay[];
  readonly letters: number;
  readonly of: Synonym;
}

/** Ways by each form of their first word, or its first character: few of them begin with a word of a question. */
type ByFirst = ReadonlyMap<string, readonly Way[]>;

interface Ways {
  readonly asked: ByFirst;
  readonly places: ByFirst;
}

/** What a question asks for, as editors know it. */
export interface AskedFor {
  /** What they name as answers, best first. */
  readonly answers: readonly string[];
  /** What they name for less of it, where a place is named that may be asked about. */
  readonly inPlaces: readonly string[];
  /** Jurisdictions that it names. */
  readonly places: readonly string[];
}

/** Of each list once. */
const taken = new WeakMap<readonly Synonym[], Ways>();

/** The share of a question's letters that a way to ask has to make up. */
const LEAST = 0.45;
/** Where it names a place besides. */
const LEAST_IN_PLACE = 0.25;

/**
 * What editors name as the answers to a question, by ways in which it is asked: all words of a way stand in the question, in
 * any form and order, and make up about half of what it says besides a place. Of several ways those that say most.
 *
 * @param question what was typed, and what was looked for instead of misspelt words
 * @param letters how many of it say something
 */
export function askedFor(question: string, letters: number, synonyms: readonly Synonym[]): AskedFor {
  const tokens = tokensOf(question);
  const words = new Set(tokens.flatMap(({ text, isHan }) => (isHan ? [] : formsOf(text))));
  const runs = tokens.filter(({ isHan }) => isHan).map(({ text }) => text);
  const isThere = (way: Way) =>
    way.words.every(({ text, isHan, forms }) =>
      isHan ? runs.some((run) => run.includes(text)) : forms.some((form) => words.has(form)),
    );
  const ways = waysOf(synonyms);
  const firsts = new Set([...words, ...runs.flatMap((run) => [...run])]);
  const thereOf = (all: ByFirst) => [
    ...new Set([...firsts].flatMap((first) => all.get(first)?.filter(isThere) ?? [])),
  ];
  const places = thereOf(ways.places);
  const place = Math.max(0, ...places.map((way) => way.letters));
  const least = place > 0 ? LEAST_IN_PLACE : LEAST;
  const fitting = thereOf(ways.asked).filter((way) => way.letters >= least * (letters - place));
  const most = Math.max(0, ...fitting.map((way) => way.letters));
  const named = [...new Set(fitting.flatMap((way) => (way.letters === most ? way.of.answers : [])))];
  return {
    answers: most >= LEAST * (letters - place) ? named : [],
    inPlaces: named,
    places: [...new Set(places.flatMap(({ of }) => of.places ?? []))],
  };
}

function waysOf(synonyms: readonly Synonym[]): Ways {
  const known = taken.get(synonyms);
  if (known) return known;
  const ways = {
    asked: byFirst(synonyms.flatMap((one) => (one.asked ?? []).flatMap((text) => wayOf(text, one) ?? []))),
    places: byFirst(
      synonyms.flatMap((one) =>
        one.places?.length ? one.words.flatMap((text) => wayOf(text, one) ?? []) : [],
      ),
    ),
  };
  taken.set(synonyms, ways);
  return ways;
}

function byFirst(ways: readonly Way[]): ByFirst {
  const found = new Map<string, Way[]>();
  for (const way of ways) {
    const [{ text, isHan, forms } = { text: '', isHan: false, forms: [] }] = way.words;
    for (const key of isHan ? [[...text][0] ?? ''] : new Set(forms)) {
      const same = found.get(key);
      if (same) same.push(way);
      else found.set(key, [way]);
    }
  }
  return found;
}

function wayOf(text: string, of: Synonym): Way | null {
  const words = tokensOf(text)
    .filter((token) => token.isHan || saysSomething(token.text))
    .map(({ text: word, isHan }) => ({ text: word, isHan, forms: isHan ? [] : formsOf(word) }));
  if (words.length === 0) return null;
  return { words, letters: words.reduce((sum, word) => sum + word.text.length, 0), of };
}

const saysSomething = (word: string) => isKept(word) && !isAnyStopWord(word);
const formsOf = (word: string) => [word, ...stemsOf(word)];
