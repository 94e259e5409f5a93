import { expect, it } from 'vitest';
import { coreRecord, requestOf } from '../../testing/requests.fixture.ts';
import { navigatorHomeView } from './view.ts';

const service = (id: string, locale: 'en' | 'zh-cn' = 'en') =>
  ({
    id,
    type: 'navigatorService',
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
const data = (totalCount: number, nodes: readonly ReturnType<typeof service>[]) => ({
  record: { ...coreRecord({ type: 'section', title: 'Navigator' }), children: [] },
  navigatorServices: { totalCount, nodes },
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
