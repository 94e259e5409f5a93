import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../scripts/embedded-postgres/test-database.ts';
import { lostOf, startPosting } from '../platform/http/posting.fixture.ts';
import { serveIdentity } from './testing/start-test-identity.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let directory: string;
let running: Awaited<ReturnType<typeof serveIdentity>>;
beforeEach(async () => {
  database = await createTestDatabase({ seeded: false });
  directory = await mkdtemp(join(tmpdir(), 'chancery-'));
  const env = {
    DATABASE_URL: database.url,
    HOST: directory,
    IDENTITY_ORIGIN: 'https://sign-in.example.com',
    IDENTITY_COMPATIBILITY: 'true',
    MAIL: 'off',
  };
  running = await serveIdentity(database.url, 3001, { env });
});
afterEach(async () => {
  await running.stop();
  await database.drop();
  await rm(directory, { recursive: true });
});

const path = () => join(directory, 'identity-3001.sock');
const headers = { 'content-type': 'application/x-www-form-urlencoded' };

/** Tries a wrong password, by way of a proxy that says this of where it comes from. */
function tryPassword(forwarded: Record<string, string>): Promise<number | undefined> {
  const form = new URLSearchParams({
    grant_type: 'password',
    client_id: 'chancery-site',
    username: 'nobody@example.com',
    password: 'wrong',
  });
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', path: '/oauth/token', headers: { ...headers, ...forwarded } };
    request({ ...options, socketPath: path(), agent: false }, (answer) =>
      answer.resume().once('end', () => resolve(answer.statusCode)),
    )
      .once('error', reject)
      .end(form.toString());
  });
}

test.each([
  ['the proxy names it', { 'x-forwarded-for': '198.51.100.7, 203.0.113.9' }, '203.0.113.9'],
  ['it is not taken from what is no address', { 'x-forwarded-for': '198.51.100.7, unix:' }, 'unknown'],
  ['the proxy may name nobody', {}, 'unknown'],
])('where a try comes from: %s', async (_, forwarded, network) => {
  expect(await tryPassword(forwarded)).toBe(403);
  const rows = await running.identity.database.kysely
    .selectFrom('attempt')
    .select('key')
    .where('key', 'like', 'network:%')
    .execute();
  expect(rows.map(({ key }) => key)).toEqual([`network:${network}`]);
});

test('who has connected when the provider ends is answered, and whoever comes later cannot connect', async () => {
  const posting = startPosting({ path: path(), target: '/oauth/token', headers, people: 12 });
  await posting.hears(400);
  await running.app.close();
  const seen = await posting.seen;
  expect(lostOf(seen)).toEqual([]);
  expect(seen).toMatchObject({ 'ENOENT connect': 12 });
});
