import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../../scripts/embedded-postgres/test-database.ts';
import { openRecords } from '../../forms/open-record.fixture.ts';
import { startApp, stopApps } from '../testing.ts';
import { takeGraphql } from './take-graphql.fixture.ts';

/** What a body may take is short, and each byte of a file buys a millisecond more. */
const limits = { request: 1_500, upload: 60_000, pace: 1, check: 50 };

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let running: Awaited<ReturnType<typeof startApp>>;
let about: string;
beforeAll(async () => {
  database = await createTestDatabase({ seeded: true });
  // The proxy before it names who asks.
  const env = { TRUSTED_PROXIES: '127.0.0.1' };
  running = await startApp({ databaseUrl: database.url, env, limits, routes: takeGraphql });
  about = (await openRecords(running.site.database.kysely)).application;
});
beforeEach(async () => {
  for (const table of ['submission', 'form_rate'] as const)
    await running.site.database.kysely.deleteFrom(table).execute();
});
afterAll(async () => {
  await stopApps();
  await database.drop();
});

const answers = { name: 'Ada Eton', email: 'ada@client.example', right: 'yes', message: 'Libraries.' };
const query = 'mutation A($a: ApplicationInput!) { sendApplication(application: $a) { reference } }';
const pdf = `%PDF-1.7\n${' '.repeat(100_000)}\n%%EOF\n`;
const field = ([name, text]: readonly [string, string]) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
const fields = {
  '/forms/application': () => Object.entries({ about, ...answers }).map(field),
  '/graphql': () =>
    Object.entries({
      operations: JSON.stringify({ query, variables: { a: { form: 'APPLICATION', about, answers } } }),
      map: '{"cv":["variables.a.cv"]}',
    }).map(field),
};
type Route = keyof typeof fields;

let networks = 0;
/** Begins to send an application. @returns what sends the rest, and the status of the answer; null: there is none */
function begin(path: Route, firstBytes: number) {
  const file = `--x\r\ncontent-disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n${pdf}\r\n--x--\r\n`;
  const body = fields[path]().join('') + file;
  networks += 1;
  const outgoing = request({
    port: (running.app.server.address() as AddressInfo).port,
    path,
    method: 'POST',
    headers: {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': body.length,
      'x-forwarded-for': `10.1.1.${networks}`,
      origin: running.site.settings.siteOrigin,
      'apollo-require-preflight': 'true',
    },
  });
  const answered = new Promise<number | null>((resolve) => {
    outgoing.on('error', () => resolve(null));
    outgoing.on('response', (answer) => resolve(answer.resume().statusCode ?? null));
  });
  onTestFinished(() => void outgoing.destroy());
  outgoing.write(body.slice(0, firstBytes));
  return { answered, sendRest: () => outgoing.end(body.slice(firstBytes)) };
}

describe.each<[Route, number]>([
  ['/forms/application', 303],
  ['/graphql', 200],
])('an application to %s', (path, taken) => {
  test('over a slow line is taken, although it takes longer than what brings no files; who only dribbles is hung up on', async () => {
    const slow = begin(path, 90_000);
    const dribbling = begin(path, 900);
    expect(await dribbling.answered).toBe(408);
    slow.sendRest();
    expect(await slow.answered).toBe(taken);
    const stored = await running.site.database.kysely.selectFrom('submission').select('form').execute();
    expect(stored).toEqual([{ form: 'application' }]);
  });
});

test('of many who are slow at once half of the places are left to others', async () => {
  const all = Array.from({ length: 9 }, () => begin('/forms/application', 90_000));
  expect(await Promise.race(all.map(({ answered }) => answered))).toBe(408);
  for (const { sendRest } of all) sendRest();
  const statuses = await Promise.all(all.map(({ answered }) => answered));
  expect(statuses.filter((status) => status === 303)).toHaveLength(8);
});
