import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../scripts/embedded-postgres/test-database.ts';
import { connect, type Database } from '../../../platform/db/connect.ts';
import { fromMarkdown } from '../../rich-text/from-markdown.ts';
import { published } from '../../testing/published.fixture.ts';
import { plainRequest } from './narrowing.ts';
import { search } from './search.ts';

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;

const texts = {
  suppliers: 'Cybersecurity of suppliers.',
  insurers: 'What insurers ask.',
  police: 'When the police come.',
  notes: 'Notes that ask for a ransom.',
  faq: 'Ring us.',
  secret: 'A non-disclosure agreement for each bidder.',
  between: 'Its disclosure is non-binding under the agreement.',
  leases: 'Baux à construction.',
  ...Object.fromEntries([1, 2, 3, 4, 5].map((at) => [`members${at}`, 'Data protection of members.'])),
};

beforeAll(async () => {
  testDatabase = await createTestDatabase({ seeded: false });
  database = connect(testDatabase.url);
  const db = database.kysely;
  for (const [id, text] of Object.entries(texts))
    await published(db, {
      type: 'publication',
      id,
      fields: {
        title: `Paper ${id}`,
        kind: 'guide',
        publishedOn: '2026-01-01',
        standing: 'current',
        access: 'open',
        body: fromMarkdown(text).blocks,
      },
    });
  await published(db, {
    type: 'synonym',
    id: 'synonym-ransom',
    fields: { title: 'Ransom', asked: ['pay ransom'], answers: ['faq'] },
  });
  await published(db, {
    type: 'synonym',
    id: 'synonym-nda',
    fields: { title: 'NDA', words: ['NDA', 'non-disclosure agreement'] },
  });
});
afterAll(async () => {
  await database.end();
  await testDatabase.drop();
});

const ask = (text: string) =>
  search(database.kysely, plainRequest(text, 'en', new Date('2026-06-01T00:00:00Z')));
const idsFor = async (text: string) => (await ask(text)).found.map(({ id }) => id);

test('two words find what writes them as one', async () => {
  expect(await idsFor('cyber security')).toEqual(['suppliers']);
});

test('one word that is two without a space between them is taken for both, and the page says so', async () => {
  const { corrected, total } = await ask('dataprotection');
  expect({ corrected, total }).toEqual({ corrected: 'data protection', total: 5 });
});

test('a plural that no stem finds is found by its singular', async () => {
  expect(await idsFor('bail')).toEqual(['leases']);
});

test('behind the only answer that editors name comes what has a part of the question', async () => {
  const [first, ...others] = await idsFor('should insurers pay a ransom tonight');
  expect(first).toBe('faq');
  expect(others.toSorted()).toEqual(['insurers', 'notes']);
});

test('where few texts have what an abbreviation stands for, those follow that have its words apart', async () => {
  expect(await idsFor('NDA')).toEqual(['secret', 'between']);
});

test('of many searches at once each is answered', async () => {
  const asked = Array.from({ length: 24 }, (_, at) => idsFor(at % 2 === 0 ? 'cyber security' : 'police'));
  expect((await Promise.all(asked)).map(([id]) => id)).toEqual(
    asked.map((_, at) => (at % 2 === 0 ? 'suppliers' : 'police')),
  );
});
