import { expect, it } from 'vitest';
import { coreRecord, requestOf } from '../../testing/requests.fixture.ts';
import type { ExpertiseHubQuery } from '../list/query.gen.ts';
import { hubView } from '../list/view.ts';
import { prizesOf } from '../prizes.ts';
import type { ExpertisePageQuery } from './query.gen.ts';
import { expertiseView } from './view.ts';

const name = (id: string, type = 'page') => ({
  id,
  type,
  locale: 'en' as const,
  title: id,
  url: `/${id}`,
  summary: null,
});
const person = (id: string, office: string, grade = 'ASSOCIATE', standing = 'ACTIVE') => ({
  ...name(id, 'person'),
  grade,
  standing,
  offices: [name(office, 'office')],
});
const deal = (id: string, announcedOn: string) => ({
  ...name(id, 'deal'),
  url: null,
  announcedOn,
  role: 'Counsel',
});
const event = (id: string, startsAt: string) => ({ ...name(id, 'event'), startsAt, timeZone: 'UTC' });
const text = (id: string, publishedOn: string) => ({ ...name(id, 'publication'), publishedOn, topics: [] });

const field = (id: string, type: string, found: object = {}) => ({
  ...name(id, type),
  fieldDeals: [],
  fieldWriting: [],
  fieldDates: [],
  fieldPeople: [],
  fields: [],
  ...found,
});

function show(
  related: readonly object[],
  changes: object = {},
  route: 'expertise-tmt' | 'expertise-page' = 'expertise-tmt',
) {
  const record = {
    ...coreRecord({ type: 'page', title: 'TMT' }),
    __typename: 'Page',
    sideTree: [],
    children: [],
    facts: [],
    milestones: [{ year: '1', title: 'Tender', text: null }],
    contacts: [],
    related,
    ...changes,
  };
  const data = { record } as unknown as ExpertisePageQuery;
  return expertiseView(data, requestOf(route, '/expertise/tmt'))?.props;
}

it('gathers deals, writing and dates from its sectors and what lies below them, none twice', () => {
  const shared = deal('shared', '2026-01-01');
  const root = field('sector-tmt', 'sector', {
    fieldDeals: [shared],
    fieldWriting: [text('old', '2025-01-01')],
    fieldDates: [event('past', '2026-01-01T09:00:00Z')],
    fields: [
      field('sector-technology', 'sector', {
        fieldDeals: [shared, deal('later', '2026-05-01')],
        fieldWriting: [text('new', '2026-01-01')],
        fieldDates: [event('next', '2027-01-01T09:00:00Z')],
      }),
    ],
  });
  const props = show([root]);
  expect(props?.deals?.items.map(({ url }) => url)).toEqual([
    '/deals?deal=later#later',
    '/deals?deal=shared#shared',
  ]);
  expect(props?.deals?.items[0]).toMatchObject({ text: 'later', note: 'Counsel' });
  expect(props?.deals?.more).toEqual({
    text: 'All deals: sector-technology',
    url: '/deals?sector=sector-technology',
  });
  expect(props?.writing.map(({ id }) => id)).toEqual(['new', 'old']);
  expect(props?.sections.find(({ id }) => id === 'dates')).toMatchObject({ cards: [{ id: 'next' }] });
});

it('takes its services for its field where it names no sector, and leaves them aside where it does', () => {
  const funds = field('service-funds', 'service', { fieldDeals: [deal('fund', '2026-01-01')] });
  expect(show([funds])?.deals?.more.url).toBe('/deals?service=service-funds');
  expect(show([field('sector-tmt', 'sector'), funds])?.deals).toBeNull();
});

it('names the team office by office, the largest first, partners before others and nobody who left', () => {
  const fieldPeople = [
    person('a', 'Paris'),
    person('b', 'London'),
    person('c', 'London', 'PARTNER'),
    person('gone', 'Paris', 'PARTNER', 'FORMER'),
  ];
  const team = show([field('sector-tmt', 'sector', { fieldPeople })])?.team;
  expect(team?.map(({ label, values }) => [label, values.map((value) => value.text)])).toEqual([
    ['London', ['c', 'b']],
    ['Paris', ['a']],
  ]);
});

it('says what its steps are steps of, in general words on a page without words of its own', () => {
  expect(show([])?.steps.heading).toBe('The life of a contract for technology');
  expect(show([], {}, 'expertise-page')?.steps.heading).toBe('In order');
});

it('tells what each answer to a worry rests on', () => {
  const facts = [{ label: '“Why?”', value: 'Because.', source: 'Article 33' }];
  expect(show([], { facts })?.worries).toEqual([
    { title: '“Why?”', text: 'Because.', note: 'Rests on: Article 33' },
  ]);
});

it('shows an award once, with its year and its giver', () => {
  const prize = {
    ...name('prize', 'award'),
    url: null,
    awardedOn: '2026-06-18',
    giver: 'The Lantern Awards',
  };
  expect(prizesOf([prize, prize, name('no-award')], 'en')).toEqual([
    { date: '2026', text: 'prize, The Lantern Awards', lang: undefined },
  ]);
  // Untranslated, it keeps the punctuation of its own language.
  expect(prizesOf([prize], 'zh-cn')).toMatchObject([{ text: 'prize, The Lantern Awards', lang: 'en-GB' }]);
});

it('opens ways in by problem, by group and by the two trees', () => {
  const node = (id: string, parent: string | null) => ({
    ...name(id),
    parent: parent ? { id: parent } : null,
  });
  const data = {
    record: {
      ...coreRecord({ type: 'section', title: 'Expertise' }),
      children: [
        { ...name('tmt'), url: '/fr-fr/expertise/tmt', related: [{ subject: 'sector-tmt' }] },
        { ...name('solutions'), url: '/expertise/solutions' },
        { ...name('fees'), url: '/expertise/fees' },
      ],
    },
    sectors: { nodes: [node('energy', null), node('renewables', 'energy'), node('wind', 'renewables')] },
    services: { nodes: [] },
    solutions: {
      nodes: [
        { ...name('risk'), problem: '“Help.”' },
        { ...name('empty'), problem: null },
      ],
    },
    awards: { nodes: [] },
  } as unknown as ExpertiseHubQuery;
  const props = hubView(data, requestOf('expertise-list', '/expertise'))?.props;
  expect(props?.problems).toMatchObject([{ id: 'risk', summary: '“Help.”' }]);
  expect(props?.groups.map(({ id, subject }) => [id, subject])).toEqual([['tmt', 'sector-tmt']]);
  expect(props?.others.map(({ id }) => id)).toEqual(['fees']);
  expect(props?.sectors).toMatchObject([{ id: 'energy', children: [{ id: 'renewables' }, { id: 'wind' }] }]);
});
