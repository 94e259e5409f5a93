/** What the tool asks about a dispute: questions, the answers that each allows, and when one must be answered. */

export const places = [
  'uk',
  'france',
  'eu',
  'switzerland',
  'hong-kong',
  'mainland-china',
  'singapore',
  'uae',
  'usa',
  'other',
] as const;
export type Place = (typeof places)[number];

/** Answers by question, in the order in which they are asked. The names stand in addresses: never rename one. */
export const answers = {
  clause: ['arbitration', 'court', 'tiered-arbitration', 'tiered-court', 'none', 'unclear'],
  seat: [...places, 'not-named'],
  institution: ['icc', 'lcia', 'siac', 'hkiac', 'cietac', 'ad-hoc', 'unrecognised'],
  court: places,
  exclusive: ['yes', 'no', 'unknown'],
  amount: ['under-250k', '250k-2m', '2m-20m', 'over-20m'],
  assets: [...places, 'unknown'],
  limit: ['no', 'soon', 'unknown'],
  urgency: ['none', 'months', 'weeks'],
  interim: ['none', 'party', 'third'],
  confidential: ['no', 'preferred', 'essential'],
  relationship: ['over', 'goes-on'],
  parties: ['two', 'one-contract', 'several-contracts'],
  evidence: ['us', 'them', 'third'],
} as const;

export type Question = keyof typeof answers;
export type Answer<Q extends Question> = (typeof answers)[Q][number];
export const questions = Object.keys(answers) as Question[];

/** What takes a dispute out of the ordinary; any number of them. */
export const specials = ['state', 'insolvency', 'consumer', 'criminal', 'ip'] as const;
export type Special = (typeof specials)[number];

/** A dispute as far as it was described; null where nothing was said. */
export type Facts = { readonly [Q in Question]: Answer<Q> | null } & {
  readonly specials: readonly Special[];
};

export const noFacts: Facts = {
  ...(Object.fromEntries(questions.map((question) => [question, null])) as Record<Question, null>),
  specials: [],
};

export function namesArbitration({ clause }: Pick<Facts, 'clause'>): boolean {
  return clause === 'arbitration' || clause === 'tiered-arbitration';
}

export function namesCourt({ clause }: Pick<Facts, 'clause'>): boolean {
  return clause === 'court' || clause === 'tiered-court';
}

/** Whether the contract puts steps before the tribunal or the court. */
export function isTiered({ clause }: Pick<Facts, 'clause'>): boolean {
  return clause === 'tiered-arbitration' || clause === 'tiered-court';
}

const always: readonly Question[] = ['clause', 'amount', 'assets'];
const ofArbitration: readonly Question[] = ['seat', 'institution'];
const ofCourt: readonly Question[] = ['court'];

/** Whether a comparison cannot be made without the answer. */
export function isNeeded(question: Question, facts: Pick<Facts, 'clause'>): boolean {
  if (always.includes(question)) return true;
  if (ofArbitration.includes(question)) return namesArbitration(facts);
  return ofCourt.includes(question) && namesCourt(facts);
}

/** Whether the answer has a meaning: nobody has a seat under a clause that names a court. */
export function isMeant(question: Question, facts: Pick<Facts, 'clause'>): boolean {
  if (ofArbitration.includes(question)) return namesArbitration(facts);
  if (ofCourt.includes(question) || question === 'exclusive') return namesCourt(facts);
  return true;
}
