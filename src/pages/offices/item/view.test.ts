import { expect, it } from 'vitest';
import { coreRecord, requestOf } from '../../testing/requests.fixture.ts';
import { daysIn, daysOf, openingOf, zoneIn } from './hours.ts';
import { mapLinks } from './maps.ts';
import type { OfficePageQuery, WholeOfficeFragment } from './query.gen.ts';
import { officeView } from './view.ts';

const path = '/offices/shanghai';
const china = {
  id: 'cn',
  type: 'location',
  locale: 'en',
  title: 'China',
  url: '/locations/china',
  country: null,
} as const;

function office(changes: Partial<WholeOfficeFragment> = {}): WholeOfficeFragment {
  return {
    ...coreRecord({ type: 'office', title: 'Shanghai', path, url: path }),
    location: null,
    address: '88 Yanxi Road\nShanghai',
    localAddress: { text: '上海市砚溪路88号', language: 'zh-CN' },
    latitude: 31.2,
    longitude: 121.5,
    phone: '+86 21 0000 2901',
    email: null,
    timeZone: 'Asia/Shanghai',
    hours: [{ days: 'Monday to Friday', opens: '09:00', closes: '18:30' }],
    head: null,
    entity: {
      title: 'Fenwarden Lisle LLP',
      regulator: null,
      registrationNumber: '0000 (sample)',
      vatNumber: null,
    },
    directions: null,
    access: 'No steps.',
    news: [],
    ...changes,
  };
}

function person(id: string, grade: 'ASSOCIATE' | 'PARTNER'): OfficePageQuery['people']['nodes'][number] {
  return {
    id,
    grade,
    type: 'person',
    locale: 'en',
    title: 'Wei Jingyi',
    url: `/people/${id}/wei`,
    jobTitle: 'Lawyer',
    email: null,
    phone: null,
    standing: 'ACTIVE',
    offices: [],
    givenName: 'Jingyi',
    familyName: 'Wei',
    services: [],
  };
}

const show = (shown: Partial<WholeOfficeFragment> = {}, totalCount = 2, locale: 'en' | 'zh-cn' = 'en') =>
  officeView(
    {
      latin: { address: '88 Yanxi Road\nShanghai' },
      office: office(shown),
      people: { totalCount, nodes: [person('p2', 'ASSOCIATE'), person('p1', 'PARTNER')] },
    },
    { ...requestOf('office', path), locale },
  );

it('gives the address in both scripts, the second with its language', () => {
  expect(show()?.props.addresses.map(({ lang }) => lang)).toEqual([undefined, 'zh-CN']);
  expect(show({ localAddress: null })?.props.addresses).toHaveLength(1);
});

it('gives a Chinese reader the Latin address besides, and no address twice', () => {
  const headings = (shown: Partial<WholeOfficeFragment>) =>
    show({ locale: 'zh-cn', ...shown }, 2, 'zh-cn')?.props.addresses.map(({ lang }) => lang);
  expect(headings({ address: '上海市砚溪路88号' })).toEqual([undefined, 'en-GB']);
  const japanese = { text: '東京都港区', language: 'ja' };
  expect(headings({ address: '日本东京都港区', localAddress: japanese })).toEqual([undefined, 'ja', 'en-GB']);
  const german = { text: 'Schreibergasse 31', language: 'de' };
  expect(headings({ address: '德国法兰克福', localAddress: german })).toEqual([undefined, 'de']);
  // Not translated: the English record is what is shown.
  expect(headings({ locale: 'en', localAddress: null })).toEqual(['en-GB']);
});

it('shows access and the entity with its sample number, and no directions where there are none', () => {
  const sections = show()?.props.sections ?? [];
  expect(sections.map(({ id }) => id)).toEqual(['access', 'entity']);
  expect(JSON.stringify(sections)).toContain('0000 (sample)');
});

it('puts partners first, and leads to everybody only where there are more', () => {
  expect(show()?.props.people.people.map(({ id }) => id)).toEqual(['p1', 'p2']);
  expect(show()?.props.people.more).toBeUndefined();
  expect(show({}, 40)?.props.people.more?.url).toBe('/people?office=r1');
});

it('says the days in the reader’s language, and unknown words as they are', () => {
  const hours = { days: 'Sunday to Thursday', opens: '08:00', closes: '17:00' };
  expect(daysIn(hours, 'fr-fr')).toBe('Du dimanche au jeudi');
  expect(daysIn(hours, 'zh-cn')).toBe('星期日至星期四');
  expect(daysIn({ ...hours, days: 'By appointment' }, 'fr-fr')).toBe('By appointment');
});

it('says by whose clock, in the reader’s language', () => {
  expect(zoneIn('Europe/Paris', 'en')).toBe('Central European Time');
  expect(zoneIn('Asia/Tokyo', 'zh-cn')).toBe('日本标准时间');
  expect(zoneIn('Europe/Dublin', 'fr-fr')).toBe('Heure\u202f: Irlande');
});

it('leaves it to the browser whether an office is open, with all that it needs', () => {
  const hours = [
    { days: 'Monday to Thursday', opens: '8:00', closes: '17:00' },
    { days: 'Friday', opens: '08:00', closes: '12:00' },
  ];
  expect(openingOf({ timeZone: 'Asia/Dubai', hours }, 'en', 'long')).toEqual({
    zone: 'Asia/Dubai',
    hours: 'Fri08:00 Fri12:00 Mon08:00 Mon17:00 Thu08:00 Thu17:00 Tue08:00 Tue17:00 Wed08:00 Wed17:00',
    open: 'Open now · {time} there',
    closed: 'Closed now · {time} there',
    usual: 'Mon–Thu 08:00–17:00, Fri 08:00–12:00',
  });
});

it('does not let the browser guess where hours are no days of the week', () => {
  const hours = [{ days: 'By appointment', opens: '08:00', closes: '12:00' }];
  expect(openingOf({ timeZone: 'Asia/Dubai', hours }, 'en', 'long')).toBeNull();
});

it('counts days over the end of the week', () => {
  expect(daysOf('Friday to Monday')).toEqual([5, 6, 0, 1]);
  expect(daysOf('Friday')).toEqual([5]);
});

it('tells search engines where it is and when it is open', () => {
  const address = 'Fenwarden Lisle LLP, Shanghai\n88 Yanxi Road\nShanghai\nChina';
  expect(show({ location: china, address })?.head.jsonLd).toMatchObject([
    {
      address: {
        streetAddress: '88 Yanxi Road, Shanghai',
        addressLocality: 'Shanghai',
        addressCountry: 'China',
      },
      openingHoursSpecification: [
        { opens: '09:00', dayOfWeek: expect.arrayContaining(['https://schema.org/Friday']) },
      ],
      geo: { latitude: 31.2 },
    },
  ]);
});

it('offers the maps that work at the place, and none without coordinates', () => {
  const place = { title: 'X', latitude: 31.2, longitude: 121.5, timeZone: 'Asia/Shanghai' };
  expect(mapLinks(place)[0]?.url).toContain('position=121.5,31.2');
  expect(mapLinks({ ...place, timeZone: 'Europe/Paris' }).map(({ text }) => text)).toContain('OpenStreetMap');
  expect(mapLinks({ ...place, latitude: null })).toEqual([]);
});

it('is reached through its country, unless the country is the city', () => {
  const crumbs = (location: WholeOfficeFragment['location']) =>
    show({ location })
      ?.head.breadcrumbs?.slice(-2)
      .map(({ title }) => title);
  expect(crumbs(china)).toEqual(['China', 'Shanghai']);
  expect(crumbs({ ...china, title: 'Shanghai' })).toEqual(['About', 'Shanghai']);
});
