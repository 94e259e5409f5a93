import { expect, it } from 'vitest';
import { coreRecord, requestOf } from '../../testing/requests.fixture.ts';
import { datesCalendar, datesCsv, datesFeed } from './date-files.ts';
import { navigatorHomeView } from './view.ts';

const service = (id: string, locale: 'en' | 'zh-cn' = 'en') =>
  ({
    id,
    type: 'navigatorService',
    subject: null,
    locale,
    title: id,
    summary: null,
    url: `/navigator/${id}`,
    access: 'SIGN_IN',
    coverage: [
      { chapterId: 'c1', entries: 12, filled: 11, overdue: 1, changedAt: '2026-03-01T09:00:00Z' },
      { chapterId: 'c2', entries: 12, filled: 12, overdue: 0, changedAt: '2026-05-01T09:00:00Z' },
    ],
  }) as const;
const mu = { id: 'mu', type: 'jurisdiction', locale: 'en', title: 'Mu', url: null } as const;
const answer = {
  id: 'a1',
  locale: 'en',
  title: 'Consent is asked for anew',
  legalStatus: 'PROPOSED',
  stage: null,
  expectedOn: '2027-01-15',
  certainty: 'LIKELY',
  effectiveFrom: '2020-05-01',
  effectiveTo: null,
  firstPublishedAt: '2026-03-01T09:00:00Z',
  publishedAt: '2026-03-01T09:00:00Z',
  topic: { slug: 'consent', title: 'Consent', locale: 'en' },
  chapter: { title: 'Mu', locale: 'en', url: '/navigator/a/r/mu' },
  within: { service: { title: 'Data' } },
} as const;
const data = (totalCount: number, nodes: readonly ReturnType<typeof service>[]) => ({
  record: { ...coreRecord({ type: 'section', title: 'Navigator' }), children: [] },
  navigatorServices: { totalCount, nodes },
  jurisdictions: { nodes: [mu] },
  navigatorDates: { totalCount: 1, nodes: [answer] },
});

it('puts English services after the translated ones, and counts all', () => {
  const request = requestOf('navigator-home', '/navigator', { locale: 'zh-cn' });
  expect(navigatorHomeView(data(2, [service('a', 'zh-cn'), service('b')]), request)?.props).toMatchObject({
    services: [{ id: 'a', art: 'a' }],
    english: [{ id: 'b', lang: 'en-GB' }],
    paging: { total: 2 },
  });
});

it('is no page past the last', () => {
  const request = requestOf('navigator-home', '/navigator', { search: 'page=2' });
  expect(navigatorHomeView(data(21, [service('a')]), request)?.head.title).toBe('Navigator, page 2');
  expect(navigatorHomeView(data(20, []), request)).toBeNull();
});

it('says of a service who may read it, how much of it there is and when it changed last', () => {
  const view = navigatorHomeView(data(1, [service('a')]), requestOf('navigator-home', '/navigator'));
  expect(view?.props.services[0]?.facts?.map(({ text }) => text)).toEqual([
    'For registered readers',
    '2 jurisdictions, 23 answers',
    'Last change: 1 May 2026',
  ]);
});

it('puts the days ahead first where somebody narrowed them, by month or as a table, each with its way', () => {
  const byMonth = navigatorHomeView(data(1, [service('a')]), requestOf('navigator-home', '/navigator'));
  expect(byMonth?.props.dates).toMatchObject({
    isAskedFor: false,
    months: [{ heading: 'January 2027', laws: [{ date: { dateTime: '2027-01-15' }, certainty: 'Likely' }] }],
  });
  const search = 'jurisdiction=mu&within=90&as=table';
  const request = requestOf('navigator-home', '/navigator', { search });
  const table = navigatorHomeView(data(1, [service('a')]), request);
  expect(table?.head.noindex).toBe(true);
  expect(table?.props.dates).toMatchObject({
    isAskedFor: true,
    active: [
      { label: 'Mu', url: '/navigator?within=90&as=table' },
      { label: 'the next 90 days', url: '/navigator?jurisdiction=mu&as=table' },
    ],
    rows: [
      [{ text: 'Consent is asked for anew', url: '/navigator/a/r/mu#consent' }, { text: 'Mu' }, {}, {}, {}],
    ],
  });
});

it('gives the days that are still to come as a calendar, a table and a feed', () => {
  const request = requestOf('navigator-home', '/navigator');
  const calendar = datesCalendar(data(1, []), request);
  expect(calendar).toContain('DTSTART;VALUE=DATE:20270115');
  expect(calendar).not.toContain('20200501');
  expect(datesCsv(data(1, []), request)).toContain(
    '2027-01-15,Likely,Mu,Data,Consent,Consent is asked for anew,',
  );
  expect(datesFeed(data(1, []), request)).toContain('/navigator/a/r/mu#consent');
});
