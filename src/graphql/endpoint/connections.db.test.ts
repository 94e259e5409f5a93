import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { published } from '../../content/testing/published.fixture.ts';
import { type RunningGraphql, startGraphql } from './graphql.fixture.ts';

let server: RunningGraphql;
/** Holds the table of links: whoever reads it waits with the connection that they hold. */
let locking: pg.Client;
let watching: pg.Client;
beforeAll(async () => {
  // The proxy before it names who asks.
  server = await startGraphql({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  for (const number of [1, 2, 3])
    await published(server.database.kysely, {
      type: 'service',
      id: `service-${number}`,
      fields: { title: `Service ${number}` },
      ...(number > 1 && { parentId: `service-${number - 1}` }),
    });
  locking = new pg.Client({ connectionString: server.database.url });
  watching = new pg.Client({ connectionString: server.database.url });
  await Promise.all([locking.connect(), watching.connect()]);
});
afterAll(async () => {
  await Promise.all([locking.end(), watching.end()]);
  await server.stop();
});
beforeEach(async () => {
  await locking.query('begin; lock table link in access exclusive mode');
  return async () => {
    await locking.query('rollback');
    await expect.poll(held).toBe(0);
  };
});

/** Connections of the site that wait for the table. */
async function held(): Promise<number> {
  const { rows } = await watching.query(
    `select count(*)::int as n from pg_stat_activity
     where datname = current_database() and application_name = 'chancery' and wait_event_type = 'Lock'`,
  );
  return rows[0].n;
}

/** Asks for what links to each of three services, one turn after the other: those of one turn are asked in one statement. */
const deep = (salt = '') => {
  const linked = 'linkedFrom(types: ["news"]) { id }';
  const above = [1, 2].reduce((rest) => `parent { ${rest} } ${linked}`, linked);
  return `{ service(id: "service-3", locale: "en") { ${above} } } #${salt}`;
};

test('a request with all of its batch holds two connections at a time', async () => {
  const answer = server.post(Array.from({ length: 10 }, (_, at) => ({ query: deep(String(at)) })));
  await expect.poll(held).toBe(2);
  await locking.query('rollback');
  const answers = (await (await answer).json()) as { data: unknown }[];
  expect(answers).toHaveLength(10);
  for (const { data } of answers) expect(data).toHaveProperty('service.parent.parent.linkedFrom', []);
});

test('a socket holds two connections at a time, whatever it asks', async () => {
  const socket = new WebSocket(server.socketUrl, 'graphql-transport-ws');
  const left = new Set(['1', '2', '3']);
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () => socket.send('{"type":"connection_init"}'));
    socket.once('message', () => resolve());
  });
  const done = new Promise<void>((resolve) => {
    socket.on('message', (data) => {
      const { type, id } = JSON.parse(String(data));
      if (type === 'complete') left.delete(id);
      if (left.size === 0) resolve();
    });
  });
  for (const id of left) socket.send(JSON.stringify({ type: 'subscribe', id, payload: { query: deep(id) } }));
  await expect.poll(held).toBe(2);
  await locking.query('rollback');
  await done;
  socket.close();
});

test('the API holds four connections at most: pages have the others, who comes too late is told when to come back', async () => {
  const late: Response[] = [];
  const answers = Array.from({ length: 100 }, async (_, at) => {
    const response = await server.post({ query: deep(String(at)) });
    if (response.status === 503) late.push(response);
  });
  await expect.poll(held).toBe(4);
  await expect.poll(() => late.length).toBeGreaterThan(10);
  const { rows } = await server.database.pool.query('select 1 as one');
  expect(rows).toEqual([{ one: 1 }]);
  expect(await held()).toBeLessThanOrEqual(4);
  for (const response of late) {
    expect(response.headers.get('retry-after')).toBe('5');
    const { errors } = (await response.json()) as { errors: object[] };
    expect(errors).toMatchObject([{ extensions: { code: 'UNAVAILABLE' } }]);
    // At the door, and not after half of the work.
    for (const error of errors) expect(error).not.toHaveProperty('path');
  }
  await locking.query('rollback');
  await Promise.all(answers);
  expect((await server.post({ query: deep() })).status).toBe(200);
});

test('a crowd of one network keeps nobody of another from being answered', async () => {
  let refused = 0;
  const ofCrowd = async (at: number) => {
    const response = await server.post({ query: deep(`crowd ${at}`) }, { 'x-forwarded-for': '10.1.0.1' });
    if (response.status === 503) refused += 1;
  };
  const crowd = Array.from({ length: 80 }, (_, at) => ofCrowd(at));
  await expect.poll(() => refused).toBe(8);
  const other = server.post(
    { query: '{ service(id: "service-1", locale: "en") { title } }' },
    { 'x-forwarded-for': '10.1.0.2' },
  );
  // For whom one more of the crowd is refused.
  await expect.poll(() => refused).toBe(9);
  await locking.query('rollback');
  expect(await (await other).json()).toEqual({ data: { service: { title: 'Service 1' } } });
  await Promise.all(crowd);
});
