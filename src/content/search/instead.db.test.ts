import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../scripts/embedded-postgres/test-database.ts';
import { execute, stored } from '../../graphql/execute.ts';
import { Clock } from '../../platform/cache/clock.ts';
import { connect, type Database } from '../../platform/db/connect.ts';
import { anonymous } from '../context.ts';
import { withdraw } from '../publish/withdraw.ts';
import { personFields, published, publishedOffice } from '../testing/published.fixture.ts';

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase({ seeded: false });
  database = connect(testDatabase.url);
  const db = database.kysely;
  await publishedOffice(db);
  await published(db, { type: 'person', id: 'pe101', fields: personFields('Helena', 'Okafor') });
  await published(db, { type: 'topic', id: 'topic-tax', fields: { title: 'Taxation' } });
  await published(db, { type: 'section', id: 'contact', slug: 'contact-us', fields: { title: 'Contact' } });
  const statute = { title: 'Statute', words: ['taxation', '2077/679'], answers: [] };
  await published(db, { type: 'synonym', id: 'synonym-statute', fields: statute });
  const below = { type: 'page', parentId: 'contact' } as const;
  await published(db, { ...below, id: 'anybody', fields: { title: 'Anybody', desksFor: 'all' } });
  await published(db, { ...below, id: 'press', fields: { title: 'Press', desksFor: 'news' } });
  const guide = { kind: 'guide', publishedOn: '2026-01-01', standing: 'current', access: 'open' };
  await published(db, { type: 'publication', id: 'gone', fields: { title: 'Zanzibarian', ...guide } });
  await withdraw(db, { recordId: 'gone', locale: 'all', actor: 'test', reason: 'Wrong' });
});
afterAll(async () => {
  await database.end();
  await testDatabase.drop();
});

interface Instead {
  readonly near: readonly { readonly text: string; readonly count: number }[];
  readonly everywhere: number;
  readonly desk: { readonly id: string } | null;
}
interface Answer {
  readonly facets: readonly {
    readonly name: string;
    readonly values: readonly { value: string; count: number }[];
  }[];
  readonly instead: Instead | null;
}

async function ask(text: string, { tab = 'all', args = '' } = {}): Promise<Answer> {
  const query = stored<{ search: Answer }, object>(
    'Search',
    `query Search($text: String!, $tab: String) { search(text: $text, locale: "en" ${args}) {
      facets { name values { value count } }
      instead { near { text count } everywhere desk(tab: $tab) { id } } } }`,
  );
  const reading = {
    db: database.kysely,
    viewer: anonymous,
    clock: new Clock(new Date('2026-11-20T12:00:00Z')),
  };
  return (await execute(query, { text, tab }, reading)).data.search;
}

test('where something is found there is nothing else to do', async () => {
  expect((await ask('okafor')).instead).toBeNull();
});

test('words that are nearest by their letters are offered with what they find, and none that was withdrawn', async () => {
  expect((await ask('okaforenko')).instead?.near).toEqual([{ text: 'okafor', count: 1 }]);
  expect((await ask('zanzibarians')).instead?.near).toEqual([]);
});

test('of a long question as much is offered as was looked for', async () => {
  const text = `okaforenko${' '.repeat(200)}zanzibarians`;
  expect((await ask(text)).instead?.near).toEqual([{ text: 'okafor', count: 1 }]);
});

test('the number of a statute that editors know is offered for one that differs by a digit', async () => {
  expect((await ask('2077/678')).instead?.near).toEqual([{ text: '2077/679', count: 1 }]);
});

test('what filters and tabs hide is counted', async () => {
  const { instead, facets } = await ask('okafor', { args: ', types: ["topic"], filter: { year: ["2020"] }' });
  expect(instead?.everywhere).toBe(1);
  // What was chosen is among the filters, so that it can be taken away by its name.
  expect(facets).toEqual([{ name: 'year', values: [{ value: '2020', count: 0 }] }]);
});

test('whoever finds nothing is sent to the desk of the tab, or to the one for everybody', async () => {
  expect((await ask('xyzzy', { tab: 'news' })).instead?.desk?.id).toBe('press');
  expect((await ask('xyzzy', { tab: 'careers' })).instead?.desk?.id).toBe('anybody');
});
