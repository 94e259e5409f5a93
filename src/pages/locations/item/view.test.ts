import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { coreRecord, requestOf } from '../../testing/requests.fixture.ts';
import type { LocationListQuery } from '../list/query.gen.ts';
import { locationListView } from '../list/view.ts';
import type { LocationPageQuery } from './query.gen.ts';
import { locationView } from './view.ts';

type ListedPlace = LocationListQuery['locations']['nodes'][number];
type Place = NonNullable<LocationPageQuery['location']>;

const path = '/locations/russia';
const london = {
  id: 'o1',
  type: 'office',
  subject: null,
  locale: 'en',
  title: 'London',
  url: '/offices/london',
  summary: null,
  address: '4 Lisle Court\nLondon',
  location: { title: 'United Kingdom', country: null },
  phone: '+44 20 7946 0100',
  email: null,
} as const;

const opened = {
  ...london,
  timeZone: 'Europe/London',
  hours: [{ days: 'Monday to Friday', opens: '08:00', closes: '19:00' }],
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
    'Our presence here ended on 30 September 2022. Questions that remain go to London.',
  ]);
  expect(show()?.people.heading).toBe('Who helps now');
});

it('says from where a desk is served', () => {
  expect(stated({ presence: 'DESK', closedOn: null })).toEqual([
    'We have no office here. Matters are handled from London.',
  ]);
});

it('says nothing of the kind where there is an office', () => {
  expect(stated({ presence: 'OFFICE', closedOn: null })).toEqual([]);
});

it('calls the office of its city an office of the country', () => {
  const country = show({ presence: 'OFFICE', closedOn: null });
  expect(country?.offices).toMatchObject({ heading: 'Offices', cards: [{ title: 'London' }] });
  expect(country?.meta.map(({ label }) => label)).toEqual(['Presence']);
});

it('shows the offices that answer where there is none, with the address on one line', () => {
  expect(show()?.offices).toMatchObject({
    heading: 'Served from',
    cards: [{ title: 'London', facts: [{ text: '4 Lisle Court, London' }, {}] }],
  });
});

const listed = {
  id: 'a',
  title: 'A',
  url: '/a',
  type: 'location',
  subject: null,
  locale: 'en',
  summary: null,
  servedFrom: [],
  closedOn: null,
  country: null,
  region: 'EUROPE',
  presence: 'OFFICE',
  offices: [],
} as const satisfies ListedPlace;

const list = (...nodes: ListedPlace[]) =>
  locationListView(
    { record: coreRecord({ type: 'section' }), locations: { nodes } },
    requestOf('locations-list', '/locations'),
  )?.props;

it('lists places by region, and the office of a city with its country', () => {
  const props = list(
    { ...listed, id: 'il', region: 'MIDDLE_EAST_AND_AFRICA', presence: 'DESK', servedFrom: [opened] },
    { ...listed, id: 'paris', title: 'Paris', url: '/paris', country: { id: 'fr' }, offices: [opened] },
    { ...listed, id: 'fr' },
  );
  expect(props?.regions.map(({ id }) => id)).toEqual(['europe', 'middle-east-and-africa']);
  expect(props?.regions[0]?.places).toMatchObject([
    {
      id: 'fr',
      // Its office leads to the city.
      cities: [],
      offices: [
        { name: { text: 'London office', url: '/offices/london' }, opening: { zone: 'Europe/London' } },
      ],
    },
  ]);
});

it('shows countries on the map with the offices of their cities, and no city beside its country', () => {
  const tiles = list(
    { ...listed, id: 'location-paris', country: { id: 'location-france' }, offices: [opened] },
    { ...listed, id: 'location-france' },
    { ...listed, id: 'location-atlantis' },
  )?.tiles.filter((tile) => tile !== null);
  expect(tiles).toMatchObject([{ id: 'location-france', offices: [{ city: { text: 'London' } }] }]);
  expect(list({ ...listed, id: 'location-atlantis' })?.tiles).toEqual([]);
});

it('says of every place how it stands there', () => {
  const served = { servedFrom: [opened] };
  const closed = { presence: 'FORMER', closedOn: '2018-10-31' } as const;
  const props = list(
    listed,
    { ...listed, id: 'b', presence: 'DESK', ...served },
    { ...listed, id: 'c', ...closed, ...served },
    { ...listed, id: 'd', ...closed },
  );
  expect(props?.regions[0]?.places.map(({ state, look }) => `${look}: ${state}`)).toEqual([
    'strong: Office',
    'plain: Desk. Served from London.',
    'gone: Closed on 31 October 2018. London can help.',
    'gone: Closed on 31 October 2018.',
  ]);
});

it('leads to the offices that answer for a place without one', () => {
  const props = list({ ...listed, presence: 'DESK', servedFrom: [opened] });
  expect(props?.regions[0]?.places[0]?.offices).toMatchObject([{ name: { url: '/offices/london' } }]);
});

it('has a tile for every country of the demonstration firm, in rows of nine', async () => {
  const folder = new URL('../../../../seed/location/', import.meta.url);
  const files = (await readdir(folder)).filter((file) => file.endsWith('.en.md'));
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, folder), 'utf8')));
  const ids = files
    .filter((_, at) => !/^country:/m.test(texts[at] ?? ''))
    .map((file) => file.replace('.en.md', ''));
  const tiles = list(...ids.map((id) => ({ ...listed, id })))?.tiles ?? [];
  expect(tiles.flatMap((tile) => tile?.id ?? []).sort()).toEqual(ids.sort());
  expect(tiles.length % 9).toBe(0);
});
