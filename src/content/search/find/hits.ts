import type { ContentTypeName } from '../../types/index.ts';
import { facetNames } from '../index/about.ts';
import { chosenFacets, IN_LANGUAGE, IN_TAB, type SearchRequest } from './narrowing.ts';
import type { Values } from './values.ts';

/** Entries that have what was asked for, in any language, as the database sends them. */
export interface Packed {
  readonly count: number;
  /** Of each entry its place in the table, 6 bytes, and what it is counted by (`search_count_by`); null: of none. */
  readonly entries: Buffer | null;
  /** Places of those whose titles have the question, and most of it; null where few are found. */
  readonly titled: readonly (Buffer | null)[];
  /** Places of those that editors name as answers. */
  readonly answers: Buffer | null;
}

export interface FacetCount {
  /** `service:service-tax` */
  readonly about: string;
  readonly count: number;
}

/** How many there are of what. */
export interface Counts {
  readonly total: number;
  /** How many there are in the reader's language, whatever was chosen. */
  readonly whole: number;
  /** Of each type, with all that was chosen but the tab. */
  readonly byType: Readonly<Partial<Record<ContentTypeName, number>>>;
  /** Of each value, with all that was chosen but of its own facet. */
  readonly facets: readonly FacetCount[];
}

/** Bytes of a place, of what stands before the numbers of values, and of each of these. */
const PLACE = 6;
const HEAD = PLACE + 14;
const NUMBER = 3;

/** Bits beside those of `narrowing.ts`. */
const OWN = 1 << 20;
const ENGLISH = 1 << 21;
const TRANSLATED = 1 << 22;

/** What was found, told apart by what of the reader's choices it misses. */
export class Hits {
  readonly count: number;
  readonly packed: Packed;
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #values: Values;
  readonly #request: SearchRequest;
  /** Where each begins, and where the last ends. */
  readonly #starts: Uint32Array;
  /** Of each, the bits of what it misses. */
  readonly #missed: Uint32Array;
  #whole = 0;
  #isKnown = true;

  constructor(packed: Packed, values: Values, request: SearchRequest) {
    this.packed = packed;
    this.count = packed.count;
    this.#values = values;
    this.#request = request;
    const bytes = packed.entries ?? new Uint8Array(0);
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#starts = new Uint32Array(packed.count + 1);
    this.#missed = new Uint32Array(packed.count);
    this.#tellApart();
  }

  /** Whether all values are known that they have: others are there since they were read. */
  get isKnown(): boolean {
    return this.#isKnown;
  }

  /** How many the reader's pages show, whatever was chosen. */
  get whole(): number {
    return this.#whole;
  }

  /** The same, those that others are among them to be shown first. */
  behind(firsts: Hits): Hits {
    const places = [...firsts.#starts.subarray(0, firsts.count)].map((at) =>
      firsts.#bytes.subarray(at, at + PLACE),
    );
    const answers = Buffer.concat([this.packed.answers ?? new Uint8Array(0), ...places]);
    return new Hits({ ...this.packed, answers }, this.#values, this.#request);
  }

  #number(at: number): number {
    const bytes = this.#bytes;
    return ((bytes[at] as number) << 16) | ((bytes[at + 1] as number) << 8) | (bytes[at + 2] as number);
  }

  #tellApart(): void {
    const { passes, needed, hasLanguage } = this.#passing();
    for (let at = 0, from = 0; at < this.count; at++) {
      let i = from + HEAD;
      from = i + NUMBER * this.#view.getUint16(from + PLACE);
      let has = 0;
      for (; i < from; i += NUMBER) {
        const number = this.#number(i);
        if (number >= passes.length) this.#isKnown = false;
        else has |= passes[number] as number;
      }
      // In the reader's language, or in English where it is not translated into that.
      const isShown = (has & OWN) !== 0 || (has & (ENGLISH | TRANSLATED)) === ENGLISH;
      if (isShown) this.#whole += 1;
      if (isShown && !hasLanguage) has |= IN_LANGUAGE;
      this.#missed[at] = needed & ~has;
      this.#starts[at + 1] = from;
    }
  }

  /** By the numbers of values, the bits of what an entry passes that has them. */
  #passing() {
    const { locale, types, chosen } = this.#request;
    const facets = chosenFacets(this.#request);
    const passes = new Uint32Array(this.#values.texts.length);
    const pass = (bit: number, each: readonly string[]) => {
      for (const value of each) {
        const number = this.#values.numbers.get(value);
        if (number !== undefined) passes[number] = (passes[number] as number) | bit;
      }
    };
    pass(OWN, [`language:${locale}`]);
    pass(ENGLISH, ['language:en']);
    pass(TRANSLATED, [`translated:${locale}`]);
    pass(IN_LANGUAGE, chosen.language?.map((language) => `language:${language}`) ?? []);
    pass(IN_TAB, types?.map((type) => `type:${type}`) ?? []);
    for (const { bit, values } of facets) pass(bit, values);
    const needed = facets.reduce((all, { bit }) => all | bit, IN_LANGUAGE | (types ? IN_TAB : 0));
    return { passes, needed, hasLanguage: Boolean(chosen.language?.length) };
  }

  /** How many there are, by all that results can be narrowed by. */
  counts(): Counts {
    const { texts, kinds } = this.#values;
    const bitOf = new Map<string, number>(chosenFacets(this.#request).map(({ name, bit }) => [name, bit]));
    const bits = Uint32Array.from(kinds, (kind) =>
      kind === 'language' ? IN_LANGUAGE : (bitOf.get(kind) ?? 0),
    );
    const [counted, onTabs] = [new Uint32Array(texts.length), new Uint32Array(texts.length)];
    let total = 0;
    for (let at = 0; at < this.count; at++) {
      const missed = this.#missed[at] as number;
      // What misses two things is counted for nothing.
      if ((missed & (missed - 1)) !== 0) continue;
      const isFound = missed === 0;
      if (isFound) total += 1;
      const end = this.#starts[at + 1] as number;
      for (let i = (this.#starts[at] as number) + HEAD; i < end; i += NUMBER) {
        const number = this.#number(i);
        if (isFound || missed === bits[number]) counted[number] = (counted[number] as number) + 1;
        if (isFound || missed === IN_TAB) onTabs[number] = (onTabs[number] as number) + 1;
      }
    }
    const types = texts.flatMap((text, number) =>
      kinds[number] === 'type' && onTabs[number] ? [[text.slice('type:'.length), onTabs[number]]] : [],
    );
    return {
      total,
      whole: this.#whole,
      byType: Object.fromEntries(types),
      facets: facetsOf(texts, kinds, counted),
    };
  }

  /** Where in the bytes those begin that miss this and nothing else. */
  beginningsOf(missing: number): number[] {
    const found: number[] = [];
    for (let at = 0; at < this.count; at++)
      if (this.#missed[at] === missing) found.push(this.#starts[at] as number);
    return found;
  }

  /** Compared with others by its kind. */
  weightAt(beginning: number): number {
    return this.#view.getFloat32(beginning + PLACE + 2);
  }

  /** The second from which it ages: not a number where it does not. */
  agedFromAt(beginning: number): number {
    return this.#view.getFloat64(beginning + PLACE + 6);
  }

  /** Its place in the table, as a number. */
  placeAt(beginning: number): number {
    return placeIn(this.#view, beginning);
  }
}

/** A place is the number of a block in four bytes, and that of a row in two. */
export const ROWS = 2 ** 16;

const placeIn = (view: DataView, at: number) => view.getUint32(at) * ROWS + view.getUint16(at + 4);

/** The places that some bytes are. */
export function placesIn(bytes: Buffer | null): ReadonlySet<number> {
  const found = new Set<number>();
  if (bytes === null) return found;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < view.byteLength; at += PLACE) found.add(placeIn(view, at));
  return found;
}

/** Values of one facet that are counted for a page. */
const MOST_VALUES = 20;

/** The most frequent values of each facet. */
function facetsOf(texts: readonly string[], kinds: readonly string[], counted: Uint32Array): FacetCount[] {
  const byFacet = Map.groupBy(
    texts.flatMap((about, number) =>
      counted[number] ? [{ about, count: counted[number], kind: kinds[number] }] : [],
    ),
    ({ kind }) => kind,
  );
  return facetNames.flatMap((name) =>
    (byFacet.get(name) ?? [])
      .sort((one, other) => other.count - one.count || (one.about < other.about ? -1 : 1))
      .slice(0, MOST_VALUES)
      .map(({ about, count }) => ({ about, count })),
  );
}
