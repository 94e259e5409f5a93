import type { Locale } from '../../../i18n/locales.ts';
import { isOnlyPut, onlyAsksIn, onlyAsksWhere, withoutAsking } from './asking.ts';
import { onlyAsks, wordsOfRun } from './chinese-words.ts';
import { withNumbersCited, withoutOf } from './citations.ts';
import { folded } from './fold.ts';
import { type Group, group, hanTerms, phraseGroups, stemmedTermsOf, termsOf, wordGroup } from './group.ts';
import { begunSame, knownMeanings, longestIn, longestSame, type Meanings, type Synonym } from './meanings.ts';
import { isStopWord } from './stems.ts';
import { runsOf, type Token, tokensOf } from './tokens.ts';

/** Most words of a question that are looked for. */
const MOST_GROUPS = 10;
/** Of so many words, some may be missing: it is a sentence. */
export const SENTENCE = 4;
/** As many words are typed by somebody who asks, and does not name something. */
const LONG = 5;

/** What a reader looks for. */
export interface Question {
  readonly groups: readonly Group[];
  readonly excluded: readonly Group[];
}

interface Part {
  readonly text: string;
  readonly kind: 'words' | 'phrase' | 'number' | 'excluded';
}

/**
 * What a reader typed: words; `"phrases"` in the quotation marks of any of the languages; `-without`; numbers with a
 * stroke (`2016/679`) as they stand.
 *
 * @param locale of the reader: what says nothing in their language is not looked for
 * @param synonyms whatever of it stands for something else as well
 */
export function questionOf(text: string, locale: Locale, synonyms: readonly Synonym[] = []): Question {
  const parts = partsOf(withNumbersCited(text));
  const known = knownMeanings(synonyms);
  const whole = tokensOf(text);
  const same = longestSame(whole, 0, known);
  const groups =
    same?.length === whole.length
      ? wordGroups(whole, known)
      : parts.flatMap(({ text: part, kind }, at) =>
          kind === 'words'
            ? wordGroups(
                runsOf(withoutOf(withoutAsking(folded(part)))),
                known,
                at === parts.length - 1 && isUnfinished(text),
              )
            : kind === 'number'
              ? numberGroups(part, known)
              : kind === 'phrase'
                ? phraseGroups(part)
                : [],
        );
  const telling = groups.filter((group) => !saysNothing(group, locale));
  const kept = (telling.some(({ isOptional }) => !isOptional) ? telling : groups).slice(0, MOST_GROUPS);
  const excluded = parts.flatMap((part) => (part.kind === 'excluded' ? phraseGroups(part.text) : []));
  return { groups: withLess(lastMayGrow(kept, groups, text), whole), excluded };
}

const quotes = /["“”«»„「」『』]([^"“”«»„「」『』]+)["“”«»„「」『』]/gu;

function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  const rest = text.replaceAll(quotes, (_, phrase: string) => {
    parts.push({ text: phrase, kind: 'phrase' });
    return ' ';
  });
  const words: string[] = [];
  const flush = () => {
    if (words.length > 0) parts.push({ text: words.splice(0).join(' '), kind: 'words' });
  };
  for (const word of rest.split(/\s+/)) {
    if (/^[-−–]\p{L}/u.test(word)) parts.push({ text: word.slice(1), kind: 'excluded' });
    else if (/^\(?[\p{L}]{0,4}\d+(\/\d+)+(\/\p{L}+)?\)?$/u.test(word)) {
      flush();
      parts.push({ text: word, kind: 'number' });
    } else if (word !== '') words.push(word);
  }
  flush();
  return parts;
}

/** A number with a stroke as it stands, or whatever else its statute is called: better as it stands. */
function numberGroups(text: string, meanings: Meanings): Group[] {
  const tokens = tokensOf(text);
  // No phrase: whoever looks for a number means nothing that has its parts.
  const asItStands = phraseGroups(text).map((one) => ({ ...one, isPhrase: false }));
  if (longestSame(tokens, 0, meanings)?.length !== tokens.length) return asItStands;
  return [...wordGroups(tokens, meanings), ...asItStands.map((one) => ({ ...one, isOptional: true }))];
}

const isNumber = (text: string) => /^\d+[a-z]?$/u.test(text);

/** The last word of what is typed may go on, unless something follows it. */
const isUnfinished = (text: string) => /[\p{L}\p{N}]$/u.test(text);

/**
 * The words of running text; what has synonyms is one group, and so is an article with its number.
 *
 * @param mayGoOn the last word may be the beginning of one, and the last words of a synonym
 */
function wordGroups(tokens: readonly Token[], meanings: Meanings, mayGoOn = false): Group[] {
  const groups: Group[] = [];
  for (let at = 0; at < tokens.length; ) {
    const whole = longestSame(tokens, at, meanings);
    const begun = mayGoOn ? begunSame(tokens, at, meanings) : null;
    const same = begun && begun.length > (whole?.length ?? 0) ? begun : whole;
    if (same) {
      const own = tokens.slice(at, at + same.length);
      const text = own.map((token) => token.text).join(' ');
      groups.push({
        ...group(text, [termsOf(own), ...same.others.map(stemmedTermsOf)]),
        isLoose: true,
        isPrefix: same === begun,
        answers: same.answers,
        meanings: same.meanings,
      });
      at += same.length;
      continue;
    }
    const token = tokens[at] as Token;
    const number = tokens[at + 1]?.text ?? '';
    if (token.text === 'article' && isNumber(number)) {
      groups.push(group(`article ${number}`, [[['article'], [number]]]));
      at += 2;
      continue;
    }
    groups.push(...(token.isHan ? hanGroups(token.text, meanings) : [wordGroup(token.text)]));
    at += 1;
  }
  return groups;
}

/** A run of characters as the words that a reader sees in it; what stands for something else is cut out first. */
function hanGroups(run: string, meanings: Meanings): Group[] {
  const text = longestIn(run, meanings);
  if (text !== null) {
    const [before, after] = [run.slice(0, run.indexOf(text)), run.slice(run.indexOf(text) + text.length)];
    const [same] = wordGroups([{ text, isHan: true }], meanings);
    return [...hanGroups(before, meanings), ...(same ? [same] : []), ...hanGroups(after, meanings)];
  }
  const words = wordsOfRun(run);
  return words.map((word) => ({
    ...group(word, [hanTerms(word).map((term) => [term])]),
    isOptional: [...word].length === 1,
  }));
}

function saysNothing({ text }: Group, locale: Locale): boolean {
  return isStopWord(locale, text) || onlyAsksIn(locale, text) || onlyAsks(text);
}

/**
 * Words that ask for a number, an address or hours only add to what else is found, and so do words of a sentence that say
 * how it is put; as long as something else is left.
 */
function withLess(groups: readonly Group[], typed: readonly Token[]): readonly Group[] {
  const less = (isLess: (text: string) => boolean) => (all: readonly Group[]) => {
    const rest = all.filter(({ text, isOptional }) => !isOptional && !isLess(text));
    return rest.length === 0
      ? all
      : all.map((one) => (one.isPhrase || !isLess(one.text) ? one : { ...one, isOptional: true }));
  };
  const left = less(onlyAsksWhere)(groups);
  return lengthOf(typed) < LONG ? left : less(isOnlyPut)(left);
}

/** Words, two characters each where they are Chinese. */
const lengthOf = (tokens: readonly Token[]) =>
  tokens.reduce((sum, { text, isHan }) => sum + (isHan ? [...text].length / 2 : 1), 0);

function lastMayGrow(kept: readonly Group[], all: readonly Group[], text: string): Group[] {
  const last = all.at(-1);
  return kept.map((one) =>
    one === last && (one.isWord || one.isOptional) && isUnfinished(text) ? { ...one, isPrefix: true } : one,
  );
}

/** The words of a phrase, each by itself. */
export function loosened({ groups, excluded }: Question): Question {
  return {
    groups: groups.flatMap((one) =>
      one.isPhrase ? tokensOf(one.text).map(({ text }) => wordGroup(text)) : [one],
    ),
    excluded,
  };
}
