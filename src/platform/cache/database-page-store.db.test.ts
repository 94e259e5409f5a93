import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../scripts/embedded-postgres/test-database.ts';
import { connect, type Database } from '../db/connect.ts';
import { brotliBest } from '../http/compression.ts';
import { DatabasePageStore } from './database-page-store.ts';
import { PageCache } from './page-cache.ts';
import type { PageResponse } from './page-response.ts';
import { noteUsed, sweepStore } from './store-upkeep.ts';

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  const made = await createTestDatabase({ seeded: false });
  database = connect(made.url, { max: 4 });
  drop = made.drop;
});
afterAll(async () => {
  await database.end();
  await drop();
});
beforeEach(async () => {
  await database.pool.query('delete from stored_page');
});

type StorePool = ConstructorParameters<typeof DatabasePageStore>[0]['pool'];

/** A process: its memory, and what it renders. */
function process({ build = 'one', pool = database.pool as StorePool } = {}) {
  const troubles: Error[] = [];
  const store = new DatabasePageStore({ pool, build, onTrouble: (error) => troubles.push(error) });
  store.position = 0;
  const cache = new PageCache({ store });
  const rendered: string[] = [];
  const get = async (key: string, response: Partial<PageResponse> = {}) => {
    const page = await cache.get(key, async () => {
      rendered.push(key);
      return { ...page200, ...response };
    });
    await store.written();
    return page;
  };
  return { store, cache, rendered, get, troubles };
}

const text = `<p>${'A page of some length. '.repeat(80)}</p>`;
const page200: PageResponse = {
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', 'x-frame-options': 'DENY' },
  body: text,
  route: 'people-item',
  tags: new Set(['record:one', 'type:person']),
  maxAge: 60,
};

async function publication(recordIds: string[], types: string[] = [], hard = false): Promise<number> {
  const { rows } = await database.pool.query<{ seq: number }>(
    `insert into publication (record_ids, types, locales, hard) values ($1, $2, '{en}', $3) returning seq`,
    [recordIds, types, hard],
  );
  return rows[0]?.seq ?? 0;
}

test('a process that is ready has connections that know the look-up', async () => {
  const made = await createTestDatabase({ seeded: false });
  const own = connect(made.url, { max: 8 });
  try {
    const { store } = process({ pool: own.pool });
    await store.prepare();
    const connections = own.pool.totalCount;
    const clients = await Promise.all(Array.from({ length: connections }, () => own.pool.connect()));
    const prepared = await Promise.all(
      clients.map((client) =>
        client.query(`select from pg_prepared_statements where statement like '%from stored_page%'`),
      ),
    );
    for (const client of clients) client.release();
    expect(connections).toBeGreaterThan(1);
    expect(prepared.map(({ rowCount }) => rowCount)).toEqual(clients.map(() => 1));
  } finally {
    await own.end();
    await made.drop();
  }
});

describe('a page that one process has rendered', () => {
  test('is sent by another to the byte, and not rendered again', async () => {
    const [one, two] = [process(), process()];
    const first = await one.get('/en/one');
    const second = await two.get('/en/one');
    expect(two.rendered).toEqual([]);
    expect(second.in('br')).toEqual(first.in('br'));
    expect(second.in('identity')).toEqual(first.in('identity'));
    expect(second.notModified).toEqual(first.notModified);
    expect({ etag: second.etag, route: second.route, tags: [...second.tags], status: second.status }).toEqual(
      {
        etag: first.etag,
        route: 'people-item',
        tags: [...page200.tags],
        status: 200,
      },
    );
    expect(two.store.counts.reads).toEqual({ hit: 1, miss: 0, failed: 0 });
  });

  test('is sent as it is where compressing is not worth it', async () => {
    await process().get('/robots', { body: 'short', tags: new Set() });
    const page = await process().get('/robots');
    expect(page.text().toString()).toBe('short');
    expect([...page.tags]).toEqual([]);
  });

  test('is rendered again by another build', async () => {
    await process().get('/en/one');
    const other = process({ build: 'two' });
    await other.get('/en/one');
    expect(other.rendered).toEqual(['/en/one']);
    const again = process({ build: 'two' });
    await again.get('/en/one');
    expect(again.rendered).toEqual([]);
  });

  test('is rendered again when its time has come, which it takes along', async () => {
    await process().get('/en/one', { maxAge: 0.3 });
    const two = process();
    await two.get('/en/one');
    expect(two.rendered).toEqual([]);
    await database.pool.query('update stored_page set expires_at = clock_timestamp()');
    const three = process();
    await three.get('/en/one');
    expect(three.rendered).toEqual(['/en/one']);
  });

  test.each([
    ['the record it shows', () => publication(['one'])],
    ['a list it shows', () => publication(['another'], ['person'])],
    ['a take-down of what it shows', () => publication(['one'], [], true)],
  ])('is rendered again after %s', async (_, publish) => {
    const one = process();
    one.store.position = await publication(['something-else']);
    await one.get('/en/one');
    await publish();
    const two = process();
    await two.get('/en/one');
    expect(two.rendered).toEqual(['/en/one']);
  });

  test('is found after a publication of something else', async () => {
    const one = process();
    one.store.position = await publication(['one']);
    await one.get('/en/one');
    await publication(['other'], ['office']);
    const two = process();
    await two.get('/en/one');
    expect(two.rendered).toEqual([]);
  });
});

describe('a page that was compressed again', () => {
  const untouched = { tags: new Set<string>() };
  const best = brotliBest(Buffer.from(text));

  test('is smaller for whoever takes it later, and the same page', async () => {
    const one = process();
    const first = await one.get('/en/one', untouched);
    await one.store.improve('/en/one', first.etag, await best);
    const page = await process().get('/en/one', untouched);
    expect(page.in('br').body).toEqual(await best);
    expect([page.etag, page.text().toString(), page.isBest]).toEqual([first.etag, text, true]);
  });

  test('does not take the place of another one that was rendered meanwhile', async () => {
    const one = process();
    const first = await one.get('/en/one', untouched);
    await database.pool.query('delete from stored_page');
    await process().get('/en/one', { ...untouched, body: `${text}, and more` });
    await one.store.improve('/en/one', first.etag, await best);
    const page = await process().get('/en/one', untouched);
    expect(page.text().toString()).toBe(`${text}, and more`);
    expect(one.store.counts.writes.improved).toBe(0);
  });
});

describe('what is not stored', () => {
  test.each([
    ['an answer that is not kept, as of anybody signed in', { maxAge: null }],
    ['a fault', { status: 500 }],
  ])('%s', async (_, response) => {
    await process().get('/en/one', response);
    expect((await database.pool.query('select from stored_page')).rowCount).toBe(0);
  });

  test('a page of a process that does not know what it has heard', async () => {
    const one = process();
    one.store.position = null;
    await one.get('/en/one');
    expect((await database.pool.query('select from stored_page')).rowCount).toBe(0);
  });

  test('a page that a publication touched which the process has not heard of', async () => {
    const one = process();
    one.store.position = await publication(['one']);
    await publication(['one'], [], true);
    await one.get('/en/one');
    expect((await database.pool.query('select from stored_page')).rowCount).toBe(0);
    expect(one.store.counts.writes).toMatchObject({ stored: 0, refused: 1 });
  });

  test('a page in the place of one that knows of a later publication', async () => {
    const [late, early] = [process(), process()];
    early.store.position = await publication(['elsewhere']);
    late.store.position = await publication(['elsewhere']);
    const begun = Promise.withResolvers<void>();
    const latch = Promise.withResolvers<void>();
    const slow = early.cache.get('/en/one', async () => {
      begun.resolve();
      await latch.promise;
      return { ...page200, body: 'older' };
    });
    await begun.promise;
    await late.get('/en/one', { body: 'newer' });
    latch.resolve();
    await slow;
    await early.store.written();
    expect((await process().get('/en/one')).text().toString()).toBe('newer');
  });
});

describe('a store that fails', () => {
  test('costs a rendering and nothing else, and is left alone for a moment', async () => {
    const statements: string[] = [];
    const away = async (what: unknown) =>
      Promise.reject(new Error(statements.push(String(what)) > 0 ? 'away' : ''));
    const broken = { query: away, connect: () => away('connection') };
    const one = process({ pool: broken as unknown as StorePool });
    expect((await one.get('/en/one')).text().toString()).toBe(text);
    expect((await one.get('/en/two')).text().toString()).toBe(text);
    expect(one.rendered).toEqual(['/en/one', '/en/two']);
    expect(statements).toHaveLength(1);
    expect(one.troubles).toHaveLength(1);
  });

  test('costs a moment where it does not answer', async () => {
    const locked = await database.pool.connect();
    try {
      await locked.query('begin; lock table stored_page in access exclusive mode');
      const one = process();
      const page = await one.cache.get('/en/one', async () => page200);
      expect(page.text().toString()).toBe(text);
      expect(one.store.counts.reads).toEqual({ hit: 0, miss: 0, failed: 1 });
    } finally {
      await locked.query('rollback');
      locked.release();
    }
  });
});

describe('room', () => {
  const sizeOf = async () =>
    (await database.pool.query<{ key: string }>('select key from stored_page order by key')).rows.map(
      ({ key }) => key,
    );

  test('is taken from those that nobody has asked for', async () => {
    const one = process();
    for (const key of ['/a', '/b', '/c']) await one.get(key, { tags: new Set() });
    await database.pool.query(`update stored_page set used_at = now() - interval '1 day'`);
    const upkeep = { pool: database.pool, build: 'one', limit: 2_000 };
    await noteUsed(upkeep, ['/b', '/nothing']);
    await noteUsed({ ...upkeep, build: 'two' }, ['/a']);
    expect(await sweepStore(upkeep)).toEqual({ ended: 0, evicted: 2 });
    expect(await sizeOf()).toEqual(['/b']);
  });

  test('is taken from what is touched or over, whatever there is', async () => {
    const one = process();
    one.store.position = await publication(['elsewhere']);
    await one.get('/touched', { tags: new Set(['record:gone']) });
    await one.get('/over', { tags: new Set() });
    await one.get('/good', { tags: new Set() });
    await publication(['gone'], [], true);
    await database.pool.query(`update stored_page set expires_at = now() where key = '/over'`);
    const upkeep = { pool: database.pool, build: 'one', limit: 1_000_000 };
    expect(await sweepStore(upkeep)).toEqual({ ended: 2, evicted: 0 });
    expect(await sizeOf()).toEqual(['/good']);
  });

  test('keeps what is asked for in the memory of a process', async () => {
    const one = process();
    await one.get('/a');
    await one.get('/b');
    one.cache.takeRequested();
    expect(one.cache.fresh('/a')).toBeDefined();
    expect(one.cache.takeRequested()).toEqual(['/a']);
    expect(one.cache.takeRequested()).toEqual([]);
  });
});
