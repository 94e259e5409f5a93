import { expect, it } from 'vitest';
import { coreRecord, requestOf } from '../requests.fixture.ts';
import type { RecordOf } from './parts.ts';
import { recordView } from './view.ts';

const path = '/events/e1/breakfast';

function event(changes: Partial<RecordOf<'Event'>> = {}): RecordOf<'Event'> {
  return {
    ...coreRecord({ type: 'event', title: 'Breakfast', path, url: path }),
    __typename: 'Event',
    parent: null,
    children: [],
    eventKind: 'SEMINAR',
    eventFormat: 'IN_PERSON',
    startsAt: '2026-12-01T01:00:00Z',
    endsAt: '2026-12-01T02:00:00Z',
    timeZone: 'Asia/Singapore',
    office: null,
    venue: 'Raffles Room',
    registration: 'OPEN',
    eventStanding: 'PLANNED',
    capacity: 40,
    cpdMinutes: null,
    agenda: [{ time: '09:00', title: 'Coffee' }],
    speakers: [],
    guests: [{ name: 'Ada', role: 'Judge' }],
    topics: [],
    accessibility: null,
    ...changes,
  };
}

const show = (changes?: Partial<RecordOf<'Event'>>) =>
  recordView({ record: event(changes) }, requestOf('event', path));

it('shows an event with its facts, its agenda and its guests, in the time of its place', () => {
  const props = show()?.props;
  const rows = new Map(props?.meta.map(({ label, values }) => [label, values[0]?.text]));
  expect(rows.get('When')).toContain('09:00');
  expect(rows.get('Where')).toBe('Raffles Room');
  expect(rows.has('Training credit')).toBe(false);
  expect(props?.sections.map(({ id }) => id)).toEqual(['agenda', 'guests']);
});

it('says above an event that it is cancelled, and tells search engines too', () => {
  const view = show({ eventStanding: 'CANCELLED' });
  expect(view?.props.notices).toEqual([{ kind: 'state', text: 'Cancelled' }]);
  expect(view?.head.jsonLd).toMatchObject([{ eventStatus: 'https://schema.org/EventCancelled' }]);
});

function chapter(): RecordOf<'NavigatorChapter'> {
  const own = '/navigator/data/europe/france';
  return {
    ...coreRecord({
      type: 'navigatorChapter',
      title: 'France',
      path: own,
      url: own,
      translations: [{ locale: 'en', url: own, title: 'France' }],
    }),
    __typename: 'NavigatorChapter',
    parent: null,
    children: [],
    chapterOf: null,
    contacts: [],
    cells: [
      {
        id: 'c1',
        locale: 'en',
        title: 'Breach',
        legalStatus: 'NOT_REVIEWED',
        answer: null,
        inForceFrom: '2026-03-01',
        reviewedOn: null,
        topic: { title: 'Breach notification', question: 'When?' },
      },
    ],
  } as RecordOf<'NavigatorChapter'>;
}

it('the status table is a page of its own, below the chapter, with the status in words', () => {
  const view = recordView(
    { record: chapter() },
    requestOf('navigator-status-table', '/navigator/data/europe/france/status-table'),
  );
  expect(view?.head).toMatchObject({
    title: 'Status table: France',
    canonical: '/navigator/data/europe/france/status-table',
  });
  expect(view?.head.breadcrumbs?.slice(-2).map(({ url }) => url)).toEqual([
    '/navigator/data/europe/france',
    '/navigator/data/europe/france/status-table',
  ]);
  expect(view?.props.sections[0]).toMatchObject({
    kind: 'table',
    rows: [
      [{ text: 'Breach notification' }, { text: 'Not reviewed' }, {}, { text: '1 Mar 2026' }, { text: '' }],
    ],
  });
});

it('keeps thanks and staff pages from search engines', () => {
  const record = {
    ...coreRecord({ type: 'section', path: '/remote', url: '/remote' }),
    __typename: 'Section',
    parent: null,
    children: [],
    featured: [],
  } as const;
  expect(recordView({ record }, requestOf('remote', '/remote'))?.head.noindex).toBe(true);
  expect(recordView({ record }, requestOf('accessibility', '/accessibility'))?.head.noindex).toBeUndefined();
});

it('shows a page among its neighbours and below its ancestors, itself marked', () => {
  const neighbour = (id: string) =>
    ({ id, type: 'page', locale: 'en', title: id, url: `/about-us/${id}` }) as const;
  const area = { ...neighbour('about'), children: [neighbour('story'), neighbour('governance')] };
  const record = {
    ...coreRecord(),
    __typename: 'Page',
    parent: {
      ...neighbour('governance'),
      children: [neighbour('r1'), { ...neighbour('r2'), url: null }],
      parent: area,
    },
    children: [neighbour('below')],
    contactRecords: [],
    related: [],
    facts: [],
    milestones: [],
  } as unknown as RecordOf<'Page'>;
  const side = recordView({ record }, requestOf('about-our-story', '/about-us/our-story'))?.props.side;
  expect(side).toMatchObject({
    heading: 'about',
    links: [
      { text: 'story', current: false, children: [] },
      {
        text: 'governance',
        current: false,
        children: [{ text: 'r1', current: true, children: [{ text: 'below' }] }],
      },
    ],
  });
  expect(side?.links[1]?.children).toHaveLength(1);
});
