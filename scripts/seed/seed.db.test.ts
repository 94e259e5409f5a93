import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { publish } from '../../src/content/publish/publish.ts';
import { isBehind } from '../../src/content/search/index/rebuild-entries.ts';
import { connect, type Database } from '../../src/platform/db/connect.ts';
import { createTestDatabase } from '../embedded-postgres/test-database.ts';
import { seedIfEmpty } from './seed.ts';
import { seedFile, seedFolder } from './seed-folder.ts';

const now = new Date('2026-11-20T12:00:00Z');
const changedAt = 'changedAt: 2026-10-01T09:00:00Z';
const files = {
  'section/section-about.en.md': seedFile(['title: About us', 'slug: about-us', changedAt]),
  'page/page-history.en.1.md': seedFile(
    ['title: History', 'slug: history', 'changedAt: 2026-01-01T09:00:00Z', 'parent: section-about'],
    'Once.',
  ),
  'page/page-history.en.md': seedFile(
    [
      'title: Our history',
      'slug: history',
      changedAt,
      'parent: section-about',
      'position: 4',
      'change: major',
      'changeNote: A new chapter',
      'related: [ev101]',
      'facts: [{ label: Age, value: "155", asAt: 2026-01-01 }]',
    ],
    'See [the talk](record:ev101).',
  ),
  'page/page-history.fr-fr.md': seedFile([
    'title: Notre histoire',
    'slug: histoire',
    'translatedFrom: 1',
    'facts: [{ label: Âge, value: "155" }]',
  ]),
  'event/ev101.en.md': seedFile([
    'title: A talk on M&A',
    'slug: a-talk',
    changedAt,
    'kind: seminar',
    'format: online',
    'startsAt: "@+12d 18:00"',
    'endsAt: "@+12d 19:00"',
    'timeZone: Asia/Singapore',
    'registration: open',
    'standing: planned',
  ]),
};

test('the demonstration firm can be seeded', () => {
  // As the tests' server was, before the first of them.
  expect(inject('seedProblem')).toBeNull();
});

test('search has all entries of the demonstration firm, and leaves none to the first site to write', async () => {
  const seeded = await createTestDatabase({ seeded: true });
  const its = connect(seeded.url);
  try {
    expect(await isBehind(its.kysely)).toBe(false);
  } finally {
    await its.end();
    await seeded.drop();
  }
});

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  const made = await createTestDatabase({ seeded: false });
  drop = made.drop;
  database = connect(made.url);
});
afterAll(async () => {
  await database.end();
  await drop();
});

test('content that has a problem is not seeded at all', async () => {
  await using folder = await seedFolder({ ...files, 'page/page-x.en.md': seedFile(['title: X', 'slug: x']) });
  await expect(seedIfEmpty(database.url, folder.path, now)).rejects.toMatchObject({
    name: 'SeedProblems',
    problems: expect.arrayContaining([expect.stringMatching(/^page\/page-x\.en\.md: parent/)]),
  });
  expect(await database.kysely.selectFrom('record').select('id').execute()).toEqual([]);
});

test('two processes that seed at once: one does, and then nobody does again', async () => {
  await using folder = await seedFolder(files);
  const both = await Promise.all([
    seedIfEmpty(database.url, folder.path, now),
    seedIfEmpty(database.url, folder.path, now),
  ]);
  expect(both.filter((result) => result !== null)).toEqual([{ files: 5, records: 3 }]);
  expect(await seedIfEmpty(database.url, folder.path, now)).toBeNull();
});

test('what was seeded is live as if an editor had published it', async () => {
  const live = await database.kysely
    .selectFrom('live')
    .select(['record_id', 'locale', 'path', 'title', 'number', 'source_number', 'position', 'fields'])
    .orderBy('record_id')
    .orderBy('locale')
    .execute();
  expect(live.map(({ fields, ...row }) => Object.values(row).join(' '))).toEqual([
    'ev101 en /events/ev101/a-talk A talk on M&A 1  0',
    'page-history en /about-us/history Our history 2  4',
    'page-history fr-fr /about-us/histoire Notre histoire 1 1 4',
    'section-about en /about-us About us 1  0',
  ]);
  expect(live[0]?.fields).toMatchObject({ startsAt: '2026-12-02T10:00:00.000Z' });
  expect(live[2]?.fields).toMatchObject({
    related: ['ev101'],
    facts: [{ label: 'Âge', asAt: '2026-01-01' }],
  });
  expect(live[2]?.fields).not.toHaveProperty('body');

  const versions = await database.kysely
    .selectFrom('version')
    .select(['number', 'change', 'note', 'published_at'])
    .where('record_id', '=', 'page-history')
    .where('locale', '=', 'en')
    .orderBy('number')
    .execute();
  expect(versions.map(({ number, note }) => [number, note])).toEqual([
    [1, null],
    [2, 'A new chapter'],
  ]);
  expect(versions[1]?.published_at).toEqual(new Date('2026-10-01T09:00:00Z'));
  const stale = await database.kysely
    .selectFrom('stale_translation')
    .select(['record_id', 'locale'])
    .execute();
  expect(stale).toEqual([{ record_id: 'page-history', locale: 'fr-fr' }]);
  const links = await database.kysely
    .selectFrom('link')
    .select(['locale', 'field'])
    .orderBy('locale')
    .orderBy('field')
    .execute();
  expect(links.map(({ locale, field }) => `${locale} ${field}`)).toEqual([
    'en body',
    'en related',
    'fr-fr related',
  ]);
});

test('publishing a seeded record again changes nothing that visitors see', async () => {
  const seen = () =>
    database.kysely
      .selectFrom('live')
      .select([
        'path',
        'title',
        'summary',
        'fields',
        'parent_id',
        'position',
        'search_text',
        'search_brief',
        'ordered_at',
      ])
      .where('record_id', '=', 'page-history')
      .orderBy('locale')
      .execute();
  const before = await seen();
  for (const locale of ['en', 'fr-fr']) {
    await publish(database.kysely, {
      recordId: 'page-history',
      locale,
      actor: 'ann',
      change: 'minor',
      note: null,
    });
  }
  expect(await seen()).toEqual(before);
});
