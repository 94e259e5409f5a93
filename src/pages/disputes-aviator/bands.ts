import type { Answer, Facts } from './facts.ts';
import type { Route } from './rules.ts';

/** The firm's planning assumptions, not statistics; reviewed by the contacts of the page. */

export interface Band {
  readonly from: number;
  readonly to: number;
}

type ByAmount = { readonly [A in Answer<'amount'>]: readonly [number, number] };
type Agreed = 'negotiation' | 'mediation';

/** Months to a settlement, whatever the sum. */
const monthsToAgree: { readonly [R in Agreed]: readonly [number, number] } = {
  negotiation: [1, 3],
  mediation: [2, 4],
};

/** Months to an award, or to a judgment at first instance. */
const monthsToDecide: { readonly [R in Exclude<Route, Agreed>]: ByAmount } = {
  arbitration: { 'under-250k': [6, 12], '250k-2m': [8, 15], '2m-20m': [14, 24], 'over-20m': [18, 36] },
  litigation: { 'under-250k': [9, 15], '250k-2m': [12, 20], '2m-20m': [14, 26], 'over-20m': [20, 36] },
};

/** Thousands of pounds for one side: lawyers, experts, and its share of tribunal, institution, mediator or court. */
const costs: { readonly [R in Route]: ByAmount } = {
  negotiation: { 'under-250k': [5, 15], '250k-2m': [10, 40], '2m-20m': [25, 100], 'over-20m': [50, 250] },
  mediation: { 'under-250k': [10, 25], '250k-2m': [20, 60], '2m-20m': [40, 150], 'over-20m': [80, 300] },
  arbitration: {
    'under-250k': [40, 120],
    '250k-2m': [120, 400],
    '2m-20m': [400, 1500],
    'over-20m': [1200, 5000],
  },
  litigation: {
    'under-250k': [40, 150],
    '250k-2m': [150, 500],
    '2m-20m': [500, 1800],
    'over-20m': [1300, 5000],
  },
};

const isDecided = (route: Route): route is Exclude<Route, Agreed> => !(route in monthsToAgree);

/** Months that a route takes; longer where the clause is disputed first, or several contracts are. */
export function monthsOf(route: Route, { amount, clause, parties }: Facts): Band {
  if (!isDecided(route)) {
    const [from, to] = monthsToAgree[route as Agreed];
    return { from, to };
  }
  const [from, to] = monthsToDecide[route][amount ?? '2m-20m'];
  const quarrel = clause === 'unclear';
  const several = parties === 'several-contracts';
  return { from: from + (quarrel ? 3 : 0), to: to + (quarrel ? 6 : 0) + (several ? 6 : 0) };
}

/** Pounds that a route costs one side; null where the sum in dispute was not said. */
export function costOf(route: Route, { amount }: Facts): Band | null {
  if (amount === null) return null;
  const [from, to] = costs[route][amount];
  return { from: from * 1000, to: to * 1000 };
}
