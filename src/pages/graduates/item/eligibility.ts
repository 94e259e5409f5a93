/** What the checker asks, and what it makes of the answers: rules only, no words. */
export const stages = ['first-year', 'middle-year', 'penultimate-year', 'final-year', 'graduate'] as const;
export const degrees = ['law', 'law-abroad', 'other-subject'] as const;
export const examinations = ['yes', 'no'] as const;
export const permissions = ['yes', 'no', 'unsure'] as const;

export type Stage = (typeof stages)[number];

export interface Answers {
  readonly stage: Stage;
  readonly degree: (typeof degrees)[number];
  /** Whether they have the examination or certificate that the country asks for. */
  readonly examination: (typeof examinations)[number];
  /** Whether they may work there. */
  readonly work: (typeof permissions)[number];
}

/** What a programme asks for. */
export interface Requirements {
  readonly from: Stage;
  readonly otherSubjectsFrom: Stage | null;
  readonly until: Stage | null;
  readonly degree: 'any' | 'law' | 'national-law';
  readonly examination: string | null;
  readonly neededBefore: 'applying' | 'starting' | null;
  readonly sponsorsVisa: boolean;
  readonly deadlineState: 'open' | 'closing' | 'closed' | 'not-yet' | 'rolling';
}

/** Why; `closes`, `opens` and `closed` are said with the programme's own dates. */
export type Reason =
  | 'closes'
  | 'rolling'
  | 'opens'
  | 'closed'
  | 'early'
  | 'past'
  | 'law'
  | 'nationalLaw'
  | 'examinationFirst'
  | 'examinationLater'
  | 'sponsored'
  | 'unsponsored'
  | 'permission';

export interface Verdict {
  readonly when: 'now' | 'later' | 'no';
  /** What decides first; then what else must be known. */
  readonly reasons: readonly Reason[];
  /** From when one may apply, where that is the matter. */
  readonly from: Stage | null;
}

/**
 * Whether somebody may apply. What nobody can change by waiting comes first: it makes the answer a no, and no date is
 * then given that would keep up a hope.
 */
export function verdictOf(requirements: Requirements, answers: Answers): Verdict {
  const never = impossible(requirements, answers);
  if (never.length > 0) return { when: 'no', reasons: never, from: null };
  const from = startOf(requirements, answers);
  const isEarly = stages.indexOf(answers.stage) < stages.indexOf(from);
  const notYet = waiting(requirements, answers, isEarly);
  const further = conditions(requirements, answers);
  if (notYet.length > 0) {
    return { when: 'later', reasons: [...notYet, ...further], from: isEarly ? from : null };
  }
  const date: Reason = requirements.deadlineState === 'rolling' ? 'rolling' : 'closes';
  return { when: 'now', reasons: [date, ...further], from: null };
}

function impossible({ degree, until, sponsorsVisa }: Requirements, answers: Answers): Reason[] {
  const isPast = until !== null && stages.indexOf(answers.stage) > stages.indexOf(until);
  return [
    ...(degree !== 'any' && answers.degree === 'other-subject' ? ['law' as const] : []),
    ...(degree === 'national-law' && answers.degree === 'law-abroad' ? ['nationalLaw' as const] : []),
    ...(isPast ? ['past' as const] : []),
    ...(answers.work === 'no' && !sponsorsVisa ? ['unsponsored' as const] : []),
  ];
}

/** Law students may often apply a year before the others. */
function startOf({ from, otherSubjectsFrom }: Requirements, { degree }: Answers): Stage {
  return degree === 'other-subject' && otherSubjectsFrom !== null ? otherSubjectsFrom : from;
}

function waiting(requirements: Requirements, { examination }: Answers, isEarly: boolean): Reason[] {
  const { deadlineState, neededBefore } = requirements;
  return [
    ...(isEarly ? ['early' as const] : []),
    ...(neededBefore === 'applying' && examination === 'no' ? ['examinationFirst' as const] : []),
    ...(deadlineState === 'not-yet' ? ['opens' as const] : []),
    ...(deadlineState === 'closed' ? ['closed' as const] : []),
  ];
}

function conditions({ neededBefore, sponsorsVisa }: Requirements, { examination, work }: Answers): Reason[] {
  return [
    ...(neededBefore === 'starting' && examination === 'no' ? ['examinationLater' as const] : []),
    ...(work !== 'yes' && sponsorsVisa ? ['sponsored' as const] : []),
    ...(work === 'unsure' && !sponsorsVisa ? ['permission' as const] : []),
  ];
}
