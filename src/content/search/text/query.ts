import type { Locale } from '../../../i18n/locales.ts';
import { folded } from './fold.ts';
import { initials, readingTerms } from './names.ts';
import { isStopWord, stemsOf } from './stems.ts';
import { pairsOf, type Token, tokensOf } from './tokens.ts';
import { quoted } from './vector.ts';

/** Most words of a question that are looked for. */
const MOST_GROUPS = 10;
/** Chinese words that ask, and say nothing about what is looked for. */
const askingWords = new Set(
  '怎么 怎样 如何 什么 哪些 哪里 为什么 吗 呢 的 了 是 在 有 要 能 可以 应该 多久 多少 时候 我 我们 你们 您 请问 办理'.split(
    ' ',
  ),
);
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** One thing that is looked for: a word, a phrase, or words that mean the same. */
export interface Group {
  /** As it was typed, folded. */
  readonly text: string;
  /** Any of these finds it: the terms of each follow one another. Each term is a choice of forms. */
  readonly alternatives: readonly (readonly (readonly string[])[])[];
  /** The last word may be unfinished. */
  readonly isPrefix: boolean;
  /** Only adds to what is found by others. */
  readonly isOptional: boolean;
  /** A word that may be misspelt: neither a phrase nor a number. */
  readonly isWord: boolean;
  /** The words of the first alternative may stand apart: it is what was typed, and no phrase. */
  readonly isLoose: boolean;
  /** What stood in quotation marks. */
  readonly isPhrase: boolean;
  /** Records that are shown first when nothing else is looked for. */
  readonly answers: readonly string[];
}

/** What a reader looks for. */
export interface Question {
  readonly groups: readonly Group[];
  readonly excluded: readonly Group[];
}

/** Words that mean the same, in all their languages and spellings, and the records that answer who asks for them. */
export interface Synonym {
  readonly words: readonly string[];
  readonly answers: readonly string[];
}

interface Forms {
  readonly forms: readonly (readonly Token[])[];
  readonly answers: readonly string[];
}

interface Part {
  readonly text: string;
  readonly kind: 'words' | 'phrase' | 'excluded';
}

/**
 * What a reader typed: words; `"phrases"` in the quotation marks of any of the languages; `-without`; numbers with a
 * stroke (`2016/679`) as they stand.
 *
 * @param locale of the reader: what says nothing in their language is not looked for
 * @param synonyms whatever of it stands for something else as well
 */
export function questionOf(text: string, locale: Locale, synonyms: readonly Synonym[] = []): Question {
  const parts = partsOf(text);
  const known = formsIn(synonyms);
  const whole = tokensOf(text);
  const same = longestSame(whole, 0, known);
  const groups =
    same?.length === whole.length
      ? wordGroups(whole, known)
      : parts.flatMap(({ text: part, kind }) =>
          kind === 'words' ? wordGroups(tokensOf(part), known) : kind === 'phrase' ? phraseGroups(part) : [],
        );
  const telling = groups.filter((group) => !saysNothing(group, locale));
  const kept = (telling.some(({ isOptional }) => !isOptional) ? telling : groups).slice(0, MOST_GROUPS);
  const excluded = parts.flatMap((part) => (part.kind === 'excluded' ? phraseGroups(part.text) : []));
  return { groups: lastMayGrow(kept, groups, text), excluded };
}

/** Of each list once: to take some hundred words apart is a millisecond's work and more. */
const taken = new WeakMap<readonly Synonym[], readonly Forms[]>();

function formsIn(synonyms: readonly Synonym[]): readonly Forms[] {
  const known =
    taken.get(synonyms) ??
    synonyms.map(({ words, answers }) => ({
      forms: words.map(tokensOf).filter((form) => form.length > 0),
      answers,
    }));
  taken.set(synonyms, known);
  return known;
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
    else if (/^\(?[\p{L}]{0,4}\d+\/\d+(\/\p{L}+)?\)?$/u.test(word)) {
      flush();
      parts.push({ text: word, kind: 'phrase' });
    } else if (word !== '') words.push(word);
  }
  flush();
  return parts;
}

function phraseGroups(text: string): Group[] {
  const terms = tokensOf(text).flatMap(({ text: token, isHan }) =>
    isHan ? hanTerms(token).map((term) => [term]) : [[token]],
  );
  if (terms.length === 0) return [];
  return [{ ...group(folded(text), [terms]), isPhrase: true }];
}

/** The words of running text; what has synonyms is one group. */
function wordGroups(tokens: readonly Token[], synonyms: readonly Forms[]): Group[] {
  const groups: Group[] = [];
  for (let at = 0; at < tokens.length; ) {
    const same = longestSame(tokens, at, synonyms);
    if (same) {
      const own = tokens.slice(at, at + same.length);
      const text = own.map((token) => token.text).join(' ');
      groups.push({
        ...group(text, [own, ...same.others].map(termsOf)),
        isLoose: true,
        answers: same.answers,
      });
      at += same.length;
      continue;
    }
    const token = tokens[at] as Token;
    groups.push(...(token.isHan ? hanGroups(token.text, synonyms) : [wordGroup(token.text)]));
    at += 1;
  }
  return groups;
}

/** Of the synonyms that begin at a word the longest, and what else it stands for. */
function longestSame(
  tokens: readonly Token[],
  at: number,
  synonyms: readonly Forms[],
): {
  readonly length: number;
  readonly others: readonly (readonly Token[])[];
  readonly answers: readonly string[];
} | null {
  const fitting = synonyms.flatMap(({ forms, answers }) =>
    forms
      .filter((form) => form.every(({ text }, i) => tokens[at + i]?.text === text))
      .map((form) => ({ length: form.length, others: forms.filter((other) => other !== form), answers })),
  );
  const length = Math.max(0, ...fitting.map((one) => one.length));
  if (length === 0) return null;
  const longest = fitting.filter((one) => one.length === length);
  return {
    length,
    others: longest.flatMap(({ others }) => others),
    answers: longest.flatMap(({ answers }) => answers),
  };
}

const termsOf = (tokens: readonly Token[]) =>
  tokens.flatMap(({ text, isHan }) => (isHan ? hanTerms(text).map((term) => [term]) : [formsOf(text)]));

function wordGroup(word: string): Group {
  const isShort = word.length === 1 && !/\p{N}/u.test(word);
  const forms = isShort ? [] : formsOf(word);
  const letters = /^\p{L}{1,3}$/u.test(word) ? [initials(word)] : [];
  return {
    ...group(word, [[[...forms, ...letters]]]),
    isOptional: isShort,
    isWord: /^\p{L}{3,}$/u.test(word),
  };
}

const formsOf = (word: string) => [word, ...stemsOf(word)];

/** A run of characters as the words that a reader sees in it; what stands for something else is cut out first. */
function hanGroups(run: string, synonyms: readonly Forms[]): Group[] {
  for (const { forms, answers } of synonyms) {
    const form = forms.find(
      ([token, ...more]) => token?.isHan && more.length === 0 && run.includes(token.text),
    );
    const text = form?.[0]?.text;
    if (!form || text === undefined) continue;
    const [before = '', after = ''] = [
      run.slice(0, run.indexOf(text)),
      run.slice(run.indexOf(text) + text.length),
    ];
    const same = { ...group(text, [form, ...forms.filter((other) => other !== form)].map(termsOf)), answers };
    return [...hanGroups(before, synonyms), same, ...hanGroups(after, synonyms)];
  }
  const words = wordsOfRun(run);
  return words.map((word) => ({
    ...group(word, [hanTerms(word).map((term) => [term])]),
    isOptional: [...word].length === 1,
  }));
}

/** Characters that stand alone belong together, a last one to the word before it: 信息｜出镜, 仲裁法. */
function wordsOfRun(run: string): string[] {
  const words: string[] = [];
  let single = '';
  const flush = () => {
    if ([...single].length === 1 && words.length > 0 && !askingWords.has(single))
      words.push(`${words.pop()}${single}`);
    else if (single !== '') words.push(single);
    single = '';
  };
  for (const { segment } of segmenter.segment(run)) {
    if ([...segment].length === 1 && !askingWords.has(segment)) single += segment;
    else {
      flush();
      words.push(segment);
    }
  }
  flush();
  return words;
}

function hanTerms(word: string): string[] {
  const pairs = pairsOf(word);
  return pairs.length === 0 ? [word] : pairs;
}

function group(text: string, alternatives: Group['alternatives']): Group {
  return {
    text,
    alternatives,
    isPrefix: false,
    isOptional: false,
    isWord: false,
    isPhrase: false,
    isLoose: false,
    answers: [],
  };
}

function saysNothing({ text }: Group, locale: Locale): boolean {
  return isStopWord(locale, text) || askingWords.has(text);
}

/** The last word of what is typed may grow, unless something follows it. */
function lastMayGrow(kept: readonly Group[], all: readonly Group[], text: string): Group[] {
  const last = all.at(-1);
  return kept.map((one) =>
    one === last && (one.isWord || one.isOptional) && /[\p{L}\p{N}]$/u.test(text)
      ? { ...one, isPrefix: true }
      : one,
  );
}

/**
 * Characters that sound like those of a group: what somebody means who chose the wrong ones. Null for other words, and
 * for characters that nobody knows how to read.
 */
export function soundingLike(one: Group): Group | null {
  const { text, alternatives } = one;
  if (!/^\p{Script=Han}{2,}$/u.test(text)) return null;
  const readings = readingTerms(text).map((term) => [term]);
  return readings.length === 0 ? null : { ...one, alternatives: [...alternatives, readings] };
}

/** A group with other words in its place: the likeliest first, then others that are as likely. */
export function respelt(one: Group, words: readonly string[]): Group {
  const alternatives = words.map((word) => [formsOf(word)]);
  return { ...group(words[0] ?? one.text, alternatives), isPrefix: one.isPrefix };
}

/** A group that is found by other words as well. */
export function orAlso(one: Group, words: readonly string[]): Group {
  return { ...one, alternatives: [...one.alternatives, ...words.map((word) => [formsOf(word)])] };
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

/**
 * A group as text for `tsquery`.
 *
 * @param weights only where it stands with one of these weights: `A` for titles
 */
export function queryTextOf({ alternatives, isPrefix, isLoose }: Group, weights = ''): string {
  const term = (text: string, grows: boolean) => {
    const flags = `${grows ? '*' : ''}${weights}`;
    return `${quoted(text)}${flags && `:${flags}`}`;
  };
  const each = alternatives.map((terms, first) => {
    const texts = terms.map((forms, at) => {
      const grows = isPrefix && first === 0 && at === terms.length - 1;
      const all = forms.map((form, i) => term(form, grows && i === 0));
      return all.length === 1 ? all.join('') : `(${all.join(' | ')})`;
    });
    return texts.length === 1 ? texts.join('') : `(${texts.join(isLoose && first === 0 ? ' & ' : ' <-> ')})`;
  });
  return each.length === 1 ? each.join('') : `(${each.join(' | ')})`;
}
