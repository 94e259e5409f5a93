import type { Entry } from './table.ts';

/** How a review stands: `due` within thirty days, `overdue` since its day has gone. */
export type ReviewState = 'current' | 'due' | 'overdue';

const soon = 30 * 86_400_000;

/**
 * How the review of an answer stands on a day; null for what nobody has reviewed or is to review.
 *
 * @param asOf `2026-11-20`
 */
export function reviewState(
  { legalStatus, reviewedOn, reviewDueOn }: Pick<Entry, 'legalStatus' | 'reviewedOn' | 'reviewDueOn'>,
  asOf: string,
): ReviewState | null {
  if (legalStatus === 'NOT_REVIEWED' || (!reviewedOn && !reviewDueOn)) return null;
  if (!reviewDueOn) return 'current';
  if (reviewDueOn < asOf) return 'overdue';
  return Date.parse(reviewDueOn) - Date.parse(asOf) <= soon ? 'due' : 'current';
}
