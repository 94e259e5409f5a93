import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../scripts/embedded-postgres/test-database.ts';
import { connect, type Database } from '../../platform/db/connect.ts';
import { matchAddress } from '../../routing/match.ts';
import { createRecord } from '../publish/create-record.ts';
import { publish } from '../publish/publish.ts';
import { unpublish } from '../publish/unpublish.ts';
import { formerAddress, resolve } from './resolve.ts';

let database: Database;
let drop: () => Promise<void>;
const actor = 'editor@example.com';

beforeAll(async () => {
  const made = await createTestDatabase({ seeded: false });
  drop = made.drop;
  database = connect(made.url);
});
afterAll(async () => {
  await database.end();
  await drop();
});

async function ask(address: string) {
  const match = matchAddress(address);
  if (match.kind !== 'route') throw new Error(`${address} is ${match.kind}`);
  const found = await resolve(database.kysely, match);
  return found.kind === 'record' ? { kind: found.kind, recordId: found.record.id } : found;
}

async function newsItem(id: string, slug: string): Promise<void> {
  const fields = { title: slug, kind: 'firm', publishedOn: '2026-11-02' };
  await createRecord(database.kysely, {
    id,
    type: 'news',
    locale: 'en',
    slug,
    fields,
    actor,
    parentId: null,
  });
  await publish(database.kysely, { recordId: id, locale: 'en', actor, change: 'major', note: null });
}

describe('an address', () => {
  beforeAll(async () => {
    await newsItem('news-opening', 'opening-in-lisbon');
    await newsItem('news-closing', 'closing-in-lisbon');
  });

  test('finds its record', async () => {
    expect(await ask('/news/opening-in-lisbon')).toEqual({ kind: 'record', recordId: 'news-opening' });
  });

  test('finds a record that is not translated by its English path', async () => {
    expect(await ask('/zh-cn/news/opening-in-lisbon')).toEqual({ kind: 'record', recordId: 'news-opening' });
  });

  test('finds nothing where there never was anything', async () => {
    expect(await ask('/news/nothing-of-the-kind')).toEqual({ kind: 'unknown' });
  });

  test('by an area and a record’s id alone finds the record, and none of another area', async () => {
    const moved = { kind: 'moved', to: '/fr-fr/news/opening-in-lisbon' };
    expect(await formerAddress(database.kysely, 'fr-fr', '/news/news-opening')).toEqual(moved);
    expect(await formerAddress(database.kysely, 'fr-fr', '/people/news-opening')).toEqual({
      kind: 'unknown',
    });
  });

  test('of a record that was taken off the site leads where the editor said', async () => {
    await unpublish(database.kysely, {
      recordId: 'news-closing',
      locale: 'all',
      actor,
      instead: { record: 'news-opening' },
    });
    expect(await ask('/news/closing-in-lisbon')).toEqual({ kind: 'moved', to: '/news/opening-in-lisbon' });
    expect(await formerAddress(database.kysely, 'fr-fr', '/news/closing-in-lisbon')).toEqual({
      kind: 'moved',
      to: '/fr-fr/news/opening-in-lisbon',
    });
  });
});
