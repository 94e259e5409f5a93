import type { Question } from '../facts.ts';

const places = {
  uk: 'United Kingdom',
  france: 'France',
  eu: 'Another EU member State',
  switzerland: 'Switzerland',
  'hong-kong': 'Hong Kong',
  'mainland-china': 'Mainland China',
  singapore: 'Singapore',
  uae: 'United Arab Emirates',
  usa: 'United States',
  other: 'Somewhere else',
};

/** The questions as they are asked, each with its answers. */
export const questionsEn = {
  clause: {
    label: 'What does the contract say about disputes?',
    short: 'Contract',
    hint: 'Read the clause before you answer. “Unclear” is the commonest truthful reply.',
    answers: {
      arbitration: 'Arbitration',
      court: 'The courts of a place',
      'tiered-arbitration': 'Talks or mediation first, then arbitration',
      'tiered-court': 'Talks or mediation first, then a court',
      none: 'Nothing',
      unclear: 'It is unclear, or two clauses disagree',
    },
  },
  seat: {
    label: 'Arbitration: which seat?',
    short: 'Seat',
    hint: 'Only if the contract names arbitration.',
    answers: { ...places, uk: 'England and Wales', 'not-named': 'None is named' },
  },
  institution: {
    label: 'Arbitration: which rules or institution?',
    short: 'Rules',
    hint: 'Only if the contract names arbitration.',
    answers: {
      icc: 'ICC',
      lcia: 'LCIA',
      siac: 'SIAC',
      hkiac: 'HKIAC',
      cietac: 'CIETAC',
      'ad-hoc': 'No institution (ad hoc)',
      unrecognised: 'Another, or a name I do not recognise',
    },
  },
  court: {
    label: 'Court: of which place?',
    short: 'Court',
    hint: 'Only if the contract names a court.',
    answers: { ...places, uk: 'England and Wales' },
  },
  exclusive: {
    label: 'Court: that one and no other?',
    short: 'Exclusive',
    hint: 'Look for “exclusive”. A clause that binds one side only is not.',
    answers: { yes: 'Yes, exclusive', no: 'No', unknown: 'Not sure' },
  },
  amount: {
    label: 'Roughly how much is at stake?',
    short: 'At stake',
    hint: 'In pounds or the equivalent, with counterclaims.',
    answers: {
      'under-250k': 'Less than £250,000',
      '250k-2m': '£250,000 to £2 million',
      '2m-20m': '£2 million to £20 million',
      'over-20m': 'More than £20 million',
    },
  },
  assets: {
    label: 'Where are the other side’s assets?',
    short: 'Assets',
    hint: 'The place that would pay. If there are two, run the comparison twice.',
    answers: { ...places, unknown: 'Not known' },
  },
  limit: {
    label: 'Does a limitation period end within sixty days?',
    short: 'Limitation',
    hint: 'Also notice periods in the contract.',
    answers: { no: 'No', soon: 'Yes', unknown: 'Not checked' },
  },
  urgency: {
    label: 'How soon do you need a decision?',
    short: 'Needed',
    hint: '',
    answers: { none: 'No fixed time', months: 'Within months', weeks: 'Within weeks' },
  },
  interim: {
    label: 'Must something be stopped or frozen meanwhile?',
    short: 'Meanwhile',
    hint: '',
    answers: {
      none: 'No',
      party: 'Yes, by an order against the other side',
      third: 'Yes, also against a bank or another third party',
    },
  },
  confidential: {
    label: 'Must it stay confidential?',
    short: 'Confidential',
    hint: '',
    answers: { no: 'No', preferred: 'Preferably', essential: 'It is essential' },
  },
  relationship: {
    label: 'Do you have to go on working together?',
    short: 'Relationship',
    hint: '',
    answers: { over: 'No, it is over', 'goes-on': 'Yes' },
  },
  parties: {
    label: 'How many are involved?',
    short: 'Parties',
    hint: '',
    answers: {
      two: 'Two parties',
      'one-contract': 'More than two, under one contract',
      'several-contracts': 'More than two, under several contracts',
    },
  },
  evidence: {
    label: 'Who holds the evidence that you need?',
    short: 'Evidence',
    hint: '',
    answers: { us: 'We do', them: 'The other side', third: 'Others' },
  },
} satisfies Record<Question, object>;

type Same<T> = { readonly [K in keyof T]: T[K] extends string ? string : Same<T[K]> };
export type QuestionTexts = Same<typeof questionsEn>;
