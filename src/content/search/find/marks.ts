import type { Locale } from '../../../i18n/locales.ts';
import { folded } from '../text/fold.ts';
import type { Group } from '../text/group.ts';
import { isAnyStopWord, stemIn } from '../text/stems.ts';
import { isKept } from '../text/tokens.ts';

/** A stretch of a text that is what was looked for. */
export interface Match {
  readonly start: number;
  readonly end: number;
  /** The place of the group that it belongs to. */
  readonly group: number;
  /** It is all of the group, and no word of it that stands apart. */
  readonly isWhole: boolean;
}

type Forms = ReadonlySet<string>;

/** By what a group is recognised in a text. */
interface Marks {
  /** Terms that are it by themselves. */
  readonly alone: Forms;
  /** By each form of the first, terms of which each follows the one before. */
  readonly inOrder: ReadonlyMap<string, readonly (readonly Forms[])[]>;
  /** The words that were typed, where a text has them in no order. */
  readonly apart: Forms;
  /** The beginning of a word that was not finished. */
  readonly begins: string | null;
}

/** A place in a text as the index counts them: a word, or a Chinese character and the pair that begins with it. */
interface Place {
  readonly start: number;
  readonly end: number;
  readonly terms: readonly string[];
  readonly pair: string | null;
}

const word = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}])+/gu;
const isHan = (text: string) => /^\p{Script=Han}/u.test(text);

/**
 * What finds groups in texts: what was typed in any of its forms, and of what else it means what stands there whole. “Data
 * protection” is no “person” since it also means “protection of personal data”.
 */
export function matcherOf(groups: readonly Group[]): (text: string, locale: Locale) => Match[] {
  const marks = groups.map(marksOf);
  return (text, locale) => {
    const places = placesIn(text, locale);
    const found = marks.flatMap((one, group) => {
      const strict = places.flatMap((_, at) => matchAt(places, at, one) ?? []);
      const isWhole = strict.length > 0;
      const all = isWhole ? strict : places.flatMap((_, at) => apartAt(places, at, one) ?? []);
      return all.map((each) => ({ ...each, group, isWhole }));
    });
    return found.sort((one, other) => one.start - other.start || one.end - other.end);
  };
}

function marksOf({ alternatives, isPhrase, isPrefix, text }: Group): Marks {
  const [typed = []] = alternatives;
  const telling = typed.filter((forms) => !forms.some(isAnyStopWord));
  return {
    alone: new Set(alternatives.flatMap((terms) => (terms.length === 1 ? terms.flat() : []))),
    inOrder: byFirst(alternatives.filter((terms) => terms.length > 1)),
    apart: new Set(isPhrase ? [] : (telling.length > 0 ? telling : typed).flat()),
    begins: isPrefix && text.length > 1 ? text : null,
  };
}

function byFirst(all: Group['alternatives']): Marks['inOrder'] {
  const found = new Map<string, (readonly Forms[])[]>();
  for (const terms of all) {
    const forms = terms.map((each) => new Set(each));
    for (const first of forms[0] ?? []) found.set(first, [...(found.get(first) ?? []), forms]);
  }
  return found;
}

function placesIn(text: string, locale: Locale): Place[] {
  return [...text.matchAll(word)].flatMap(({ 0: run, index }) => {
    const term = folded(run);
    if (isHan(run)) return placesOfRun(term, index);
    if (!isKept(term)) return [];
    const stem = stemIn(locale, term);
    return [
      { start: index, end: index + run.length, terms: stem === null ? [term] : [term, stem], pair: null },
    ];
  });
}

function placesOfRun(run: string, start: number): Place[] {
  const characters = [...run];
  let at = start;
  return characters.map((character, i) => {
    const from = at;
    at += character.length;
    const next = characters[i + 1];
    return { start: from, end: at, terms: [character], pair: next === undefined ? null : character + next };
  });
}

type Stretch = Pick<Match, 'start' | 'end'>;

/** The longest that begins at a place. */
function matchAt(places: readonly Place[], at: number, marks: Marks): Stretch | null {
  const place = places[at];
  if (place === undefined) return null;
  let end = endAt(places, at, marks.alone) ?? 0;
  if (marks.begins !== null && place.terms[0]?.startsWith(marks.begins)) end = Math.max(end, place.end);
  for (const term of place.pair === null ? place.terms : [...place.terms, place.pair])
    for (const each of marks.inOrder.get(term) ?? []) end = Math.max(end, endInOrder(places, at, each));
  return end === 0 ? null : { start: place.start, end };
}

/** Where terms end that follow one another from a place on; 0: they do not. */
function endInOrder(places: readonly Place[], at: number, terms: readonly Forms[]): number {
  let end = 0;
  for (const [i, forms] of terms.entries()) {
    const own = endAt(places, at + i, forms);
    if (own === null) return 0;
    end = own;
  }
  return end;
}

function apartAt(places: readonly Place[], at: number, { apart }: Marks): Stretch | null {
  const end = endAt(places, at, apart);
  return end === null ? null : { start: places[at]?.start ?? 0, end };
}

/** Where one of the terms ends that begins at a place; null: none does. */
function endAt(places: readonly Place[], at: number, forms: Forms): number | null {
  const place = places[at];
  if (place === undefined) return null;
  if (place.pair !== null && forms.has(place.pair)) return places[at + 1]?.end ?? place.end;
  return place.terms.some((term) => forms.has(term)) ? place.end : null;
}
