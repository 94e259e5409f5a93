import { firm } from '../../../platform/settings/firm.ts';

/** What the design page shows its components with: texts of the length and kind that real pages have. */
export const sample = {
  hero: 'Know the rule, and the day it binds.',
  heroText: `${firm.shortName} advises companies, funds and governments on transactions, regulation and disputes that cross borders. Twenty offices, one partnership.`,
  find: 'Find a lawyer',
  see: 'See what changes this quarter',
  parts: {
    tokens: 'Colours, type and space',
    controls: 'Buttons, links and fields',
    ways: 'Ways in',
    dates: 'Coming into force',
    cards: 'Latest insights',
    people: 'People',
    list: 'A filtered list',
    facts: 'Facts about a record',
    text: 'Text',
    places: 'Where we are',
    status: 'Status of a rule',
    frame: 'Notices and empty states',
  },
  ways: [
    [
      'In-house counsel',
      'Track a rule, read our note on it, and speak to the person who wrote it.',
      'Navigator',
      'Coming into force',
      'Client sign-in',
    ],
    [
      'Investors and founders',
      'Structuring, diligence and exits across fourteen currencies and five legal traditions.',
      'Corporate and M&A',
      'Funds',
      'Tax',
    ],
    [
      'Public bodies',
      'Legislative drafting, sovereign finance and treaty arbitration for states and agencies.',
      'Governments',
      'Arbitration',
      'Projects',
    ],
    [
      'Joining us',
      'Training contracts, lateral moves and business roles in every region.',
      'Students',
      'Experienced lawyers',
      'Business services',
    ],
  ],
  rules: [
    ['Platform-work reporting duties begin for intermediaries', 'European Union'],
    ['Failure-to-prevent offence extends to overseas subsidiaries', 'United Kingdom'],
    ['Climate disclosures become mandatory for large private issuers', 'Singapore'],
    ['Standard-contract filing revised for outbound personal data', 'China'],
    ['New prudential capital rules for investment firms take effect', 'France'],
  ],
  articles: [
    [
      'Financial regulation',
      'Operational resilience: what a critical third party must prove by March',
      'Supervisors in London and Brussels now ask for the same evidence under different headings. We set the two regimes side by side and mark where one file will serve both.',
    ],
    [
      'Arbitration',
      'Seat, governing law and the new English presumption',
      'The Act answers the question; a clause signed in 2012 may not.',
    ],
    [
      'Merger control',
      'Below-threshold call-ins: a table of nine authorities',
      'Who may call in what, for how long, and what it costs to ask first.',
    ],
    [
      'Energy',
      'Contracts for difference, round eight: bidder’s notes',
      'Three clauses moved since round seven, one of them quietly.',
    ],
  ],
  people: [
    ['Helena Okafor', 'HO', 'Partner', 'London', 'Banking and finance'],
    ['Étienne Marchetti', 'ÉM', 'Partner', 'Paris', 'Competition and trade'],
    ['Wei Jingyi', 'WJ', 'Partner', 'Shanghai', 'Cross-border investment'],
    ['Rohan Deshmukh', 'RD', 'Counsel', 'Singapore', 'Disputes and arbitration'],
  ],
  filters: {
    name: 'Name or keyword',
    office: 'Office',
    role: 'Role',
    partner: 'Partner',
    counsel: 'Counsel',
    associate: 'Associate',
    count: '310 people',
    hint: 'At least two letters',
    error: 'Enter a date after 20 November 2026.',
    deadline: 'Deadline',
  },
  facts: [
    ['Telephone', '+44 20 7946 0114'],
    ['Office', '4 Lisle Court, London EC2'],
    ['Languages', 'English, French, Igbo'],
    ['Admitted', 'England and Wales (2004), New York (2007)'],
  ],
  matters: [
    [
      '2026',
      'Advised a syndicate of eleven banks on a £2.4bn revolving facility for a water utility, the first with a statutory-change covenant.',
    ],
    [
      '2025',
      'Acted for the Republic of Ghana on a $900m sustainability-linked note programme listed in London.',
    ],
    [
      '2024',
      'Represented the agent in Carrow Trustees v Anglian Rail Finance, on acceleration after a regulatory default.',
    ],
  ],
  points: [
    'Both regimes require a tested register of the services a firm cannot lose for more than two hours.',
    'A single self-assessment will satisfy both supervisors if it is mapped clause by clause.',
    'Sub-contractors below the second tier fall outside the United Kingdom rule but inside the European one.',
  ],
  text: `## Two regimes, one question

The question each supervisor asks is short: if this provider failed at noon, what would stop by two o’clock? The United Kingdom asks it under section 312L of the 2000 Act and the rules made in November 2024.[^a] The European Union asks it under Articles 31 to 44 of the Digital Operational Resilience Act.

Neither text uses the other’s vocabulary. A “material service” in London is a “critical or important function” in Brussels, and the two are measured on *different* clocks. The evidence underneath, however, is the same: a register, a map, a test and a signature.

## What counts as critical

Designation is not self-declared. The Treasury designates by regulations; the European Supervisory Authorities designate by joint decision after notice.[^b] In both cases the period is six weeks.

- Concentration: the number of firms that rely on the service, and how soon they could replace it.
- Materiality: the harm that would follow if they could not.

> The test is not whether the provider is large. It is whether anybody would notice.

| Question | United Kingdom | European Union |
| --- | --- | --- |
| Who designates | HM Treasury | The three authorities, jointly |
| First report | Four hours | “As soon as practicable” |

[^a]: Financial Services and Markets Act 2000, s 312L; PRA Rulebook, Critical Third Parties Part, r 4.2.

[^b]: Regulation (EU) 2022/2554, art 31(1) and (5).
`,
  quote: '“I came for two years and was given a case of my own on the eleventh day.”',
  quoteBy: 'Naledi Mokoena, Partner, Johannesburg',
  figure: 'Days from signing to clearance, by authority',
  source: 'our own files, 2021 to 2026',
  questions: [
    [
      'Do I need a visa before I apply?',
      'No. We sponsor trainees in London, Singapore and Hong Kong SAR, and ask about it only after an offer.',
    ],
    ['May I apply in more than one year?', 'Yes, once a year. Tell us what changed since the last time.'],
  ],
  tabs: ['All', 'People', 'Insights', 'Navigator'],
  side: ['Responsible business', 'Pro bono', 'Corporate responsibility', 'Climate', 'Modern slavery'],
  status: [
    'In force',
    'Dated',
    'Proposed',
    'Consultation',
    'Challenged',
    'Overdue',
    'No rule',
    'Not reviewed',
  ],
  topics: [
    'Topic',
    'United Kingdom',
    'European Union',
    'China',
    'Operational resilience',
    'Outbound data transfer',
    'AI system liability',
  ],
  places: {
    SEA: 'Seattle',
    NYC: 'New York',
    TOR: 'Toronto',
    LON: 'London',
    PAR: 'Paris',
    FRA: 'Frankfurt',
    LIS: 'Lisbon',
    MIL: 'Milan',
    DXB: 'Dubai',
    JNB: 'Johannesburg',
    SIN: 'Singapore',
    HKG: 'Hong Kong SAR',
    SHA: 'Shanghai',
    BJS: 'Beijing',
    TYO: 'Tokyo',
    SYD: 'Sydney',
    SAO: 'São Paulo',
  },
  notice: 'Translated from the version of 3 May 2026. The English text was updated on 9 September 2026.',
  noticeLink: 'Read the English text',
  empty: 'Nobody matches these filters. There are 42 people in Paris without them.',
  alert: 'Letters about an inheritance in London are not from us',
};
