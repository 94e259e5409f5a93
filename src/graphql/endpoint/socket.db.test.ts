import { request as httpRequest } from 'node:http';
import { createClient, type EventListener } from 'graphql-ws';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { unpublish } from '../../content/publish/unpublish.ts';
import { published } from '../../content/testing/published.fixture.ts';
import { rawConnection } from '../../platform/http/connections/raw-connection.fixture.ts';
import { type RunningGraphql, startGraphql } from './graphql.fixture.ts';

let server: RunningGraphql;
beforeAll(async () => {
  server = await startGraphql();
});
afterAll(() => server.stop());

const subscription =
  'subscription A($types: [String!]) { recordPublished(types: $types) { id type locale url title action } }';

/** A client with what it was sent; it connects at once and waits for the acknowledgement. */
async function connected(
  connectionParams: Record<string, unknown> = {},
  on: { closed?: EventListener<'closed'> } = {},
) {
  const acknowledged = Promise.withResolvers<void>();
  const client = createClient({
    url: server.socketUrl,
    webSocketImpl: WebSocket,
    connectionParams,
    lazy: false,
    retryAttempts: 0,
    onNonLazyError: acknowledged.reject,
    on: { connected: () => acknowledged.resolve(), ...on },
  });
  await acknowledged.promise;
  return client;
}

/** Opens a bare socket; resolves with the status that it was refused with, or 101. */
function opened(headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(server.socketUrl, 'graphql-transport-ws', { headers });
    socket.once('unexpected-response', (_, response) => {
      resolve(response.statusCode ?? 0);
      response.resume();
    });
    socket.once('error', reject);
    socket.once('open', () => {
      socket.close();
      resolve(101);
    });
  });
}

/** A request to become a socket, to the letter; who sends it never hangs up, and says no more. */
const upgrade = (origin: string) =>
  [
    'GET /graphql HTTP/1.1',
    'Host: localhost',
    `Origin: ${origin}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`,
    'Sec-WebSocket-Protocol: graphql-transport-ws',
    '\r\n',
  ].join('\r\n');

describe('the GraphQL socket', () => {
  test('ends the connection of who is refused, and of who never says who it is', async () => {
    const port = Number(new URL(server.url).port);
    const refused = await rawConnection(port, { sends: upgrade('https://evil.example') });
    const silent = await rawConnection(port, { sends: upgrade(server.siteOrigin) });
    expect(await refused.ended).toMatch(/^HTTP\/1\.1 403 /);
    expect(await silent.ended).toMatch(/^HTTP\/1\.1 101 .*Connection initialisation timeout/s);
  });

  test('is not opened for a request that names two hosts', async () => {
    const twice = upgrade(server.siteOrigin)
      .replace('Host: localhost', 'Host: localhost\r\nHost: other.example')
      .replace('Connection: Upgrade', 'Connection: Upgrade, close');
    const { ended } = await rawConnection(Number(new URL(server.url).port), { sends: twice });
    expect(await ended).toMatch(/^HTTP\/1\.1 400 /);
  });

  test('tells everyone of a publication, of the types that they want', async () => {
    const client = await connected();
    const events = client.iterate({ query: subscription, variables: { types: ['sector'] } });
    const first = events.next();
    // The server has the subscription once it answers what came after it.
    await client.iterate({ query: '{ __typename }' }).next();
    await published(server.database.kysely, { type: 'topic', id: 'topic-a', fields: { title: 'Unwanted' } });
    await published(server.database.kysely, {
      type: 'sector',
      id: 'sector-energy',
      slug: 'energy',
      fields: { title: 'Energy' },
    });
    expect((await first).value).toEqual({
      data: {
        recordPublished: {
          id: 'sector-energy',
          type: 'sector',
          locale: 'en',
          url: '/sectors/sector/energy',
          title: 'Energy',
          action: 'PUBLISHED',
        },
      },
    });
    await events.return?.();
    await client.dispose();
  });

  test('tells who was away what came meanwhile, once, and then what comes', async () => {
    const { kysely } = server.database;
    const topic = (id: string) => published(kysely, { type: 'topic', id, fields: { title: id } });
    await topic('topic-known');
    const { position } = await kysely
      .selectFrom('publication')
      .select(({ fn }) => fn.max('seq').as('position'))
      .executeTakeFirstOrThrow();
    await topic('topic-missed');
    const client = await connected();
    const after = (position: unknown) => ({
      query:
        'subscription($after: String) { recordPublished(types: ["topic"], after: $after) { id position } }',
      variables: { after: String(position) },
    });
    const events = client.iterate(after(position));
    const told = async () =>
      ((await events.next()).value as { data: { recordPublished: { id: string } } }).data;
    expect((await told()).recordPublished.id).toBe('topic-missed');
    await topic('topic-next');
    expect((await told()).recordPublished).toMatchObject({ id: 'topic-next' });
    await events.return?.();

    const wrong = await client.iterate(after('yesterday')).next();
    expect(wrong.value).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
    await sql`insert into publication (record_ids, types, locales, hard)
      select '{}', '{}', '{}', false from generate_series(1, 1001)`.execute(kysely);
    for (const away of [position, '999999999']) {
      const long = await client.iterate(after(away)).next();
      expect(long.value).toMatchObject({ errors: [{ extensions: { code: 'TOO_LONG_AGO' } }] });
    }
    await expect.poll(server.followers).toBe(0);
    await client.dispose();
  });

  test('says that something was removed, and not what it was called', async () => {
    const { kysely } = server.database;
    const client = await connected();
    const events = client.iterate({ query: subscription, variables: { types: ['topic'] } });
    const first = events.next();
    await client.iterate({ query: '{ __typename }' }).next();
    await published(kysely, { type: 'topic', id: 'topic-secret', fields: { title: 'Never to be read' } });
    expect((await first).value).toMatchObject({ data: { recordPublished: { action: 'PUBLISHED' } } });
    const instead = { reason: 'An error.' };
    await unpublish(kysely, { recordId: 'topic-secret', locale: 'en', actor: 'ann', instead });
    expect((await events.next()).value).toMatchObject({
      data: { recordPublished: { id: 'topic-secret', url: null, title: null, action: 'REMOVED' } },
    });
    await events.return?.();
    await client.dispose();
  });

  test('says nothing of drafts, and names a wrong type', async () => {
    const client = await connected();
    const draft = await client.iterate({ query: '{ draft(id: "topic-a", locale: "en") { slug } }' }).next();
    expect(draft.value).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    const noQuery = client.iterate({ query: 'person' }).next();
    await expect(noQuery).rejects.toMatchObject([{ message: expect.stringContaining('Syntax Error') }]);
    const wrong = await client.iterate({ query: subscription, variables: { types: ['secrets'] } }).next();
    expect(wrong.value).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
    await client.dispose();
  });

  test('knows who reads by the bearer token in its parameters', async () => {
    await published(server.database.kysely, { type: 'topic', id: 'topic-b', fields: { title: 'B' } });
    const client = await connected({ Authorization: `Bearer ${await server.token(['content|edit'])}` });
    const draft = await client.iterate({ query: '{ draft(id: "topic-b", locale: "en") { slug } }' }).next();
    expect(draft.value).toEqual({ data: { draft: { slug: 'topic-b' } } });
    await client.dispose();
  });

  test('shows readers what is theirs, and nobody else anything', async () => {
    const of = async (sub: string) =>
      connected({ Authorization: `Bearer ${await server.token([], { sub })}` });
    const saving = { query: 'mutation { saveFavourite(recordId: "topic-b") { recordId } }' };
    const reading = { query: '{ me { id favouriteIds } }' };
    const [ann, bob, nobody] = [await of('ann'), await of('bob'), await connected()];
    expect((await ann.iterate(saving).next()).value).toEqual({
      data: { saveFavourite: { recordId: 'topic-b' } },
    });
    expect((await ann.iterate(reading).next()).value).toEqual({
      data: { me: { id: 'ann', favouriteIds: ['topic-b'] } },
    });
    expect((await bob.iterate(reading).next()).value).toEqual({
      data: { me: { id: 'bob', favouriteIds: [] } },
    });
    const errors = [expect.objectContaining({ extensions: { code: 'UNAUTHENTICATED' } })];
    expect((await nobody.iterate(reading).next()).value).toEqual({ data: null, errors });
    for (const client of [ann, bob, nobody]) await client.dispose();
  });

  test('closes when the token ends, for its owner to come back with another', async () => {
    // It is taken for a minute after its end (spec §5): two seconds of that are left.
    const exp = Math.floor(Date.now() / 1000) - 58;
    const closed = Promise.withResolvers<unknown>();
    const authorization = `Bearer ${await server.token([], { exp })}`;
    const client = await connected({ authorization }, { closed: closed.resolve });
    expect(await closed.promise).toMatchObject({ code: 4403, reason: 'Sign in again' });
    await client.dispose();
  });

  test('closes on a token that proves nothing', async () => {
    await expect(connected({ authorization: 'Bearer a.b.c' })).rejects.toMatchObject({ code: 4403 });
  });

  test('refuses bombs as the endpoint does', async () => {
    const client = await connected();
    const query = `{ ${Array.from({ length: 30 }, (_, i) => `a${i}: __typename`).join(' ')} }`;
    await expect(client.iterate({ query }).next()).rejects.toMatchObject([
      { extensions: { code: 'QUERY_TOO_LARGE' } },
    ]);
    await client.dispose();
  });

  test('refuses a page of another site', async () => {
    expect(await opened({ origin: 'https://evil.example' })).toBe(403);
    expect(await opened({ origin: server.siteOrigin })).toBe(101);
    expect(await opened({})).toBe(101);
  });

  test('leaves other requests for an upgrade what they are: plain requests', async () => {
    const { port } = new URL(server.url);
    const status = await new Promise((resolve, reject) => {
      const headers = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABk' };
      httpRequest({ host: '127.0.0.1', port, path: '/healthz', headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .once('upgrade', () => reject(new Error('It was upgraded.')))
        .once('error', reject)
        .end();
    });
    expect(status).toBe(200);
  });
});

describe('a socket that asks faster than anybody reads', () => {
  test('is closed', async () => {
    const socket = new WebSocket(server.socketUrl, 'graphql-transport-ws');
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    socket.on('open', () => {
      socket.send('{"type":"connection_init"}');
      for (let count = 0; count < 300; count += 1) socket.send('{"type":"ping"}');
    });
    expect(await closed).toBe(1008);
  });
});
