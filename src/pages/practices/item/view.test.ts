import { expect, it } from 'vitest';
import { coreRecord, requestOf } from '../../testing/requests.fixture.ts';
import { practiceListView } from '../list/view.ts';
import type { PracticePageQuery } from './query.gen.ts';
import { type Practice, practiceView } from './view.ts';

const path = '/sectors/sector/energy/oil';
const named = (id: string, type = 'sector') =>
  ({ id, type, locale: 'en', title: id, url: `/${id}`, summary: null }) as const;
const person = (id: string, grade: 'PARTNER' | 'ASSOCIATE' = 'ASSOCIATE') => ({
  ...named(id, 'person'),
  grade,
  jobTitle: 'Lawyer',
  email: null,
  phone: null,
  standing: 'ACTIVE' as const,
  offices: [],
  givenName: 'A',
  familyName: 'B',
  services: [],
});

function show(changes: object = {}, people: readonly object[] = [], totalCount = people.length) {
  const record = {
    ...coreRecord({ type: 'sector', title: 'Oil', path, url: path }),
    __typename: 'Sector',
    parent: { title: 'energy' },
    sideTree: [{ ...named('energy'), depth: 0 }, ...['r1', 'wind'].map((id) => ({ ...named(id), depth: 1 }))],
    children: [],
    highlights: [],
    contacts: [],
    related: [],
    writing: [],
    news: [],
    dates: [],
    ...changes,
  } as unknown as Practice;
  const data = {
    record,
    sectorPeople: { totalCount, nodes: people },
    sectorDeals: {
      nodes: [{ ...named('deal'), url: null, announcedOn: '2026-05-01', role: 'Counsel', client: null }],
    },
  } as unknown as PracticePageQuery;
  return practiceView(data, requestOf('sector-2', path))?.props;
}

it('names those on the record first, then others by grade, nobody twice', () => {
  const props = show({ contacts: [person('a')] }, [person('a'), person('b'), person('c', 'PARTNER')]);
  expect(props?.people.people.map(({ id }) => id)).toEqual(['a', 'c', 'b']);
});

it('leads to everybody in the practice where there are more than are shown', () => {
  expect(show({}, [person('a')], 9)?.people.more?.url).toBe('/people?sector=r1');
  expect(show({}, [person('a')])?.people.more).toBeUndefined();
});

it('stands in its tree beside its neighbours', () => {
  expect(show()?.side).toMatchObject({ heading: 'energy', links: [{ current: true }, { text: 'wind' }] });
});

it('tells deals with their day and the firm’s part in them', () => {
  expect(show()?.deals?.items).toEqual([
    { date: '1 May 2026', text: 'deal', note: 'Counsel', url: '/deals?deal=deal#deal', lang: undefined },
  ]);
});

it('announces only events that are still to come', () => {
  const event = (id: string, startsAt: string) => ({ ...named(id, 'event'), startsAt, timeZone: 'UTC' });
  const dates = [event('past', '2026-01-01T09:00:00Z'), event('next', '2027-01-01T09:00:00Z')];
  const section = show({ dates })?.sections.find(({ id }) => id === 'dates');
  expect(section).toMatchObject({ cards: [{ id: 'next' }] });
});

it('lists roots with what is below them, untranslated roots apart', () => {
  const node = (id: string, parent: string | null, locale = 'zh-cn') => ({
    ...named(id, 'service'),
    locale,
    parent: parent ? { id: parent } : null,
  });
  const nodes = [node('tax', null), node('vat', 'tax'), node('aviation', null, 'en')];
  const props = practiceListView(
    { record: coreRecord({ type: 'section' }), services: { nodes } } as never,
    requestOf('services-list', '/services', { locale: 'zh-cn' }),
  )?.props;
  expect(props?.tree).toMatchObject([{ id: 'tax', children: [{ id: 'vat' }] }]);
  expect(props?.english.map(({ id }) => id)).toEqual(['aviation']);
});
