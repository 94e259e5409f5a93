import { describe, expect, it } from 'vitest';
import { coreRecord, requestOf } from '../testing/requests.fixture.ts';
import type { HomePageQuery } from './query.gen.ts';
import { homeView } from './view.ts';

type Nodes<K extends 'rules' | 'events' | 'publications' | 'navigatorDates'> =
  HomePageQuery[K]['nodes'][number];

const named = (id: string, locale: 'en' | 'fr-fr' = 'en') => ({
  id,
  type: 'publication',
  subject: null,
  locale,
  title: id,
  url: `/x/${id}`,
});

const rule = (id: string, bindsOn: string | null, standing: Nodes<'rules'>['standing'] = 'CURRENT') =>
  ({
    ...named(id),
    bindsOn,
    standing,
    jurisdictions: [{ title: 'European Union' }],
  }) satisfies Nodes<'rules'>;

const event = (id: string, startsAt: string, standing: Nodes<'events'>['standing'] = 'PLANNED') =>
  ({
    ...named(id),
    kind: 'SEMINAR',
    standing,
    startsAt,
    timeZone: 'Asia/Shanghai',
    venue: null,
    office: { title: 'Shanghai' },
  }) satisfies Nodes<'events'>;

const publication = (id: string, locale: 'en' | 'fr-fr' = 'en') =>
  ({
    ...named(id, locale),
    summary: 'What to do.',
    publishedOn: '2026-11-18',
    topics: [],
    authors: [{ title: 'Jane Doe' }],
  }) satisfies Nodes<'publications'>;

const cell = {
  id: 'c1',
  locale: 'en',
  title: 'Postponed',
  legalStatus: 'ADOPTED_NOT_YET_IN_FORCE',
  effectiveFrom: '2027-12-02',
  topic: { ...named('High-risk systems'), parent: { title: 'Artificial intelligence' } },
  parent: { ...named('European Union'), type: 'navigatorChapter', jurisdiction: { title: 'European Union' } },
} satisfies Nodes<'navigatorDates'>;

function home(changes: Partial<HomePageQuery> = {}): HomePageQuery {
  return {
    home: {
      ...coreRecord({ type: 'home', path: '/', url: '/' }),
      heroTitle: 'Know the rule.',
      heroText: null,
      featured: [],
      people: [],
      audiences: [],
    },
    publications: { nodes: [publication('pu1'), publication('pu2')] },
    rules: { nodes: [] },
    events: { nodes: [] },
    navigatorDates: { nodes: [] },
    people: { totalCount: 1140 },
    offices: { nodes: [] },
    ...changes,
  };
}

const show = (changes: Partial<HomePageQuery> = {}) => homeView(home(changes), requestOf('home', '/'))?.props;

describe('the home page', () => {
  it('shows the next five days on which rules begin to bind, wherever they are written of', () => {
    const days = ['2027-06-30', '2026-12-02', '2026-11-19', '2027-02-02', '2028-01-01', '2026-12-09'];
    const nodes = [
      ...days.map((day) => rule(day, day)),
      rule('undated', null),
      rule('old', '2026-12-01', 'SUPERSEDED'),
    ];
    const strip = show({ rules: { nodes }, navigatorDates: { nodes: [cell] } })?.strip;
    expect(strip?.heading).toBe('Coming into force');
    expect(strip?.dates.map(({ dateTime }) => dateTime)).toEqual([
      '2026-12-02',
      '2026-12-09',
      '2027-02-02',
      '2027-06-30',
      '2027-12-02',
    ]);
    expect(strip?.dates[0]).toMatchObject({ day: '02', month: 'December 2026', place: 'European Union' });
    expect(strip?.dates[4]?.title.text).toBe('Artificial intelligence: High-risk systems');
  });

  it('fills the days up with events where rules are few, and says what is what', () => {
    const events = {
      nodes: [
        event('ev2', '2026-12-24T20:00:00Z'),
        event('ev1', '2026-11-23T09:00:00Z'),
        event('off', '2026-11-22T09:00:00Z', 'CANCELLED'),
      ],
    };
    const props = show({ rules: { nodes: [rule('r1', '2026-12-02')] }, events });
    expect(props?.strip?.heading).toBe('Dates ahead');
    expect(props?.strip?.dates.map(({ dateTime, place }) => `${dateTime} ${place}`)).toEqual([
      '2026-11-23 Seminar, Shanghai',
      '2026-12-02 Takes effect, European Union',
      '2026-12-25 Seminar, Shanghai',
    ]);
    expect(props?.events).toEqual({ axis: [], ledger: [] });
  });

  it('has a place of their own for events where the days are rules alone', () => {
    const rules = { nodes: ['2026-12-01', '2026-12-02', '2026-12-03'].map((day) => rule(day, day)) };
    const events = { nodes: [event('ev2', '2026-12-24T09:00:00Z'), event('ev1', '2026-11-23T09:00:00Z')] };
    expect(show({ rules, events })?.events.axis.map(({ day }) => day)).toEqual(['2026-11-23', '2026-12-24']);
  });

  it('sets events side by side where they are too close for an axis', () => {
    const rules = { nodes: ['2026-12-01', '2026-12-02', '2026-12-03'].map((day) => rule(day, day)) };
    const days = (...instants: string[]) =>
      show({ rules, events: { nodes: instants.map((instant) => event(instant, instant)) } })?.events;
    const ofOneDay = days('2026-11-23T09:00:00Z', '2026-11-23T10:00:00Z', '2027-02-01T09:00:00Z');
    expect(ofOneDay?.axis).toEqual([]);
    expect(ofOneDay?.ledger.map(({ dateTime }) => dateTime)).toEqual([
      '2026-11-23',
      '2026-11-23',
      '2027-02-01',
    ]);
    expect(days('2026-11-23T09:00:00Z', '2026-11-24T10:00:00Z')?.ledger).toHaveLength(2);
  });

  it('prefers the days told in the reader’s language, and marks what is in English', () => {
    const nodes = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05'].map((day) =>
      rule(day, day),
    );
    const french = ['2027-01-01', '2027-02-01'].map((day) => ({ ...rule(day, day), ...named(day, 'fr-fr') }));
    const request = { ...requestOf('home', '/'), locale: 'fr-fr' as const };
    const strip = homeView(home({ rules: { nodes: [...nodes, ...french] } }), request)?.props.strip;
    expect(strip?.dates.map(({ dateTime, inEnglish = 'en français' }) => `${dateTime} ${inEnglish}`)).toEqual(
      [
        '2026-12-01 En anglais',
        '2026-12-02 En anglais',
        '2026-12-03 En anglais',
        '2027-01-01 en français',
        '2027-02-01 en français',
      ],
    );
  });

  it('has no strip without dates', () => {
    expect(show()?.strip).toBeNull();
  });

  it('leads with the newest insight, its authors and drawing', () => {
    const [lead, second] = show()?.insights ?? [];
    expect(lead).toMatchObject({ art: 'pu1', date: { text: 'Jane Doe, 18 November 2026' } });
    expect([second?.id, second?.summary, second?.art]).toEqual(['pu2', undefined, undefined]);
  });

  it('features what is not already among the newest', () => {
    const record = home().home;
    const featured = [publication('pu1'), publication('pu7')];
    expect(show({ home: record && { ...record, featured } })?.featured.map(({ id }) => id)).toEqual(['pu7']);
  });

  it('sets six ways in in two rows of three, four in one', () => {
    const audience = (title: string) => ({ title, text: null, pages: [named(`page-${title}`)] });
    const rows = (titles: string) => {
      const record = home().home;
      const audiences = [...titles].map(audience);
      return show({ home: record && { ...record, audiences } })?.audiences.map((row) =>
        row.map(({ title }) => title).join(''),
      );
    };
    expect(rows('abcdef')).toEqual(['abc', 'def']);
    expect(rows('abcd')).toEqual(['abcd']);
    expect(rows('')).toEqual([]);
  });

  it('shows offices by region with what their hours are, and does not say whether they are open', () => {
    const office = {
      ...named('o1'),
      address: '1 Street',
      location: { title: 'Tokyo', region: 'ASIA_PACIFIC', country: null },
      timeZone: 'Asia/Tokyo',
      hours: [{ days: 'Monday', opens: '09:00', closes: '18:00' }],
    } satisfies HomePageQuery['offices']['nodes'][number];
    expect(show({ offices: { nodes: [office] } })?.regions).toMatchObject([
      { name: 'Asia Pacific', offices: [{ opening: { zone: 'Asia/Tokyo', hours: 'Mon09:00 Mon18:00' } }] },
    ]);
  });

  it('counts everybody as the language does', () => {
    expect(show()?.allPeople.text).toBe('1,140 people on this site');
  });
});
