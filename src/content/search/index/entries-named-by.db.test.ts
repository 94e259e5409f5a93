import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../scripts/embedded-postgres/test-database.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { connect, type Database } from '../../../platform/db/connect.ts';
import { publish } from '../../publish/publish.ts';
import { saveDraft } from '../../publish/save-draft.ts';
import { inPublication } from '../../publish/transaction.ts';
import { unpublish } from '../../publish/unpublish.ts';
import { withdraw } from '../../publish/withdraw.ts';
import { personFields, published, publishedOffice } from '../../testing/published.fixture.ts';
import { plainRequest } from '../find/narrowing.ts';
import { search } from '../find/search.ts';
import { writeEntriesNamedBy } from './entries-named-by.ts';
import { hasEntriesLeft, rebuildEntries } from './rebuild-entries.ts';

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase({ seeded: false });
  database = connect(testDatabase.url);
  const db = database.kysely;
  await publishedOffice(db);
  await published(db, { type: 'service', id: 'service-tax', fields: { title: 'Taxation' } });
  await published(db, {
    type: 'person',
    id: 'pe101',
    fields: personFields('Helena', 'Okafor', { services: ['service-tax'] }),
    translations: { 'fr-fr': { title: 'Helena Okafor', jobTitle: 'Associée' } },
  });
  await published(db, { type: 'jurisdiction', id: 'france', fields: { title: 'France', iso: 'FR' } });
  const service = { title: 'Privacy Navigator', access: 'open' };
  await published(db, { type: 'navigatorService', id: 'privacy', fields: service });
  const below = { parentId: 'privacy' } as const;
  await published(db, { ...below, type: 'navigatorRegion', id: 'europe', fields: { title: 'Europe' } });
  await published(db, {
    ...below,
    type: 'navigatorTopic',
    id: 'breach',
    fields: { title: 'Leaks', question: 'Whom to tell?', answerType: 'text' },
  });
  const chapter = { title: 'Metropole', jurisdiction: 'france' };
  await published(db, { type: 'navigatorChapter', id: 'chapter', parentId: 'europe', fields: chapter });
  await published(db, {
    type: 'navigatorCell',
    id: 'cell',
    parentId: 'chapter',
    fields: { title: 'Three days', topic: 'breach', legalStatus: 'in-force', reviewedOn: '2026-01-01' },
  });
});
afterAll(async () => {
  await database.end();
  await testDatabase.drop();
});

const idsFor = async (text: string, locale: Locale = 'en') => {
  const { found } = await search(database.kysely, {
    ...plainRequest(text, locale, new Date('2026-06-01T00:00:00Z')),
    types: ['person', 'navigatorCell', 'navigatorChapter'],
    asTyped: true,
  });
  return found.map(({ id }) => id).sort();
};

/** Publishes a record with other fields, as an editor does. */
async function changed(recordId: string, fields: object, locale = 'en'): Promise<void> {
  const db = database.kysely;
  const { rows } = await sql<{ slug: string; fields: object; revision: number }>`
    select slug, fields, revision from translation where record_id = ${recordId} and locale = ${locale}`.execute(
    db,
  );
  const { slug = recordId, fields: before = {}, revision = 0 } = rows[0] ?? {};
  await saveDraft(db, { recordId, locale, revision, slug, fields: { ...before, ...fields }, actor: 'test' });
  await publish(db, { recordId, locale, actor: 'test', change: 'major', note: null });
}

test('people are found by the new name of an office at once, and no more by the old one, in each language', async () => {
  expect([await idsFor('london'), await idsFor('londres', 'fr-fr')]).toEqual([['pe101'], ['pe101']]);
  await changed('office-london', { title: 'Docklands' });
  expect([await idsFor('docklands'), await idsFor('london'), await idsFor('londres', 'fr-fr')]).toEqual([
    ['pe101'],
    [],
    ['pe101'],
  ]);
  await changed('office-london', { title: 'Tamise' }, 'fr-fr');
  expect([await idsFor('tamise', 'fr-fr'), await idsFor('londres', 'fr-fr')]).toEqual([['pe101'], []]);
});

test('answers of the navigator are found by the new names of their topic, its question, place and service', async () => {
  await changed('breach', { title: 'Spills', question: 'Who is informed?' });
  await changed('france', { title: 'Gaul' });
  await changed('chapter', { title: 'Hexagon' });
  await changed('privacy', { title: 'Secrets Navigator' });
  expect(await idsFor('spills informed')).toEqual(['cell']);
  expect([await idsFor('hexagon'), await idsFor('secrets')]).toEqual([
    ['cell', 'chapter'],
    ['cell', 'chapter'],
  ]);
  expect(await idsFor('gaul')).toEqual(['chapter']);
  expect([await idsFor('leaks'), await idsFor('france'), await idsFor('metropole')]).toEqual([[], [], []]);
});

test('a record is found by words in which editors say that it is asked for, until they say so no more', async () => {
  const db = database.kysely;
  const fields = {
    title: 'Duties on money',
    asked: ['what do I owe the treasury', '欠 国库'],
    answers: ['service-tax'],
  };
  await published(db, { type: 'synonym', id: 'synonym-owed', fields });
  const found = async (text: string) =>
    (await search(db, plainRequest(text, 'en', new Date('2026-06-01T00:00:00Z')))).found.map(({ id }) => id);
  expect([await found('treasury dues'), await found('国库')]).toEqual([['service-tax'], ['service-tax']]);
  await changed('synonym-owed', { answers: ['pe101'] });
  expect(await found('treasury dues')).toEqual(['pe101']);
  await withdraw(db, { recordId: 'synonym-owed', locale: 'all', actor: 'test', reason: 'Wrong' });
  expect(await found('treasury dues')).toEqual([]);
});

test('nobody is found by the name of what is withdrawn or gone', async () => {
  expect(await idsFor('taxation')).toEqual(['pe101']);
  await withdraw(database.kysely, { recordId: 'service-tax', locale: 'all', actor: 'test', reason: 'Wrong' });
  expect(await idsFor('taxation')).toEqual([]);
  await changed('service-tax', { title: 'Taxation' });
  expect(await idsFor('taxation')).toEqual(['pe101']);
  const gone = { instead: { reason: 'Ended' } };
  await unpublish(database.kysely, { recordId: 'service-tax', locale: 'all', actor: 'test', ...gone });
  expect(await idsFor('taxation')).toEqual([]);
});

test('what a publication leaves, because it is too much at once, is written by the job', async () => {
  const db = database.kysely;
  await sql`update live set title = 'Upstream' where record_id = 'office-london'`.execute(db);
  await inPublication(db, (trx) => writeEntriesNamedBy(trx, ['office-london'], { most: 3 }));
  expect([await idsFor('upstream'), await idsFor('upstream', 'fr-fr')]).toEqual([['pe101'], []]);
  expect(await hasEntriesLeft(db)).toBe(true);
  await rebuildEntries(db, { isForMissing: true });
  expect(await idsFor('upstream', 'fr-fr')).toEqual(['pe101']);
  expect(await hasEntriesLeft(db)).toBe(false);
});

test('what has lost its place with a page that was withdrawn is not found, also where its entry is left to the job', async () => {
  const db = database.kysely;
  expect(await idsFor('three days')).toEqual(['cell']);
  await sql`update live set withdrawn_at = now(), withdrawn_reason = 'Wrong' where record_id = 'chapter'`.execute(
    db,
  );
  await inPublication(db, (trx) => writeEntriesNamedBy(trx, ['chapter'], { most: 0 }));
  expect([await idsFor('three days'), await hasEntriesLeft(db)]).toEqual([[], true]);
  await rebuildEntries(db, { isForMissing: true });
  expect([await idsFor('three days'), await hasEntriesLeft(db)]).toEqual([[], false]);
});
