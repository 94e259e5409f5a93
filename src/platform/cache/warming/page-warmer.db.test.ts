import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../scripts/embedded-postgres/test-database.ts';
import { connect, type Database } from '../../db/connect.ts';
import { PacketSender } from '../../db/packet-sender.ts';
import { brotliBest, decompressed } from '../../http/compression.ts';
import { CachedPage } from '../cached-page.ts';
import type { PageResponse } from '../page-response.ts';
import { readStored, writeStored } from '../stored-page.ts';
import { PageWarmer } from './page-warmer.ts';
import { noteRequested, sweepRequested } from './requested-pages.ts';

let databases: Database[] = [];
let drop: () => Promise<void>;
beforeAll(async () => {
  const made = await createTestDatabase({ seeded: false });
  databases = [connect(made.url, { max: 4 }), connect(made.url, { max: 4 })];
  drop = made.drop;
});
afterAll(async () => {
  for (const database of databases) await database.end();
  await drop();
});
beforeEach(async () => {
  await ask('truncate stored_page, requested_page cascade');
});

const poolOf = (at: number) => (databases[at] as Database).pool;
/** The newest publication that processes have handled. */
let newest = 0;

const ask = async (statement: string) => (await poolOf(0).query(statement)).rows;

type Options = Partial<ConstructorParameters<typeof PageWarmer>[0]>;

const body = `<p>${'A page of some length. '.repeat(80)}</p>`;
const page = (key: string) => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: key + body,
  route: 'people-item',
  tags: new Set([`record:${key.slice(1)}`, 'type:person']),
  maxAge: 60,
});

/** A process on connections of its own: what readers have it render and find stored, and what it makes in advance. */
function process(at: 0 | 1, options: Options = {}, build = 'new build') {
  const pool = poolOf(at);
  const made: string[] = [];
  const warmer = new PageWarmer({
    pool,
    build,
    by: `process ${at}`,
    limit: 1e6,
    position: () => newest,
    render: async (key) => {
      made.push(key);
      return page(key);
    },
    compress: (brotli) => brotliBest(decompressed(brotli, 'br')),
    spareTime: async () => true,
    onFailedPage: () => undefined,
    ...options,
  });
  return {
    warmer,
    made,
    render: async (key: string, answer: PageResponse = page(key)) =>
      expect(
        await writeStored(pool, build, { key, page: new CachedPage(answer), seq: newest, left: 60_000 }),
      ).toBe(true),
    finds: async (key: string) => (await readStored(new PacketSender(pool), key, build)) !== null,
    note: (keys: string[]) => noteRequested(pool, build, keys),
  };
}

/** Pages that the build before has shown, as often as their place from the end. */
async function requestedBefore(keys: readonly string[]): Promise<void> {
  const before = process(0, {}, 'old build');
  for (const key of keys) await before.render(key);
  for (const [at] of keys.entries()) await before.note(keys.slice(0, keys.length - at));
}

async function publication(recordId: string, hard: boolean): Promise<number> {
  const [row] = await ask(
    `insert into publication (record_ids, types, locales, hard) values ('{${recordId}}', '{}', '{en}', ${hard}) returning seq`,
  );
  return Number(row.seq);
}

test('a new build makes what was asked for, each page once by two processes, and the most asked for first', async () => {
  const keys = Array.from({ length: 60 }, (_, at) => `/page-${at}`);
  await requestedBefore(keys);
  const [begun, both] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const made: [string[], string[]] = [[], []];
  const making = (at: 0 | 1, first: () => unknown) =>
    process(at, {
      // However slow the machine is, nobody takes over what the other has claimed.
      claimSeconds: 600,
      render: async (key) => {
        if (made[at].push(key) === 1) await first();
        return page(key);
      },
    });
  // The first goes on when the other has begun, too: otherwise a quick one makes all of it.
  const one = making(0, () => {
    begun.resolve();
    return both.promise;
  });
  const two = making(1, both.resolve);
  const turn = one.warmer.turn();
  await begun.promise;
  await Promise.all([turn, two.warmer.turn()]);
  expect(made.flat().sort()).toEqual([...keys].sort());
  for (const own of made) expect(own).toEqual(keys.filter((key) => own.includes(key)));
  expect(one.warmer.counts.made + two.warmer.counts.made).toBe(60);
  for (const key of keys) expect(await process(1).finds(key), key).toBe(true);
});

test('every page that was made is compressed at the best level, and nothing is left to do', async () => {
  await requestedBefore(['/one', '/two']);
  const { warmer, made } = process(0);
  await warmer.turn();
  expect(warmer.counts).toMatchObject({ made: 2, compressed: 2 });
  const rows = await ask(`select key, level, body from stored_page where build = 'new build' order by key`);
  expect(rows.map(({ level }) => level)).toEqual([11, 11]);
  expect(decompressed(rows[0].body, 'br').toString()).toBe(page('/one').body);
  await warmer.turn();
  expect(made).toEqual(['/one', '/two']);
  expect(warmer.counts.compressed).toBe(2);
});

test('what a publication has touched is made again, unless nobody has asked for it since that was done last', async () => {
  await requestedBefore(['/touched', '/other']);
  const { render, warmer, made, note } = process(0);
  await warmer.turn();
  const touch = async () => {
    newest = await publication('touched', false);
    await ask(`delete from stored_page where key = '/touched'`);
  };
  await touch();
  await warmer.turn();
  expect(made).toEqual(['/touched', '/other']);
  await render('/touched');
  await note(['/touched']);
  await touch();
  await warmer.turn();
  expect(made).toEqual(['/touched', '/other', '/touched']);
});

test('what a process had claimed that was killed is made by another once the claim is over', async () => {
  await requestedBefore(['/one', '/two']);
  const begun = Promise.withResolvers<void>();
  // It never comes back.
  const killed = process(0, {
    render: () => {
      begun.resolve();
      return new Promise(() => {});
    },
  });
  void killed.warmer.turn();
  await begun.promise;
  const two = process(1);
  await two.warmer.turn();
  expect(two.made).toEqual([]);
  await ask(`update page_warming set claimed_until = clock_timestamp()`);
  await two.warmer.turn();
  expect(two.made).toEqual(['/one', '/two']);
});

test('a page that is taken down while it is made comes back for nobody, and is forgotten', async () => {
  await requestedBefore(['/gone']);
  const { warmer } = process(0, {
    render: async (key) => {
      const answer = page(key);
      await publication('gone', true);
      return answer;
    },
  });
  await warmer.turn();
  expect(warmer.counts).toMatchObject({ made: 0, refused: 1 });
  expect(await process(1).finds('/gone')).toBe(false);
  await ask('delete from page_warming');
  const later = process(1, { render: async (key) => ({ ...page(key), status: 410 }) });
  await later.warmer.turn();
  expect(later.warmer.counts.gone).toBe(1);
  expect(await ask('select key from requested_page')).toEqual([]);
});

test('readers come first: where there is no time what was claimed is given back at once', async () => {
  await requestedBefore(['/one', '/two', '/three']);
  // To look for what there is to do, and for one page.
  const times = [true, true, false];
  const busy = process(0, { spareTime: async () => times.shift() ?? false });
  await busy.warmer.turn();
  const idle = process(1);
  await idle.warmer.turn();
  expect([busy.warmer.counts.made, idle.made]).toEqual([1, ['/two', '/three']]);
});

test.each([
  ['there is no room for more', { limit: 1_000 }],
  ['it does not know what was published', { position: () => null }],
])('nothing is made where %s', async (_, options) => {
  await requestedBefore(['/one', '/two', '/three']);
  await process(0).render('/kept');
  const { warmer } = process(0, options);
  await warmer.turn();
  expect(warmer.counts.made).toBe(0);
});

test('a page that fails is passed over, and not tried again until it is asked for again', async () => {
  await requestedBefore(['/broken', '/whole']);
  const failed: string[] = [];
  const { warmer } = process(0, {
    render: async (key) => {
      if (key === '/broken') throw new Error('This page is broken.');
      return page(key);
    },
    onFailedPage: (key) => failed.push(key),
  });
  await warmer.turn();
  await warmer.turn();
  expect(failed).toEqual(['/broken']);
  expect(warmer.counts).toMatchObject({ made: 1, failed: 1 });
});

test('remembered is what was found, without whatever was typed, and for two weeks', async () => {
  const { render, note } = process(0);
  await render('/absent', { ...page('/absent'), status: 404 });
  for (const key of ['/search?q=my+divorce', '/one', '/old']) await render(key);
  await note(['/absent', '/search?q=my+divorce', '/one', '/old', '/never-stored']);
  await ask(`update requested_page set requested_at = now() - interval '15 days' where key = '/old'`);
  await sweepRequested(poolOf(0));
  expect(await ask('select key from requested_page')).toEqual([{ key: '/one' }]);
});

test('questions of today weigh more than as many of last week', async () => {
  const { render, note } = process(0);
  for (const key of ['/last-week', '/today']) await render(key);
  await note(['/last-week']);
  await note(['/last-week']);
  // As if both had been asked seven days ago.
  await ask(`update requested_page set weight = weight - 7.0 / 3`);
  await note(['/today']);
  const rows = await ask('select key from requested_page order by weight desc');
  expect(rows.map(({ key }) => key)).toEqual(['/today', '/last-week']);
});
