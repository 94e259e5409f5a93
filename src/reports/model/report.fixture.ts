import { fromMarkdown } from '../../content/rich-text/from-markdown.ts';
import { type ReportOptions, usualOptions } from './options.ts';
import type { Report, ReportAnswer } from './report.ts';

/** What spreadsheets would take for a formula. */
export const formula = '=HYPERLINK("https://evil.example","Click")';

const body = fromMarkdown(
  [
    'The controller notifies **without undue delay**, see [the Regulation](https://eur-lex.europa.eu/eli/reg/2016/679/oj).',
    '- To the authority within 72 hours.\n- To those concerned where the risk is high.',
    'Records of every breach are kept. '.repeat(12),
    '1. First.\n2. Second.',
  ].join('\n\n'),
).blocks;

/** One answer; every seventh is in force since 2018 and overdue, every fifth nobody has looked at. */
function answer(jurisdiction: number, topic: number): ReportAnswer {
  const at = jurisdiction * 12 + topic;
  const isReviewed = at % 5 !== 4;
  return {
    jurisdiction: `place-${jurisdiction}`,
    topic: `topic-${topic}`,
    recordId: `navigator-cell-${jurisdiction}-${topic}`,
    locale: 'en',
    version: 1 + (at % 3),
    leaf: at,
    basis: null,
    status: isReviewed ? (at % 2 === 0 ? 'IN_FORCE' : 'PROPOSED') : 'NOT_REVIEWED',
    headline: isReviewed ? `Within 72 hours, number ${at}` : '',
    effectiveFrom: '2018-05-25',
    reviewedOn: '2026-05-01',
    reviewDueOn: at % 7 === 0 ? '2026-11-01' : '2027-05-01',
    summary: `Notice within 72 hours unless the breach is unlikely to be a risk, number ${at}.`,
    body,
    conditions: [formula, 'The breach is of personal data.'],
    thresholds: [
      { label: 'Notice to the authority', value: 72, unit: 'hours' },
      { label: 'Highest fine', value: 20_000_000, unit: 'EUR' },
    ],
    penalties: 'Up to 2% of worldwide turnover.',
    instruments: [
      {
        name: 'General Data Protection Regulation',
        nativeTitle: 'Règlement général sur la protection des données',
        citation: 'Regulation (EU) 2016/679, Article 33',
        url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
      },
    ],
  };
}

interface Made {
  readonly jurisdictions?: number;
  readonly topics?: number;
  readonly options?: Partial<ReportOptions>;
  readonly locale?: Report['locale'];
  readonly more?: Partial<Report>;
}

/** A report of so many jurisdictions and topics. */
export function reportOfSize({
  jurisdictions = 3,
  topics = 4,
  options,
  locale = 'en',
  more,
}: Made = {}): Report {
  const count = (length: number) => Array.from({ length }, (_, at) => at);
  return {
    locale,
    title: 'Data protection',
    firm: 'Fenwarden Lisle LLP',
    times: { on: '2025-06-30', known: '2025-07-01T23:59:59.999Z', made: '2026-11-24T10:00:00.000Z' },
    options: { ...usualOptions, ...options },
    cover: {
      title: '',
      matter: 'FL-2026-0417',
      note: 'For the board.',
      address: 'https://law.example/navigator/data-protection/report-builder?with=france',
      proof: null,
    },
    jurisdictions: count(jurisdictions).map((at) => ({
      key: `place-${at}`,
      title: `Place ${at}`,
      locale: 'en',
      nativeName: at === 0 ? 'Le lieu' : null,
      contacts: [
        {
          name: `Person ${at}`,
          position: 'Partner',
          email: `p${at}@firm.example`,
          phone: '+44 20 7946 0000',
        },
      ],
    })),
    topics: count(topics).map((at) => ({
      key: `topic-${at}`,
      title: `Topic ${at}`,
      locale: 'en',
      question: `What about ${at}?`,
      help: at === 0 ? 'What is meant by it.' : null,
    })),
    answers: count(jurisdictions).flatMap((place) => count(topics).map((topic) => answer(place, topic))),
    changes: [],
    authors: ['Helena Okafor', 'Jingyi Wei'],
    closed: null,
    isVisitors: false,
    ...more,
  };
}
