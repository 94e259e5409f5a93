import { awardBasis, judgmentBasis } from './enforcement.ts';
import { type Facts, isTiered, namesArbitration, namesCourt, type Special } from './facts.ts';

/** Why the tool says nothing but “telephone”: the choice of a route is regulated there, or has no time to be made. */
export const stops = ['limit', 'institution', 'insolvency', 'consumer', 'criminal', 'ip'] as const;
export type Stop = (typeof stops)[number];

export type Because =
  | 'clause-arbitration'
  | 'clause-court'
  | 'clause-court-weak'
  | 'needs-court'
  | 'needs-privacy'
  | 'no-clause';
export type First = 'interim' | 'steps' | 'straight' | 'mediation' | 'negotiation';

/** What to prepare for if nothing is agreed, and what to do before it. */
export interface Advice {
  readonly route: 'arbitration' | 'litigation';
  readonly because: Because;
  readonly first: First;
}

export function stopsOf({ limit, institution, specials }: Facts): Stop[] {
  const declined = (special: Special): special is Exclude<Special, 'state'> => special !== 'state';
  return [
    ...(limit === 'soon' ? (['limit'] as const) : []),
    ...(institution === 'unrecognised' ? (['institution'] as const) : []),
    ...specials.filter(declined),
  ];
}

/** The clause decides; where there is none, what cannot be had without a court, then what cannot be had in one. */
export function advise(facts: Facts): Advice {
  return { ...routeFor(facts), first: firstFor(facts) };
}

function routeFor(facts: Facts): Pick<Advice, 'route' | 'because'> {
  if (namesArbitration(facts)) return { route: 'arbitration', because: 'clause-arbitration' };
  if (namesCourt(facts)) {
    const isWeak = judgmentBasis(facts) === 'no-treaty' && awardBasis(facts) === 'new-york';
    return { route: 'litigation', because: isWeak ? 'clause-court-weak' : 'clause-court' };
  }
  if (facts.interim === 'third' || facts.parties === 'several-contracts') {
    return { route: 'litigation', because: 'needs-court' };
  }
  if (facts.confidential === 'essential') return { route: 'arbitration', because: 'needs-privacy' };
  return { route: 'litigation', because: 'no-clause' };
}

function firstFor(facts: Facts): First {
  if (facts.interim === 'party' || facts.interim === 'third') return 'interim';
  if (isTiered(facts)) return 'steps';
  if (facts.urgency === 'weeks') return 'straight';
  if (facts.relationship === 'goes-on' || facts.confidential === 'essential') return 'mediation';
  return facts.amount === 'over-20m' ? 'mediation' : 'negotiation';
}
