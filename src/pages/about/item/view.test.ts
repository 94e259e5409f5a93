import { expect, it } from 'vitest';
import { coreRecord, requestOf } from '../../testing/requests.fixture.ts';
import type { FirmPageFragment } from '../about.fragments.gen.ts';
import { alertsView } from '../alerts/view.ts';
import { aboutListView } from '../list/view.ts';
import { aboutView } from './view.ts';

const path = '/about-us/pro-bono';

function page(changes: Partial<FirmPageFragment> = {}): FirmPageFragment {
  return {
    ...coreRecord({ path, url: path }),
    sideTree: [],
    form: null,
    children: [],
    facts: [],
    milestones: [],
    desks: [],
    series: [],
    projects: [],
    seats: [],
    contacts: [],
    related: [],
    ...changes,
  };
}

it('says of each figure where it comes from and when it was true', () => {
  const fact = { label: 'Hours', value: '51,300', source: 'Time records', asAt: '2026-04-30' };
  const view = aboutView(
    { page: page({ facts: [fact, { ...fact, source: null }, { ...fact, source: null, asAt: null }] }) },
    requestOf('about-pro-bono', path),
  );
  expect(view?.props.figures.map(({ source }) => source)).toEqual([
    'Source: Time records, as at 30 April 2026',
    'As at 30 April 2026',
    null,
  ]);
});

it('gives the desk of an office with telephone and address', () => {
  const office = {
    id: 'o1',
    type: 'office',
    locale: 'en',
    title: 'London',
    url: '/offices/london',
    summary: null,
    officePhone: '+44 20 7946 0100',
    officeEmail: 'london@firm.example',
  } as const;
  const desks = aboutView({ page: page({ contacts: [office] }) }, requestOf('about-pro-bono', path))?.props
    .desks;
  expect(desks).toMatchObject([{ label: 'London', values: [{ url: 'tel:+442079460100' }, {}] }]);
});

it('draws each measure to the scale of its greatest year, from zero', () => {
  const series = [
    {
      name: 'Travel',
      unit: 'Tonnes',
      source: 'Inventory',
      asAt: null,
      years: [
        { year: '2019', value: 5526 },
        { year: '2026', value: 1381.5 },
      ],
    },
  ];
  const view = aboutView({ page: page({ series }) }, requestOf('about-pro-bono', path));
  expect(view?.props.series).toMatchObject([
    {
      source: 'Source: Inventory',
      years: [
        { value: '5,526.0', share: 100 },
        { value: '1,381.5', share: 25 },
      ],
    },
  ]);
});

it('says of each project how much was given and to which goal', () => {
  const project = {
    name: 'Desk',
    partner: 'Law centre',
    hours: 3420,
    goal: '11, cities',
    result: '61 stayed.',
  };
  const view = aboutView({ page: page({ projects: [project] }) }, requestOf('about-pro-bono', path));
  expect(view?.props.projects).toMatchObject([
    { hours: '3,420 hours', goal: 'Sustainable Development Goal 11, cities' },
  ]);
});

it('lists who sits on a board, and leads to those who have a page', () => {
  const seats = [
    { name: 'Helena Okafor', role: 'Chair', since: '2023', person: { url: '/people/pe101/helena-okafor' } },
    { name: 'Henrik Solberg-Aas', role: 'Independent', since: '2023', person: null },
  ];
  const view = aboutView(
    { page: page({ seats }) },
    requestOf('about-page-2', '/about-us/governance/the-board'),
  );
  expect(view?.props.sections).toMatchObject([
    {
      id: 'seats',
      rows: [
        [{ url: '/people/pe101/helena-okafor' }, {}, {}],
        [{ text: 'Henrik Solberg-Aas' }, {}, {}],
      ],
    },
  ]);
});

it('tells frauds that go round from those that are over', () => {
  const alert = {
    id: 's1',
    locale: 'en',
    title: 'Calls',
    summary: null,
    body: null,
    seenOn: '2026-10-18',
    channel: 'PHONE',
    status: 'ACTIVE',
    reports: 3,
    indicators: [{ value: '+44 7700 900233' }],
  } as const;
  const props = alertsView(
    {
      page: page(),
      scamAlerts: { nodes: [alert, { ...alert, id: 's2', status: 'CLOSED', reports: null }] },
      offices: { nodes: [] },
      people: { nodes: [] },
      pages: { nodes: [] },
    },
    requestOf('about-fraud-and-scam-alerts', '/about-us/fraud-and-scam-alerts'),
  )?.props;
  expect(props?.active).toMatchObject([
    { seen: 'First seen 18 October 2026, by telephone', reports: '3 reports', signs: ['+44 7700 900233'] },
  ]);
  expect(props?.closed).toMatchObject([{ id: 's2', reports: null }]);
});

it('shows an area’s pages as cards with drawings, and none that has no address', () => {
  const card = (id: string, url: string | null) =>
    ({ id, type: 'page', subject: null, locale: 'en', title: id, summary: null, url }) as const;
  const section = {
    ...coreRecord({ type: 'section' }),
    featured: [],
    children: [card('story', '/about-us/story'), card('none', null)],
  };
  const props = aboutListView({ section }, requestOf('about-list', '/about-us'))?.props;
  expect(props?.pages).toMatchObject([{ id: 'story', art: 'story' }]);
  expect(props?.pages).toHaveLength(1);
});
