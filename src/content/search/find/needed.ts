import type { Group } from '../text/group.ts';
import { queryTextOf, queryTextsOf, type Writing } from '../text/query-text.ts';
import { type Asked, required } from './understood.ts';

/** A group that records must have, or most of whose others, and how much it says. */
export interface Needed {
  readonly group: Group;
  readonly weight: number;
}

/** Of a long question, those that say most decide: each more would double what the index has to compare. */
const MOST_NEEDED = 6;
/** Of sums of weights. */
const TOLERANCE = 1e-9;

/** The groups that records must have, those that say most first. */
export function neededOf({ groups, weights }: Asked): readonly Needed[] {
  return groups
    .map((group, at) => ({ group, weight: weights[at] ?? 0 }))
    .filter(({ group }) => !group.isOptional || required(groups) === 0)
    .sort((one, other) => other.weight - one.weight);
}

/** What all of them say. */
export function sumOfWeights(needed: readonly Needed[]): number {
  return needed.reduce((sum, { weight }) => sum + weight, 0);
}

/**
 * The condition that groups are there which say a share of what all say, as text for `tsquery`.
 *
 * @param needed those that say most first
 * @param share 1: all of them
 * @param writing see `queryTextOf`
 * @returns null: none says as much
 */
export function textOfShare(
  needed: readonly Needed[],
  share: number,
  writing: Pick<Writing, 'phrases' | 'isNowhere'>,
): string | null {
  const deciding = decidingOf(needed, share);
  const texts = deciding.map(({ group }) => queryTextOf(group, writing));
  if (share === 1) return texts.includes('') ? null : texts.join(' & ');
  const sum = sumOfWeights(deciding);
  return holding(deciding, texts, sum, sum * share);
}

/**
 * The same as texts any of which is enough. Where one group decides each of its ways is one: an index answers many short
 * texts in a quarter of the time of one that holds them all, which it compares with each entry as a whole.
 *
 * @param writing see `queryTextOf`
 */
export function textsOfShare(
  needed: readonly Needed[],
  share: number,
  writing: Pick<Writing, 'phrases' | 'isNowhere'>,
): string[] {
  const [one, ...others] = decidingOf(needed, share);
  if (one === undefined) return [];
  if (others.length === 0) return queryTextsOf(one.group, writing);
  const text = textOfShare(needed, share, writing);
  return text === null ? [] : [text];
}

const decidingOf = (needed: readonly Needed[], share: number) =>
  share === 1 ? needed : needed.slice(0, MOST_NEEDED);

/** Null: what is left cannot say as much. */
function holding(
  left: readonly Needed[],
  texts: readonly string[],
  sum: number,
  least: number,
): string | null {
  const [one, ...others] = left;
  const [text = '', ...otherTexts] = texts;
  if (one === undefined || sum < least - TOLERANCE) return null;
  const rest = sum - one.weight;
  const without = holding(others, otherTexts, rest, least);
  if (text === '') return without;
  if (one.weight >= least - TOLERANCE) return without === null ? text : `(${text} | ${without})`;
  const more = holding(others, otherTexts, rest, least - one.weight);
  if (more === null) return without;
  const both = `(${text} & ${more})`;
  return without === null ? both : `(${both} | ${without})`;
}
