import { type Hits, placesIn, ROWS } from './hits.ts';
import type { SearchRequest } from './narrowing.ts';

/** An entry that may be shown. */
export interface Candidate {
  /** Its place in the table, as PostgreSQL writes it. */
  readonly at: string;
  readonly isAnswer: boolean;
  /** By its kind and age. */
  readonly standing: number;
}

/** Seconds of a day, and days after which age counts less and less. */
const DAY = 86_400;
const AGED = 900;
/** More than any standing. */
const TITLED = 10;
const ANSWER = 100;
/** Before any second: of what does not age. */
const NEVER = -1e12;

/**
 * Those to be ranked: answers first, then those whose titles have most of the question, then the newest; or all by age.
 *
 * @param missing what they miss, see `narrowing.ts`: 0 for what was asked for
 * @param most as many of the first
 */
export function candidatesOf(hits: Hits, request: SearchRequest, missing: number, most: number): Candidate[] {
  const beginnings = hits.beginningsOf(missing);
  const titled = hits.packed.titled.map(placesIn);
  const answers = placesIn(hits.packed.answers);
  const isNamed = answers.size > 0 || titled.some(({ size }) => size > 0);
  const now = request.now.getTime() / 1_000;
  const standings = new Float64Array(beginnings.length);
  const firsts = new Float64Array(beginnings.length);
  for (const [at, beginning] of beginnings.entries()) {
    const agedFrom = hits.agedFromAt(beginning);
    const isAgeless = Number.isNaN(agedFrom);
    const age = isAgeless ? 0 : Math.max(0, now - agedFrom) / DAY;
    const standing = hits.weightAt(beginning) * (0.5 + 0.5 * Math.exp(-age / AGED));
    standings[at] = standing;
    if (request.sort === 'newest') {
      firsts[at] = isAgeless ? NEVER : agedFrom;
      continue;
    }
    let first = standing;
    if (isNamed) {
      const place = hits.placeAt(beginning);
      for (const places of titled) if (places.has(place)) first += TITLED;
      if (answers.has(place)) first += ANSWER;
    }
    firsts[at] = first;
  }
  return firstOf(firsts, standings, most).map((at) => {
    const place = hits.placeAt(beginnings[at] as number);
    const [block, row] = [Math.floor(place / ROWS), place % ROWS];
    return { at: `(${block},${row})`, isAnswer: answers.has(place), standing: standings[at] as number };
  });
}

/** The indexes of the highest numbers, those with the higher standing before their like; without putting all in order. */
function firstOf(firsts: Float64Array, standings: Float64Array, most: number): number[] {
  const least = firsts.length > most ? firsts.toSorted()[firsts.length - most] : Number.NEGATIVE_INFINITY;
  const chosen: number[] = [];
  for (const [at, first] of firsts.entries()) if (first >= (least as number)) chosen.push(at);
  const compare = (of: Float64Array, one: number, other: number) =>
    (of[other] as number) - (of[one] as number);
  return chosen
    .sort((one, other) => compare(firsts, one, other) || compare(standings, one, other))
    .slice(0, most);
}
