import { expect, it } from 'vitest';
import { coreRecord, requestOf } from '../../testing/requests.fixture.ts';
import { navigatorHomeView } from './view.ts';

const service = (id: string, locale: 'en' | 'zh-cn' = 'en') =>
  ({ id, type: 'navigatorService', locale, title: id, summary: null, url: `/navigator/${id}` }) as const;
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
