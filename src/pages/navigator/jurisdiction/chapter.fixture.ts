import { coreRecord } from '../../testing/requests.fixture.ts';
import type { Chapter, Entry } from './chapter.ts';

const own = '/navigator/data/europe/france';
const person = {
  id: 'pe1',
  type: 'person',
  locale: 'en',
  title: 'Ann Lee',
  url: '/people/pe1/ann-lee',
} as const;

/** An answer that is open to everybody and was read again in time. */
export function entry(changes: Partial<Entry> = {}): Entry {
  return {
    id: 'c1',
    locale: 'en',
    title: 'Within 72 hours',
    summary: 'The authority is told within 72 hours.',
    body: null,
    legalStatus: 'IN_FORCE',
    conditions: [{ text: 'Unless a risk is unlikely' }],
    thresholds: [{ label: 'Report', value: 72, unit: 'hours' }],
    penalties: null,
    instruments: [
      {
        name: 'The Regulation',
        nativeTitle: 'Le règlement',
        citation: 'Article 33',
        url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
      },
    ],
    stage: null,
    expectedOn: null,
    certainty: null,
    enactedOn: null,
    effectiveFrom: '2018-05-25',
    effectiveTo: null,
    author: person,
    reviewer: null,
    reviewedOn: '2026-05-12',
    reviewDueOn: '2027-05-12',
    firstPublishedAt: '2025-01-10T09:00:00Z',
    publishedAt: '2026-05-12T09:00:00Z',
    topic: {
      id: 'topic-breach',
      slug: 'breach',
      locale: 'en',
      title: 'Notice of a breach',
      question: 'Within what time?',
      help: 'From a leak to the report of it.',
      group: 'When things go wrong',
    },
    ...changes,
  };
}

/** A jurisdiction of an open service with that answer. */
export function chapter(changes: Partial<Chapter> = {}): Chapter {
  return {
    ...coreRecord({
      type: 'navigatorChapter',
      title: 'France',
      path: own,
      url: own,
      translations: [{ locale: 'en', url: own, title: 'France' }],
    }),
    name: 'France',
    nameLocale: 'en',
    gate: null,
    within: {
      id: 'nr1',
      title: 'Europe',
      url: '/navigator/data/europe',
      service: {
        id: 'ns1',
        title: 'Data',
        url: '/navigator/data',
        sample: null,
        regions: [
          {
            id: 'nr1',
            title: 'Europe',
            locale: 'en',
            chapters: [
              { id: 'r1', title: 'France', locale: 'en', translations: [{ locale: 'en', url: own }] },
              {
                id: 'r2',
                title: 'Germany',
                locale: 'en',
                translations: [
                  { locale: 'fr-fr', url: '/fr-fr/navigator/data/europe/allemagne' },
                  { locale: 'en', url: '/navigator/data/europe/germany' },
                ],
              },
            ],
          },
        ],
      },
    },
    jurisdiction: null,
    contacts: [],
    entries: [entry()],
    replaced: [],
    changes: [],
    ...changes,
  } as Chapter;
}
