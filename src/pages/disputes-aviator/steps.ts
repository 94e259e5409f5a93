import type { Advice } from './advise.ts';
import { type Facts, isTiered } from './facts.ts';

export type Step =
  | 'limit'
  | 'documents'
  | 'interim'
  | 'notices'
  | 'clause'
  | 'agreement'
  | 'assets'
  | 'parties'
  | 'authority'
  | 'lawyer';

/** What to do this week, most pressing first. */
export function stepsOf(facts: Facts, { first, because }: Advice): Step[] {
  const { clause, assets, interim, limit, parties } = facts;
  const held: readonly (Step | false)[] = [
    limit !== 'no' && 'limit',
    interim !== null && interim !== 'none' && 'interim',
    'documents',
    isTiered(facts) && 'notices',
    (clause === 'none' || clause === 'unclear' || clause === null) && 'clause',
    (because === 'needs-privacy' || because === 'clause-court-weak') && 'agreement',
    (assets === null || assets === 'unknown' || assets === 'other') && 'assets',
    parties !== null && parties !== 'two' && 'parties',
    (first === 'mediation' || first === 'negotiation' || first === 'steps') && 'authority',
    'lawyer',
  ];
  return held.filter((step): step is Step => step !== false);
}
