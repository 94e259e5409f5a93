import { expect, it } from 'vitest';
import { coreRecord, requestOf } from '../../testing/requests.fixture.ts';
import { eventFacts } from '../event.fixture.ts';
import type { EventFacts } from '../event-row.ts';
import { announced } from './feed-entries.ts';
import type { EventsListQuery } from './query.gen.ts';
import { eventsVariables, fileVariables } from './search-params.ts';
import { eventsView } from './view.ts';

const request = (search = '', locale: 'en' | 'fr-fr' = 'en') =>
  requestOf('events-list', '/events', { search, locale });

const listOf = (nodes: EventFacts[], totalCount = nodes.length): EventsListQuery => ({
  record: coreRecord({ type: 'section', title: 'Events' }),
  events: { totalCount, nodes, facets: [] },
  upcoming: { totalCount },
  past: { totalCount: 7 },
});

const now = '2026-11-20T12:00:00.000Z';

it('asks for what is not over unless the past is asked for, by the end of each', () => {
  expect(eventsVariables(request())).toMatchObject({ from: now, order: 'SOONEST' });
  expect(eventsVariables(request('when=past&page=2'))).toMatchObject({
    until: now,
    order: 'NEWEST',
    offset: 20,
  });
});

it('asks for what the address names, and leaves out what cannot be', () => {
  const { filter } = eventsVariables(
    request('kind=webinar&format=hybrid&office=office-paris&topic=%00&language=zh-Hant&credit=gold'),
  );
  expect(filter).toEqual({
    kind: ['WEBINAR'],
    format: ['HYBRID'],
    office: ['office-paris'],
    topics: null,
    languages: ['zh-Hant'],
    credit: null,
  });
  expect(eventsVariables(request('language=pu-tax')).filter).toMatchObject({ languages: null });
  expect(eventsVariables(request('month=2026-13'))).toMatchObject({ from: now });
});

it('gives a calendar what is coming and what was lately, whichever part of the list is shown', () => {
  const chosen = fileVariables(request('when=past&format=online&page=3'), 'ics');
  expect(chosen).toMatchObject({ from: '2026-08-22T12:00:00.000Z', until: null, offset: 0 });
  expect(chosen.filter.format).toEqual(['ONLINE']);
});

it('puts events under their months, and those that are not translated after them', () => {
  const nodes = [
    eventFacts({ id: 'e1', locale: 'fr-fr' }),
    eventFacts({
      id: 'e2',
      locale: 'fr-fr',
      startsAt: '2027-01-05T09:00:00Z',
      endsAt: '2027-01-05T10:00:00Z',
    }),
    eventFacts({ id: 'e3' }),
  ];
  const groups = eventsView(listOf(nodes), request('', 'fr-fr'))?.props.groups ?? [];
  expect(groups.map(({ heading, rows }) => [heading, rows.map(({ id }) => id)])).toEqual([
    ['décembre 2026', ['e1']],
    ['janvier 2027', ['e2']],
    ['En anglais', ['e3']],
  ]);
});

it('keeps filters when going from what is coming to what was and to a month', () => {
  const tabs = eventsView(listOf([]), request('format=online&page=1'))?.props.tabs ?? [];
  expect(tabs.map(({ url, amount, current }) => [url, amount, current])).toEqual([
    ['/events?format=online', '0', true],
    ['/events?format=online&when=past', '7', false],
    ['/events?format=online&month=2026-11', undefined, false],
  ]);
  const fields = eventsView(listOf([]), request('when=past'))?.props.fields ?? [];
  expect(fields.find(({ name }) => name === 'when')?.values).toEqual(['past']);
});

it('shows a month in weeks from Monday, each event on the day that its place calls it', () => {
  // The last minute of November in Greenwich is December in Singapore.
  const nodes = [
    eventFacts({ id: 'late', startsAt: '2026-11-30T23:59:00Z' }),
    eventFacts({ id: 'london', startsAt: '2026-11-30T23:30:00Z', timeZone: 'Europe/London' }),
  ];
  const month = eventsView(listOf(nodes), request('month=2026-12'))?.props.month;
  expect(month?.caption).toBe('Events in December 2026');
  expect(month?.weeks[0]?.map(({ iso }) => iso)).toEqual([
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
    '2026-12-06',
  ]);
  const days = month?.weeks.flat().filter(({ events }) => events.length > 0);
  expect(days?.map(({ iso, label }) => [iso, label])).toEqual([['2026-12-01', '1 December 2026, 1 event']]);
  expect(month?.rows.map(({ id }) => id)).toEqual(['late']);
  expect([month?.previous.url, month?.next.url]).toEqual(['/events?month=2026-11', '/events?month=2027-01']);
});

it('has no page beyond the last, and says where to look when there is nothing', () => {
  expect(eventsView(listOf([], 1), request('page=2'))).toBeNull();
  expect(eventsView(listOf([]), request())?.props.empty.link.url).toBe('/events?when=past');
});

it('announces events in a feed by the day on which they were, with when and where they are to be', () => {
  const [first] = announced(
    [eventFacts({ id: 'old' }), eventFacts({ id: 'new', firstPublishedAt: '2026-11-01T08:00:00Z' })],
    'en',
  );
  expect(first).toMatchObject({ id: 'new', publishedOn: '2026-11-01T08:00:00Z' });
  expect(first?.summary).toBe('1 December 2026 at 09:00 GMT+8, Raffles Room\nEggs and clauses.');
});
