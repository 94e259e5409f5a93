import { expect, it } from 'vitest';
import type { RouteName } from '../../routing/routes.ts';
import { coreRecord, requestOf } from '../requests.fixture.ts';
import { listsByRoute } from './lists.ts';
import type { ListPageQuery } from './query.gen.ts';
import { listVariables, listView } from './view.ts';

const section = (title: string) => ({
  ...coreRecord({ type: 'section', title }),
  featured: [],
  children: [],
});
const card = (id: string, locale: 'en' | 'zh-cn' = 'en') =>
  ({ id, type: 'work', locale, title: id, summary: null, url: `/${id}` }) as const;

it('every list page asks for at least one list, and only for its own', () => {
  for (const [name, lists] of Object.entries(listsByRoute)) {
    const variables = listVariables(requestOf(name as RouteName, '/x'));
    const asked = Object.entries(variables).filter(
      ([key, value]) => key.startsWith('with') && value === true,
    );
    expect([name, asked.length]).toEqual([name, lists.length]);
  }
});

it('puts English records after the translated ones, and counts all', () => {
  const data = {
    record: section('新闻'),
    newsItems: { totalCount: 2, nodes: [card('a', 'zh-cn'), card('b')] },
  } as unknown as ListPageQuery;
  const [group] = listView(data, requestOf('news-list', '/news', { locale: 'zh-cn' }))?.props.groups ?? [];
  expect(group).toMatchObject({ count: 2, cards: [{ id: 'a' }], english: [{ id: 'b', lang: 'en-GB' }] });
});

it('is no page past the last', () => {
  const data = {
    record: section('News'),
    newsItems: { totalCount: 20, nodes: [] },
  } as unknown as ListPageQuery;
  expect(listView(data, requestOf('news-list', '/news', { search: 'page=2' }))).toBeNull();
});
