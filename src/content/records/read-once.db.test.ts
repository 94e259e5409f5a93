import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../scripts/embedded-postgres/test-database.ts';
import { execute, stored } from '../../graphql/execute.ts';
import { Clock } from '../../platform/cache/clock.ts';
import { connect, type Database } from '../../platform/db/connect.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { matchAddress } from '../../routing/match.ts';
import { anonymous } from '../context.ts';
import { personFields, published, publishedOffice } from '../testing/published.fixture.ts';
import { resolve } from './resolve.ts';

let database: Database;
let drop: () => Promise<void>;
/** The same database, which notes what it is asked. */
let listening: Kysely<DB>;
let statements: string[];

beforeAll(async () => {
  const made = await createTestDatabase({ seeded: false });
  drop = made.drop;
  database = connect(made.url);
  const db = database.kysely;
  await publishedOffice(db);
  const fields = personFields('Helena', 'Okafor', {});
  await published(db, { type: 'person', id: 'pe101', slug: 'helena-okafor', fields });
  await published(db, {
    type: 'section',
    id: 'section-about',
    slug: 'about-us',
    fields: { title: 'About us' },
  });
  await published(db, {
    type: 'page',
    id: 'page-founders',
    slug: 'founders',
    parentId: 'section-about',
    fields: { title: 'Founders', contacts: ['pe101'] },
  });
  listening = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: ({ query }) => void statements.push(query.sql),
  });
});
afterAll(async () => {
  await database.end();
  await drop();
});

const query = stored<Record<string, unknown>, object>(
  'Test',
  `query Test { record(id: "pe101", locale: "en") {
    title
    inContacts: linkedFrom(types: ["page"], field: "contacts", first: 5) { title }
    anywhere: linkedFrom(types: ["news", "page"], first: 1) { title }
    inNews: linkedFrom(types: ["news"], first: 5) { title }
    asAuthor: linkedFrom(types: ["page"], field: "authors", first: 5) { title }
  } }`,
);
const found = {
  record: {
    title: 'Helena Okafor',
    inContacts: [{ title: 'Founders' }],
    anywhere: [{ title: 'Founders' }],
    inNews: [],
    asAuthor: [],
  },
};

test('a page asks for its record once, with its address, and once for all that links to it', async () => {
  statements = [];
  const match = matchAddress('/people/pe101/helena-okafor');
  const address = match.kind === 'route' ? await resolve(listening, match) : null;
  const read = address?.kind === 'record' ? address.record : null;
  const { data, tags } = await execute(
    query,
    {},
    { db: listening, viewer: anonymous, clock: new Clock(), read },
  );
  expect(data).toEqual(found);
  expect([...tags]).toEqual(expect.arrayContaining(['record:pe101', 'record:page-founders', 'type:news']));
  expect(statements).toHaveLength(2);
});

test('whoever has not read it gets the same', async () => {
  statements = [];
  const { data } = await execute(query, {}, { db: listening, viewer: anonymous, clock: new Clock() });
  expect(data).toEqual(found);
  expect(statements).toHaveLength(2);
});
