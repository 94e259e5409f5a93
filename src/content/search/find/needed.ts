import { type Group, inShort } from '../text/group.ts';
import { queryTextOf, type Writing } from '../text/query-text.ts';
import { type Asked, required } from './understood.ts';

/** A group that records must have, or most of whose others, and how much it says. */
export interface Needed {
  readonly group: Group;
  readonly weight: number;
}

/** Of a long question, those that say most decide: each more would double what the index has to compare. */
const MOST_NEEDED = 6;
/** Of more records than this, those are ranked whose titles or names have most of the question, then the newest. */
export const MOST_RANKED = 160;
/** All of what a question says. */
export const ALL = 1;
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
  const deciding = share === ALL ? needed : needed.slice(0, MOST_NEEDED);
  const texts = deciding.map(({ group }) => queryTextOf(inShort(group), writing));
  if (share === ALL) return texts.includes('') ? null : texts.join(' & ');
  const sum = sumOfWeights(deciding);
  return holding(deciding, texts, sum, sum * share);
}

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
