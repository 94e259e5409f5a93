import type { Because, First, Stop } from '../advise.ts';
import type { Special } from '../facts.ts';
import type { Criterion, Grade, Route } from '../rules.ts';
import type { SourceId } from '../sources.ts';
import type { Step } from '../steps.ts';

const sources = {
  'new-york': 'Convention on the Recognition and Enforcement of Foreign Arbitral Awards, New York 1958',
  'model-law': 'UNCITRAL Model Law on International Commercial Arbitration, 1985 and 2006',
  'singapore-convention':
    'United Nations Convention on International Settlement Agreements Resulting from Mediation, 2019',
  'hague-2005': 'Hague Convention of 30 June 2005 on Choice of Court Agreements',
  'hague-2019': 'Hague Convention of 2 July 2019 on Foreign Judgments in Civil or Commercial Matters',
  brussels: 'Regulation (EU) No 1215/2012 (Brussels I Recast)',
  lugano: 'Lugano Convention of 30 October 2007',
  'account-preservation': 'Regulation (EU) No 655/2014 (European Account Preservation Order)',
  'mediation-directive': 'Directive 2008/52/EC on mediation, articles 6 and 7',
  'arbitration-act-1996': 'Arbitration Act 1996 (England, Wales and Northern Ireland)',
  'arbitration-act-2025': 'Arbitration Act 2025',
  'senior-courts': 'Senior Courts Act 1981, section 37',
  cpr: 'Civil Procedure Rules (England and Wales)',
  churchill: 'Churchill v Merthyr Tydfil CBC [2023] EWCA Civ 1416',
  'zf-automotive': 'ZF Automotive US v Luxshare, Supreme Court of the United States, 2022',
  'hong-kong-arbitration': 'Arbitration Ordinance (Cap. 609), Hong Kong',
  'hong-kong-judgments': 'Mainland Judgments (Reciprocal Enforcement) Ordinance (Cap. 645), Hong Kong',
  'hong-kong-mainland': 'Arrangements with the Mainland, Department of Justice, Hong Kong',
  'iba-evidence': 'IBA Rules on the Taking of Evidence in International Arbitration, 2020',
  icc: 'ICC Arbitration Rules',
  'icc-statistics': 'ICC Dispute Resolution 2020 Statistics',
  lcia: 'LCIA Arbitration Rules',
  siac: 'SIAC Rules',
  hkiac: 'HKIAC Administered Arbitration Rules',
  cietac: 'CIETAC Arbitration Rules',
} satisfies Record<SourceId, string>;

/** What a result says besides its reasons. */
export const resultEn = {
  specials: {
    state: 'A State or its body is a party',
    insolvency: 'A party is insolvent, or near it',
    consumer: 'A consumer or an employee is a party',
    criminal: 'There is a criminal side to it',
    ip: 'The validity of a patent, mark or design is in issue',
  } satisfies Record<Special, string>,
  routes: {
    negotiation: 'Negotiation',
    mediation: 'Mediation',
    arbitration: 'Arbitration',
    litigation: 'Litigation',
  } satisfies Record<Route, string>,
  criteria: {
    contract: 'Under the contract',
    time: 'Time',
    cost: 'Cost, one side',
    enforcement: 'Enforcement',
    confidentiality: 'Confidentiality',
    interim: 'Interim relief',
    appeal: 'Appeal',
    control: 'Control',
  } satisfies Record<Criterion, string>,
  grades: {
    strong: 'Good',
    fair: 'Fair',
    weak: 'Poor',
    depends: 'Depends',
    agreed: 'Agreed',
    consent: 'Needs consent',
    barred: 'Barred',
    available: 'Available',
    none: 'None',
    narrow: 'Narrow',
    full: 'Full',
  } satisfies Record<Grade, string>,
  /** The recommendation in a line: what to do first, and what to prepare for. */
  headings: {
    arbitration: {
      interim: 'Secure the position first, then arbitrate',
      steps: 'Take the agreed steps, and prepare for arbitration',
      straight: 'Go to arbitration now',
      mediation: 'Offer mediation, and prepare for arbitration',
      negotiation: 'Negotiate to a date, and prepare for arbitration',
    },
    litigation: {
      interim: 'Ask a court for protection first, then sue',
      steps: 'Take the agreed steps, and prepare a claim in court',
      straight: 'Go to court now',
      mediation: 'Offer mediation, and prepare a claim in court',
      negotiation: 'Negotiate to a date, and prepare a claim in court',
    },
  } satisfies Record<'arbitration' | 'litigation', Record<First, string>>,
  because: {
    'clause-arbitration': 'The contract names arbitration, so that is the route if nothing is agreed.',
    'clause-court': 'The contract names a court, so that is the route if nothing is agreed.',
    'clause-court-weak':
      'The contract names a court, but we know no treaty that carries its judgment to the assets, and an award would travel by the New York Convention. Before filing, offer to replace the clause by an arbitration agreement.',
    'needs-court':
      'Nothing binding was agreed, and you need orders against third parties or several contracts before one judge. Only a court gives that.',
    'needs-privacy':
      'Nothing binding was agreed and it must stay confidential, which a court seldom grants. Offer an arbitration agreement; if the other side refuses, a court is what remains.',
    'no-clause':
      'Nothing binding was agreed. A court needs nobody’s consent, and at the place of the assets its judgment has no border to cross.',
  } satisfies Record<Because, string>,
  first: {
    interim: 'You need something stopped or frozen; that is asked for in days, and the rest can wait.',
    steps:
      'The contract puts steps first. Take them to the letter: leaving one out is the cheapest defence you can give away.',
    straight:
      'You need a decision within weeks, and talks would use them up. Keep an offer ready all the same.',
    mediation:
      'There is a relationship, a secret or a sum that an agreement would serve better than a decision.',
    negotiation:
      'Most disputes of this kind end by agreement. Give it a last day, and use the time to prepare.',
  } satisfies Record<First, string>,
  stops: {
    limit:
      'A period is about to end. Comparing routes can wait; stopping the period cannot. Telephone today, with the contract and the dates beside you.',
    institution:
      'The clause names an institution that we cannot place. Whether it exists, and what its rules say, decides everything else: have the clause read first.',
    insolvency:
      'A party is insolvent or near it. Claims may be stayed by law, and the order of creditors counts for more than the route.',
    consumer:
      'A consumer or an employee is involved. The law often chooses the forum, and clauses may not bind.',
    criminal:
      'There is a criminal side. What is said in one proceeding may be used in the other; take advice before you write anything.',
    ip: 'The validity of a registered right is in issue. Certain courts and offices alone decide on it with effect for everybody.',
  } satisfies Record<Stop, string>,
  steps: {
    limit:
      'Have the limitation period of every claim worked out under the law that governs it, and write the day down.',
    interim:
      'Collect what shows the danger: payments, messages, sales. An urgent application lives on dates.',
    documents: 'Stop deletion, tell the people concerned in writing, and list who holds what.',
    notices:
      'Send the first notice that the clause asks for, by the means it names, and put the following days into a calendar.',
    clause:
      'Look for another clause: framework agreement, general terms, purchase order. The later document may decide.',
    agreement:
      'Draft a short submission agreement: seat, rules, number of arbitrators, language, confidentiality.',
    assets: 'Find the assets: registers, accounts, group charts, the bank on their invoices.',
    parties: 'Draw one page with every party, every contract and the clause in each.',
    authority: 'Name the person who may settle, with a lowest and a highest figure, before the first call.',
    lawyer: 'Speak to a lawyer in the place where you would enforce, and show this page.',
  } satisfies Record<Step, string>,
  sources,
};

type Same<T> = { readonly [K in keyof T]: T[K] extends string ? string : Same<T[K]> };
export type ResultTexts = Same<typeof resultEn>;
