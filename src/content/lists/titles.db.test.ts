import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../scripts/embedded-postgres/test-database.ts';
import { execute, stored } from '../../graphql/execute.ts';
import { Clock } from '../../platform/cache/clock.ts';
import { connect, type Database } from '../../platform/db/connect.ts';
import { anonymous } from '../context.ts';
import { personFields, published, publishedOffice } from '../testing/published.fixture.ts';
import { surnameInitial } from './pinyin.ts';

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;

/** In the order that a Chinese reader expects, their surnames read qín, qiú, shàn, shěn, xiāo, xiè, zēng, zhèng. */
const names = ['秦汉', '仇明', '单丹', '沈安', '沈若兰', '肖一', '解宝', '谢安', '曾子', '郑和'];

beforeAll(async () => {
  testDatabase = await createTestDatabase({ seeded: false });
  database = connect(testDatabase.url);
  await publishedOffice(database.kysely);
  for (const [at, title] of [...names.entries()].reverse()) {
    await published(database.kysely, {
      type: 'person',
      id: `pe${at}`,
      fields: personFields('Given', 'Family'),
      translations: { 'zh-cn': { title, jobTitle: '律师' } },
    });
  }
});

afterAll(async () => {
  await database.end();
  await testDatabase.drop();
});

async function people(begin = ''): Promise<string[]> {
  const query = stored<{ list: { nodes: { title: string }[] } }, object>(
    'List',
    `query List($begin: String) { list: people(locale: "zh-cn", startsWith: $begin) { nodes { title } } }`,
  );
  const reading = {
    db: database.kysely,
    viewer: anonymous,
    clock: new Clock(new Date('2026-11-20T12:00:00Z')),
  };
  const { data } = await execute(query, { begin: begin || null }, reading);
  return data.list.nodes.map(({ title }) => title);
}

test('Chinese surnames are sorted as they are read, each family together', async () => {
  expect(await people()).toEqual(names);
});

test.each([
  ['s', ['单丹', '沈安', '沈若兰']],
  ['q', ['秦汉', '仇明']],
  ['z', ['曾子', '郑和']],
  ['d', []],
  ['c', []],
  ['j', []],
])('the letter %s shows those whose surname is read so', async (letter, expected) => {
  expect(await people(letter)).toEqual(expected);
});

test('a surname is found as it is written', async () => {
  expect(await people('曾')).toEqual(['曾子']);
  expect(await people('增')).toEqual([]);
});

test('what is grouped by letter outside the database has the database’s letters', async () => {
  for (const name of names) expect(await people(surnameInitial(name) ?? '')).toContain(name);
  expect(surnameInitial('Okafor')).toBeNull();
});
