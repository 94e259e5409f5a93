import { expect, it } from 'vitest';
import { coreRecord, requestOf } from '../requests.fixture.ts';
import { locationListView } from './list-view.ts';
import type { LocationPageQuery } from './query.gen.ts';
import { locationView } from './view.ts';

type Place = NonNullable<LocationPageQuery['location']>;

const path = '/locations/russia';
const london = {
  id: 'o1',
  type: 'office',
  locale: 'en',
  title: 'London',
  url: '/offices/london',
  summary: null,
  address: '4 Lisle Court\nLondon',
  phone: '+44 20 7946 0100',
  email: null,
} as const;

function place(changes: Partial<Place> = {}): Place {
  return {
    ...coreRecord({ type: 'location', title: 'Russia', path, url: path }),
    region: 'EUROPE',
    presence: 'FORMER',
    country: null,
    servedFrom: [london],
    closedOn: '2022-09-30',
    contacts: [],
    services: [],
    jurisdiction: null,
    offices: [],
    places: [],
    ...changes,
  };
}

const show = (changes: Partial<Place> = {}) =>
  locationView({ location: place(changes) }, requestOf('location', path))?.props;
const stated = (changes: Partial<Place> = {}) => show(changes)?.opening.notices.map(({ text }) => text);

it('says when a former office closed and who answers now', () => {
  expect(stated()).toEqual([
    'The office in Russia closed on 30 September 2022. Questions that remain go to London.',
  ]);
  expect(show()?.people.heading).toBe('Who helps now');
});

it('says from where a desk is served', () => {
  expect(stated({ presence: 'DESK', closedOn: null })).toEqual([
    'We have no office in Russia. Matters in Russia are handled from London.',
  ]);
});

it('says nothing of the kind where there is an office', () => {
  expect(stated({ presence: 'OFFICE', closedOn: null })).toEqual([]);
});

it('shows the offices that answer where there is none, with the address on one line', () => {
  expect(show()?.offices).toMatchObject({
    heading: 'Served from',
    cards: [{ title: 'London', facts: [{ text: '4 Lisle Court, London' }, {}] }],
  });
});

it('lists places by region, each with its offices or with who serves it', () => {
  const node = {
    type: 'location',
    locale: 'en',
    summary: null,
    servedFrom: [],
    closedOn: null,
    offices: [],
  } as const;
  const nodes = [
    {
      ...node,
      id: 'a',
      title: 'Israel',
      url: '/a',
      region: 'MIDDLE_EAST_AND_AFRICA',
      presence: 'DESK',
      servedFrom: [london],
    },
    { ...node, id: 'b', title: 'UK', url: '/b', region: 'EUROPE', presence: 'OFFICE', offices: [london] },
  ] as const;
  const regions = locationListView(
    { record: coreRecord({ type: 'section' }), locations: { nodes } },
    requestOf('locations-list', '/locations'),
  )?.props.regions;
  expect(regions?.map(({ id }) => id)).toEqual(['europe', 'middle-east-and-africa']);
  expect(regions?.[1]?.cards[0]?.facts).toEqual([{ text: 'Served from London' }]);
  expect(regions?.[0]?.cards[0]?.facts).toMatchObject([{ url: '/offices/london' }]);
});
