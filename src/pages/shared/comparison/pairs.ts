import { likeness } from './words.ts';

/** Places in the earlier and the later text; null where it has none. */
type Pair = readonly [before: number | null, after: number | null];

/** Paragraphs that have less in common are different ones. */
const leastLike = 0.4;

/**
 * Which paragraph of a later version was which of the earlier, both given as their words: the pairs, in order, that
 * have most in common in all, and between them what only one of the two has, the earlier's first.
 */
export function pairsOf(
  earlier: readonly (readonly string[])[],
  later: readonly (readonly string[])[],
): Pair[] {
  const alike = earlier.map((before) => later.map((after) => likeness(before, after)));
  const best = bestFrom(alike, later.length);
  const pairs: Pair[] = [];
  let [i, j] = [0, 0];
  while (i < earlier.length || j < later.length) {
    const score = alike[i]?.[j] ?? 0;
    if (score >= leastLike && best(i, j) === score + best(i + 1, j + 1)) pairs.push([i++, j++]);
    else if (i < earlier.length && best(i, j) === best(i + 1, j)) pairs.push([i++, null]);
    else pairs.push([null, j++]);
  }
  return pairs;
}

/** The most that the paragraphs from two places on can have in common, counted from the end. */
function bestFrom(alike: readonly (readonly number[])[], width: number) {
  const rows: number[][] = [new Array(width + 1).fill(0)];
  for (const scores of alike.toReversed()) {
    const below = rows.at(-1) ?? [];
    const row: number[] = new Array(width + 1).fill(0);
    for (let j = width - 1; j >= 0; j--) {
      const score = scores[j] ?? 0;
      const paired = score >= leastLike ? score + (below[j + 1] ?? 0) : 0;
      row[j] = Math.max(paired, below[j] ?? 0, row[j + 1] ?? 0);
    }
    rows.push(row);
  }
  return (i: number, j: number) => rows[alike.length - i]?.[j] ?? 0;
}
