import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../scripts/embedded-postgres/test-database.ts';
import { keptLog, startApp, stopApps } from '../../site/testing.ts';
import { connect, type Database } from '../db/connect.ts';

let dropDatabase: () => Promise<void>;
let database: Database;
beforeAll(async () => {
  const { url, drop } = await createTestDatabase({ seeded: false });
  dropDatabase = drop;
  database = connect(url);
});
afterAll(async () => {
  await database.end();
  await dropDatabase();
});
beforeEach(() => database.kysely.deleteFrom('shared_asset').execute());
afterEach(stopApps);

const style = (colour: string) => `.page { color: ${colour} }\n`.repeat(100);
const older = { 'assets/style-Older1.css': style('red'), 'assets/Card.island-1.js': 'card()' };
const newer = { 'assets/style-Newer1.css': style('blue'), 'assets/serif-1.woff2': 'wOF2' };

/** A site process of the version that has this build, or of one without files. */
const startVersion = (build?: Readonly<Record<string, string>>) =>
  startApp({ databaseUrl: database.url, ...(build && { build }) });

const names = async () =>
  (await database.kysely.selectFrom('shared_asset').select('name').orderBy('name').execute()).map(
    ({ name }) => name,
  );
const age = (name: string, interval: string) =>
  sql`update shared_asset set seen_at = now() - ${interval}::interval where name = ${name}`.execute(
    database.kysely,
  );

/** How often this process takes a connection to the database from now on. */
function uses({ pool }: Database): () => number {
  let count = 0;
  pool.on('acquire', () => {
    count += 1;
  });
  return () => count;
}

test('each of two versions answers the files of the other as its own', async () => {
  const [old, next] = [await startVersion(older), await startVersion(newer)];
  for (const [path, text] of Object.entries({ ...older, ...newer })) {
    for (const { ask } of [old, next]) {
      for (const encoding of ['br', 'gzip', 'identity']) {
        const answer = await ask(`/${path}`, { headers: { 'accept-encoding': encoding } });
        expect(answer).toMatchObject({ status: 200, body: text });
        expect(answer.headers['content-encoding']).toBe(
          path.endsWith('.css') && encoding !== 'identity' ? encoding : undefined,
        );
      }
    }
  }
  const [own, others] = await Promise.all(
    [next, old].map(({ ask }) => ask('/assets/style-Newer1.css', { headers: { 'accept-encoding': 'br' } })),
  );
  const same = ['cache-control', 'content-type', 'content-security-policy', 'x-content-type-options', 'vary'];
  for (const name of [...same, 'content-length', 'permissions-policy']) {
    expect(others?.headers[name], name).toBe(own?.headers[name]);
  }
  expect(others?.headers['cache-control']).toContain('immutable');
});

test('a file that a version had a moment ago is there for the pages that were served then', async () => {
  await startVersion(older);
  await stopApps();
  const { ask } = await startVersion(newer);
  expect((await ask('/assets/style-Older1.css')).body).toBe(style('red'));
});

test('who asks the older version in the moment in which the newer one starts gets its file', async () => {
  const { ask } = await startVersion(older);
  // The names have just been read.
  expect((await ask('/assets/style-Nobody1.css')).status).toBe(404);
  await startVersion(newer);
  expect((await ask('/assets/style-Newer1.css')).status).toBe(200);
});

test('a file is kept in memory, and read from the database once however many ask for it', async () => {
  await startVersion(newer);
  const { ask, site } = await startVersion();
  await ask('/assets/none-1.css');
  const count = uses(site.database);
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask('/assets/style-Newer1.css')));
  for (const { body } of answers) expect(body).toBe(style('blue'));
  await ask('/assets/style-Newer1.css', { headers: { 'accept-encoding': 'br' } });
  // The names once more, and the file.
  expect(count()).toBeLessThanOrEqual(2);
});

test('a flood of invented names costs some queries a second', async () => {
  const { ask, site } = await startVersion(older);
  const count = uses(site.database);
  const begun = performance.now();
  const answers = await Promise.all(Array.from({ length: 300 }, (_, at) => ask(`/assets/made-up${at}.js`)));
  for (const { status, headers } of answers) {
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
  }
  expect(count()).toBeLessThanOrEqual(2 + (performance.now() - begun) / 250);
});

test('what no process has wanted for a week is forgotten, what one still has is not', async () => {
  await startVersion(older);
  await stopApps();
  await age('style-Older1.css', '8 days');
  await age('Card.island-1.js', '6 days');
  await startVersion({ 'assets/style-Older1.css': style('red') });
  expect(await names()).toEqual(['Card.island-1.js', 'style-Older1.css']);
  await stopApps();
  await age('style-Older1.css', '8 days');
  await startVersion(newer);
  expect(await names()).toEqual(['Card.island-1.js', 'serif-1.woff2', 'style-Newer1.css']);
});

test('its own files are answered from the disk, whatever the table says', async () => {
  await startVersion({ 'assets/style-Older1.css': style('green') });
  const { ask } = await startVersion(older);
  expect((await ask('/assets/style-Older1.css')).body).toBe(style('red'));
});

test('HEAD and If-None-Match are answered for the files of others too, other methods are not', async () => {
  await startVersion(newer);
  const { ask } = await startVersion();
  const { headers, body } = await ask('/assets/style-Newer1.css');
  expect(body).toBe(style('blue'));
  expect(await ask('/assets/style-Newer1.css', { method: 'HEAD' })).toMatchObject({ status: 200, length: 0 });
  const etag = String(headers.etag);
  expect((await ask('/assets/style-Newer1.css', { headers: { 'if-none-match': etag } })).status).toBe(304);
  expect((await ask('/assets/style-Newer1.css', { method: 'POST' })).status).toBe(405);
});

test('while the database is away its files are not shared, which is said in a line without a stack', async () => {
  const { log, lines } = keptLog();
  await startApp({ build: older, log });
  expect(lines()).toMatchObject([
    { msg: 'files not shared with other versions', reason: 'no answer from 127.0.0.1:1 (ECONNREFUSED)' },
  ]);
  expect(lines()[0]).not.toHaveProperty('err');
});
