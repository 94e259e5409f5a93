import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../scripts/embedded-postgres/test-database.ts';
import { connect, type Database } from '../../platform/db/connect.ts';
import { type ContentTypeName, typesWhere } from '../types/index.ts';
import { searchTabs } from '../types/places-in-lists.ts';
import { plainRequest, type SearchRequest } from './find/narrowing.ts';
import { search } from './find/search.ts';
import { facetNames } from './index/about.ts';

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase({ seeded: true });
  database = connect(testDatabase.url);
});
afterAll(async () => {
  await database.end();
  await testDatabase.drop();
});

const ask = ({
  text,
  locale,
  ...narrowed
}: Pick<SearchRequest, 'text' | 'locale'> & Partial<SearchRequest>) =>
  search(database.kysely, {
    ...plainRequest(text, locale, new Date('2026-11-28T00:00:00Z')),
    first: 0,
    ...narrowed,
  });

const onTab = (types: Readonly<Partial<Record<ContentTypeName, number>>>, own: readonly ContentTypeName[]) =>
  own.reduce((sum, type) => sum + (types[type] ?? 0), 0);

test.each([
  ['en', 'data protection'],
  ['en', 'okafor'],
  ['en', 'arbitration in Paris'],
  ['en', 'how long do I have to report a data breach in France'],
  ['fr-fr', 'droit social'],
  ['zh-cn', '数据'],
  // Answers of the navigator come with nothing of it in their texts.
  ['zh-cn', '个人信息出境标准合同'],
] as const)('a search in %s for “%s” shows as many as its filters and tabs say', async (locale, text) => {
  const wrong: string[] = [];
  let looked = 0;
  const look = async (said: number, request: Partial<SearchRequest>) => {
    const { total } = await ask({ text, locale, ...request });
    looked += 1;
    if (total !== said) wrong.push(`${JSON.stringify({ ...request })}: ${said} said, ${total} shown`);
  };
  const all = await ask({ text, locale });
  for (const tab of searchTabs) {
    const types = typesWhere((one) => one.search?.tab === tab);
    const said = onTab(all.byType, types);
    if (said > 0) await look(said, { types });
  }
  for (const name of facetNames) {
    const values = all.facets.filter(({ about }) => about.startsWith(`${name}:`));
    // The most frequent one and the rarest.
    for (const one of new Set([values[0], values.at(-1)]))
      if (one) await look(one.count, { chosen: { [name]: [one.about.slice(name.length + 1)] } });
  }
  expect(wrong).toEqual([]);
  expect(looked).toBeGreaterThan(5);
});
