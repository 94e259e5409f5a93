import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../scripts/embedded-postgres/test-database.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { connect, type Database } from '../../../platform/db/connect.ts';
import { publish } from '../../publish/publish.ts';
import { saveDraft } from '../../publish/save-draft.ts';
import { withdraw } from '../../publish/withdraw.ts';
import { fromMarkdown } from '../../rich-text/from-markdown.ts';
import { published } from '../../testing/published.fixture.ts';
import { searchableTypes, suggest } from '../suggest.ts';
import { plainRequest } from './narrowing.ts';
import { search } from './search.ts';

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;

const body = (text: string) => fromMarkdown(text).blocks;
const publication = (id: string, text: string) => ({
  type: 'publication' as const,
  id,
  fields: {
    title: `Notes ${id}`,
    kind: 'guide',
    publishedOn: '2026-01-01',
    standing: 'current',
    access: 'open',
    body: body(text),
  },
});

beforeAll(async () => {
  testDatabase = await createTestDatabase({ seeded: false });
  database = connect(testDatabase.url);
  const db = database.kysely;
  const places = [
    ['france', 'France', ['France', 'French', '法国']],
    ['italy', 'Italy', ['Italy', 'Italie', '意大利']],
  ] as const;
  const service = { title: 'Work Navigator', access: 'open' };
  await published(db, { type: 'navigatorService', id: 'work', fields: service });
  const below = { parentId: 'work' } as const;
  await published(db, { ...below, type: 'navigatorRegion', id: 'europe', fields: { title: 'Europe' } });
  const topic = { title: 'Paid leave', question: 'How much is there?', answerType: 'text' };
  const translations = { 'fr-fr': { title: 'Congés payés', question: 'Combien ?' } };
  await published(db, { ...below, type: 'navigatorTopic', id: 'leave', fields: topic, translations });
  for (const [id, title, words] of places) {
    await published(db, {
      type: 'jurisdiction',
      id,
      fields: { title, iso: title.slice(0, 2).toUpperCase() },
    });
    await published(db, { type: 'synonym', id: `synonym-${id}`, fields: { title, words } });
    const chapter = { title, jurisdiction: id };
    await published(db, {
      type: 'navigatorChapter',
      id: `chapter-${id}`,
      parentId: 'europe',
      fields: chapter,
    });
    await published(db, {
      type: 'navigatorCell',
      id: `cell-${id}`,
      parentId: `chapter-${id}`,
      fields: { title: 'Weeks', topic: 'leave', legalStatus: 'in-force', reviewedOn: '2026-01-01' },
    });
  }
  await published(
    db,
    publication('pu1', 'The Office of the Superintendent of Financial Institutions (OSFI) decides.'),
  );
  await published(db, publication('pu2', 'Ask OSFI first.'));
  await published(db, publication('pu3', 'The Office of the Superintendent of Financial Institutions asks.'));
  await published(db, publication('pu4', 'Engines that lessors register abroad.'));
  await published(db, {
    type: 'synonym',
    id: 'synonym-leave',
    fields: {
      title: 'Leave',
      asked: ['holidays employees', 'congés', '多少 天 假'],
      answers: ['leave', 'pu2'],
    },
  });
});
afterAll(async () => {
  await database.end();
  await testDatabase.drop();
});

const idsFor = async (text: string, locale: Locale = 'en') => {
  const { found } = await search(
    database.kysely,
    plainRequest(text, locale, new Date('2026-06-01T00:00:00Z')),
  );
  return found.map(({ id }) => id);
};

test.each([
  ['how many holidays do employees get in Italy', 'en', 'cell-italy'],
  ['do employees have holidays in france?', 'en', 'cell-france'],
  ['combien de congés en Italie', 'fr-fr', 'cell-italy'],
  ['法国员工每年有多少天假', 'zh-cn', 'cell-france'],
  ['what must we know about the congés of our staff in Italy', 'en', 'cell-italy'],
  ['combien de congés', 'fr-fr', 'cell-france'],
] as const)(
  'who asks for a topic in words that editors know, in any order, and names a place, is answered by it: %s',
  async (text, locale, answer) => {
    expect((await idsFor(text, locale))[0]).toBe(answer);
  },
);

test('where no place is named what editors name comes first, and nothing when all of it is about something else', async () => {
  expect((await idsFor('holidays of employees')).slice(0, 2)).toEqual(['leave', 'pu2']);
  expect((await idsFor('engines that lessors register abroad, holidays of employees'))[0]).toBe('pu4');
});

test('a topic is a result by what it is called in any language, before its answers, and in the reader’s country behind its own', async () => {
  expect((await idsFor('paid leave'))[0]).toBe('leave');
  expect(await idsFor('paid leave', 'fr-fr')).toContain('leave');
  expect((await idsFor('how much leave is there'))[0]).toBe('leave');
  expect((await idsFor('combien de congés', 'fr-fr')).slice(0, 2)).toEqual(['cell-france', 'leave']);
});

test('a topic is no result while the page that it stands on is withdrawn, and one again when that is published', async () => {
  const db = database.kysely;
  const service = { title: 'Sea Navigator', access: 'open' };
  const questionOf = { question: 'Is flotsam reported?', answerType: 'text' };
  const shownFor = async (text: string) =>
    (await search(db, plainRequest(text, 'en', new Date('2026-06-01T00:00:00Z')))).total;
  await published(db, { type: 'navigatorService', id: 'sea', fields: service });
  await published(db, {
    type: 'navigatorTopic',
    id: 'flotsam',
    parentId: 'sea',
    fields: { title: 'Flotsam', ...questionOf },
    translations: { 'fr-fr': { title: 'Épaves flottantes', question: 'Faut-il les déclarer ?' } },
  });
  expect([await idsFor('flotsam'), await idsFor('épaves flottantes', 'fr-fr')]).toEqual([
    ['flotsam'],
    ['flotsam'],
  ]);
  await withdraw(db, { recordId: 'sea', locale: 'all', actor: 'test', reason: 'Wrong' });
  expect([await shownFor('flotsam'), await idsFor('épaves flottantes', 'fr-fr')]).toEqual([0, []]);
  const draft = { recordId: 'sea', locale: 'en', actor: 'test' };
  await saveDraft(db, { ...draft, revision: 1, slug: 'sea', fields: service });
  await publish(db, { ...draft, change: 'major', note: null });
  expect(await idsFor('flotsam')).toEqual(['flotsam']);
});

test('a topic is suggested with its service, and leads to its place there', async () => {
  const found = await suggest(database.kysely, {
    text: 'congés pa',
    locale: 'fr-fr',
    first: 8,
    types: searchableTypes,
  });
  expect(found).toMatchObject([
    { id: 'leave', title: 'Congés payés', subtitle: 'Work Navigator', path: '/navigator/work#topic-leave' },
  ]);
});

test('an abbreviation that a text explains finds what has it in full alone, until that text is withdrawn', async () => {
  expect((await idsFor('OSFI')).sort()).toEqual(['pu1', 'pu2', 'pu3']);
  await withdraw(database.kysely, { recordId: 'pu1', locale: 'all', actor: 'test', reason: 'Wrong' });
  expect(await idsFor('OSFI')).toEqual(['pu2']);
});
