import { expect, it } from 'vitest';
import { coreRecord, requestOf } from '../../testing/requests.fixture.ts';
import { changeEntries } from './feed-entries.ts';
import type { NavigatorServicePageQuery } from './query.gen.ts';
import { navigatorServiceView } from './view.ts';

type Service = NonNullable<NavigatorServicePageQuery['navigatorService']>;

const chapter = (id: string, iso: string, title: string) => ({
  id,
  type: 'navigatorChapter',
  locale: 'en',
  title,
  url: `/navigator/data/europe/${id}`,
  jurisdiction: { iso },
});
const topic = { slug: 'breach', title: 'Notice of a breach', locale: 'en' } as const;
const france = { title: 'France', url: '/navigator/data/europe/fr', locale: 'en' } as const;

const change = {
  entryId: 'e1',
  chapter: france,
  topic,
  locale: 'en',
  headline: 'Within 72 hours',
  translated: null,
  kind: 'MAJOR',
  note: 'The Act now names a time.',
  translatedNote: null,
  publishedAt: '2026-03-01T09:00:00Z',
} as const;

function service(changes: Partial<Service> = {}): Service {
  return {
    ...coreRecord({ type: 'navigatorService', title: 'Data', url: '/navigator/data' }),
    access: 'PERMISSION',
    methodology: 'Two lawyers read it.',
    reviewMonths: 6,
    sample: { id: 'fr', type: 'navigatorChapter', ...france },
    owners: [],
    coverage: [
      { chapterId: 'fr', entries: 12, filled: 12, overdue: 2, changedAt: '2026-03-01T09:00:00Z' },
      { chapterId: 'za', entries: 12, filled: 9, overdue: 0, changedAt: '2026-05-01T09:00:00Z' },
    ],
    regions: [
      {
        id: 'europe',
        type: 'navigatorRegion',
        locale: 'en',
        title: 'Europe',
        url: '/navigator/data/europe',
        chapters: [chapter('fr', 'FR', 'France'), chapter('za', 'ZA', 'South Africa')],
      },
    ],
    topics: [
      {
        id: 't1',
        slug: 'breach',
        locale: 'en',
        title: 'Breach',
        question: 'When?',
        help: 'From when on.',
        group: 'When things go wrong',
      },
      {
        id: 't2',
        slug: 'fine',
        locale: 'en',
        title: 'Fine',
        question: 'How much?',
        help: null,
        group: 'When things go wrong',
      },
    ],
    articles: [],
    horizon: [
      {
        id: 'e2',
        locale: 'en',
        title: 'A new Act',
        legalStatus: 'ADOPTED_NOT_YET_IN_FORCE',
        stage: 'Adopted',
        expectedOn: '2027-12-02',
        certainty: 'LIKELY',
        effectiveFrom: null,
        topic,
        chapter: france,
      },
      {
        id: 'e3',
        locale: 'en',
        title: 'A bill',
        legalStatus: 'PROPOSED',
        stage: 'Second reading',
        expectedOn: '2026-01-01',
        certainty: 'POSSIBLE',
        effectiveFrom: null,
        topic,
        chapter: france,
      },
    ],
    changes: [change],
    ...changes,
  } as Service;
}

const propsOf = (changes: Partial<Service> = {}, locale: 'en' | 'fr-fr' = 'en') =>
  navigatorServiceView(
    { navigatorService: service(changes) },
    requestOf('navigator-service', '/navigator/data', { locale }),
  )?.props;

it('says how much of it there is, by jurisdiction in words and as tiles', () => {
  const props = propsOf();
  const facts = Object.fromEntries((props?.facts ?? []).map(({ label, values }) => [label, values[0]?.text]));
  expect(facts).toEqual({
    Access: 'For clients with access',
    Jurisdictions: '2',
    Entries: '21 of 24 filled',
    'Overdue for review': '2',
    'Last change': '1 May 2026',
    'Reviewed every': '6 months',
  });
  expect(props?.regions[0]?.chapters.map(({ state, look }) => [state, look])).toEqual([
    ['12 of 12 filled, changed 1 Mar 2026', 'strong'],
    ['9 of 12 filled, changed 1 May 2026', 'plain'],
  ]);
  const tiles = (props?.tiles ?? []).flat().filter((tile) => tile !== null);
  expect(tiles.map(({ code, name, url }) => [code, name, url])).toEqual([
    ['FR', 'France: 12 of 12 filled, changed 1 Mar 2026', '/navigator/data/europe/fr'],
    ['ZA', 'South Africa: 9 of 12 filled, changed 1 May 2026', '/navigator/data/europe/za'],
  ]);
});

it('names the open sample where it is closed, and none where it is open', () => {
  expect(propsOf()?.sample).toMatchObject({ text: 'France', url: france.url });
  expect(propsOf({ access: 'OPEN' })?.sample).toBeNull();
});

it('what is to come has its day and how sure it is; a day that has passed is none', () => {
  expect(propsOf()?.coming).toMatchObject([
    {
      date: { text: '2 Dec 2027', dateTime: '2027-12-02' },
      certainty: 'Likely',
      headline: { text: 'A new Act', url: `${france.url}#breach` },
      status: { mark: 'dated' },
      stage: 'Adopted',
    },
    { date: { text: 'No exact day' }, certainty: null, headline: { text: 'A bill' } },
  ]);
  // Several jurisdictions that wait for one law are one row.
  const [first] = service().horizon;
  const spain = { title: 'Spain', url: '/navigator/data/europe/es', locale: 'en' } as const;
  const horizon = first ? [first, { ...first, id: 'e4', chapter: spain }] : [];
  expect(
    propsOf({ horizon })?.coming.map(({ jurisdictions }) => jurisdictions.map(({ text }) => text)),
  ).toEqual([['France', 'Spain']]);
  expect(propsOf({}, 'fr-fr')?.coming[0]).toMatchObject({
    inEnglish: 'En anglais',
    headline: { lang: 'en-GB' },
  });
});

it('what changed is headed in the reader’s language where that is translated; so is the reason, which is marked as English where not', () => {
  const translated = { ...change, translated: 'Sous 72 heures' };
  const explained = { ...translated, translatedNote: 'La loi fixe un délai.' };
  expect(propsOf({ changes: [explained, translated, change] }, 'fr-fr')?.changes).toMatchObject([
    { note: { text: 'La loi fixe un délai.', lang: undefined } },
    {
      headline: { text: 'Sous 72 heures', lang: undefined },
      note: { lang: 'en-GB' },
      inEnglish: 'En anglais',
    },
    {
      headline: { text: 'Within 72 hours', lang: 'en-GB' },
      note: { lang: 'en-GB' },
      inEnglish: 'En anglais',
    },
  ]);
  const [inFrench, inEnglish] = changeEntries([explained, translated], 'fr-fr');
  expect(inFrench?.title).toContain('Sous 72 heures');
  expect(inFrench?.summary).toContain('La loi fixe un délai.');
  expect(inEnglish?.summary).toContain('En anglais\nThe Act now names a time.');
});

it('what changed leads to the answer with its reason, also in the feed', () => {
  expect(propsOf()?.changes).toMatchObject([
    {
      kind: 'Change of substance',
      note: { text: 'The Act now names a time.', lang: undefined },
      headline: { url: `${france.url}#breach` },
    },
  ]);
  expect(changeEntries([change], 'en')).toEqual([
    {
      id: 'e1-2026-03-01T09:00:00Z',
      title: 'France, Notice of a breach: Within 72 hours',
      url: `${france.url}#breach`,
      summary: 'Change of substance\nThe Act now names a time.\nDemonstration data, not legal advice.',
      publishedOn: '2026-03-01T09:00:00Z',
    },
  ]);
});

it('lists the questions by the groups of their topics', () => {
  expect(propsOf()?.topics).toMatchObject([
    {
      heading: { text: 'When things go wrong' },
      topics: [{ question: 'When?', help: 'From when on.' }, { question: 'How much?' }],
    },
  ]);
});

it('leads from each topic, where the search finds it, to its row in the table of each region', () => {
  const [breach] = propsOf()?.topics[0]?.topics ?? [];
  expect(breach).toMatchObject({
    anchor: 'topic-breach',
    rows: [{ text: 'Europe', url: '/navigator/data/europe#topic-breach' }],
  });
});
