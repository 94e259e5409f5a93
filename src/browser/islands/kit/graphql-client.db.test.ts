import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { published, publishedOffice } from '../../../content/testing/published.fixture.ts';
import { type RunningGraphql, startGraphql } from '../../../graphql/endpoint/graphql.fixture.ts';
import { anybody, type Caller } from './caller.ts';
import { graphqlClient } from './graphql-client.ts';
import { operation } from './operation.ts';

/** For `vi.waitFor`: a busy machine takes seconds. */
const patience = { timeout: 15_000 };

let server: RunningGraphql;
const requests: { operations: object[]; authorization: string | null; keepalive: boolean }[] = [];
/** Those that were opened, the last one at the end. */
const sockets: WebSocket[] = [];

beforeAll(async () => {
  server = await startGraphql();
  await publishedOffice(server.database.kysely);
  const send = fetch;
  vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
    const { body, headers, keepalive = false } = init;
    const { pathname: path } = new URL(input);
    // The server asks for the identity provider's keys in the same process.
    if (path === '/graphql') {
      requests.push({
        operations: typeof body === 'string' ? [JSON.parse(body)].flat() : [],
        authorization: new Headers(headers).get('authorization'),
        keepalive,
      });
    }
    return send(input, init);
  });
  class OpenedSocket extends WebSocket {
    constructor(...args: ConstructorParameters<typeof WebSocket>) {
      super(...args);
      sockets.push(this);
    }
  }
  vi.stubGlobal('WebSocket', OpenedSocket);
});
beforeEach(() => {
  requests.length = 0;
  sockets.length = 0;
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await server.stop();
});

const office = operation<{ office: { title: string } | null }, { id: string }>(`
  query Office($id: ID!) {
    office(id: $id, locale: "en") {
      id
      title
    }
  }
`);
const london = { id: 'office-london' };

const submit = operation<{ submitForReview: boolean }, object>(`
  mutation Submit {
    submitForReview(recordId: "office-london", locale: "en")
  }
`);

const topics = operation<{ recordPublished: { title: string } }, object>(`
  subscription Published {
    recordPublished(types: ["topic"]) {
      title
    }
  }
`);

/** Somebody who is signed in by the first of these tokens, and by the next one when it is refused. */
function somebody(...tokens: readonly string[]): Caller {
  let at = 0;
  return {
    token: async () => tokens[at] ?? null,
    instead: async () => {
      at += 1;
      return tokens[at] ?? null;
    },
  };
}

const publishedTopic = (title: string) =>
  published(server.database.kysely, { type: 'topic', id: `topic-${title.toLowerCase()}`, fields: { title } });

describe('the browser’s GraphQL client', () => {
  test('sends operations of the same moment together, at most ten', async () => {
    const client = await graphqlClient({ url: server.url });
    const ids = Array.from({ length: 12 }, (_, i) => (i === 0 ? london.id : `office-${i}`));
    const results = await Promise.all(ids.map((id) => client.ask(office, { id })));
    expect(results[0]?.data).toEqual({ office: { id: london.id, title: 'London' } });
    expect(requests.map(({ operations }) => operations.length)).toEqual([10, 2]);
    expect(requests[0]).toMatchObject({ authorization: null, keepalive: false });
    expect(requests[0]?.operations[0]).toEqual({
      operationName: 'Office',
      variables: london,
      query: expect.stringContaining('query Office'),
    });
  });

  test('keeps what one person asks apart from what another does', async () => {
    const client = await graphqlClient({ url: server.url });
    const tokens = [await server.token([]), await server.token(['content|edit'])];
    const callers = tokens.map((token) => somebody(token));
    await Promise.all([
      ...callers.map((caller) => client.ask(office, london, caller)),
      client.ask(office, london),
    ]);
    const expected = [...tokens.map((token) => `Bearer ${token}`), null];
    expect(requests.map(({ authorization }) => authorization).sort()).toEqual(expected.sort());
  });

  test('asks for what everybody may read without a token that is refused, and does not send it again', async () => {
    let token = 'another.sites.token';
    const client = await graphqlClient({ url: server.url, caller: anybody(() => token) });
    const read = () => client.ask(office, london);
    expect((await read()).data).toMatchObject({ office: { title: 'London' } });
    expect((await read()).data).toMatchObject({ office: { title: 'London' } });
    const refused = { authorization: expect.stringContaining('another') };
    expect(requests).toMatchObject([refused, { authorization: null }, { authorization: null }]);
    token = await server.token([]);
    await read();
    expect(requests.at(-1)).toMatchObject({ authorization: `Bearer ${token}` });
  });

  test('does not repeat a change whose token was refused, and says so', async () => {
    const client = await graphqlClient({ url: server.url, caller: anybody(() => 'a.b.c') });
    const { errors } = await client.ask(submit, {});
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(requests).toHaveLength(1);
  });

  test('asks in somebody’s name once more with another token, changes too, and never without', async () => {
    const token = await server.token(['content|edit']);
    const client = await graphqlClient({ url: server.url });
    const renewed = await client.ask(submit, {}, somebody('a.b.c', token));
    expect(renewed.errors).toMatchObject([
      { extensions: { code: expect.not.stringMatching('UNAUTHENTICATED') } },
    ]);
    const ended = await client.ask(office, london, somebody('a.b.c'));
    expect(ended.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    const twice = await client.ask(office, london, somebody('a.b.c', 'd.e.f', token));
    expect(twice.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(requests.map(({ authorization }) => authorization)).toEqual(
      ['a.b.c', token, 'a.b.c', 'a.b.c', 'd.e.f'].map((one) => `Bearer ${one}`),
    );
  });

  test('sends a change at once and alone, so that it arrives although its page is left', async () => {
    const client = await graphqlClient({ url: server.url });
    await Promise.all([client.ask(submit, {}), client.ask(submit, {}), client.ask(office, london)]);
    const sent = requests.map(({ operations, keepalive }) => [operations.length, keepalive]);
    expect(sent).toEqual([
      [1, true],
      [1, true],
      [1, false],
    ]);
  });

  test('rejects when there is no answer of the API', async () => {
    const gone = await graphqlClient({ url: server.url.replace('/graphql', '/gone') });
    await expect(gone.ask(office, london)).rejects.toMatchObject({ name: 'ServerError' });
    const closed = await graphqlClient({ url: 'http://127.0.0.1:1/graphql' });
    await expect(closed.ask(office, london)).rejects.toThrow(TypeError);
  });

  test('uploads a file with the header that proves it is no form', async () => {
    const token = await server.token(['content|edit']);
    const client = await graphqlClient({ url: server.url, caller: anybody(() => token) });
    const add = operation<{ addAttachment: { name: string; mediaType: string } }, { file: File }>(`
      mutation Add($file: File!) {
        addAttachment(recordId: "office-london", file: $file) {
          name
          mediaType
        }
      }
    `);
    const { data } = await client.ask(add, { file: new File(['%PDF-1.7'], 'Map.pdf') });
    expect(data).toEqual({ addAttachment: { name: 'Map.pdf', mediaType: 'application/pdf' } });
    // Browsers take no file with them from a page that is left.
    expect(requests).toMatchObject([{ keepalive: false }]);
  });

  test('follows what is published although its token is refused', async () => {
    const { url, socketUrl } = server;
    const client = await graphqlClient({ url, socketUrl, caller: anybody(() => 'a.b.c') });
    const following = client.follow(topics, {}).subscribe();
    await vi.waitFor(() => expect(server.followers()).toBe(1), patience);
    following.unsubscribe();
    await vi.waitFor(() => expect(server.followers()).toBe(0), patience);
  });

  test('opens a socket for subscriptions only when there is an address for it', async () => {
    const client = await graphqlClient({ url: server.url, socketUrl: server.socketUrl });
    await client.ask(office, london);
    expect(sockets).toEqual([]);
    requests.length = 0;
    const received = Promise.withResolvers<unknown>();
    const following = client.follow(topics, {}).subscribe({ next: received.resolve, error: received.reject });
    await vi.waitFor(() => expect(server.followers()).toBe(1), patience);
    await publishedTopic('New');
    expect(await received.promise).toMatchObject({ data: { recordPublished: { title: 'New' } } });
    following.unsubscribe();
    expect(requests).toEqual([]);

    const without = await graphqlClient({ url: server.url });
    const failed = Promise.withResolvers<unknown>();
    without.follow(topics, {}).subscribe({ next: failed.resolve, error: failed.resolve });
    await failed.promise;
    expect(requests).toHaveLength(1);
  });

  test('goes on following when the socket is lost', async () => {
    const client = await graphqlClient({ url: server.url, socketUrl: server.socketUrl });
    const titles: unknown[] = [];
    const ended: unknown[] = [];
    const following = client.follow(topics, {}).subscribe({
      next: ({ data }) => titles.push(data?.recordPublished.title),
      error: (error) => ended.push(error),
    });
    await vi.waitFor(() => expect(server.followers()).toBe(1), patience);
    await publishedTopic('Before');
    await vi.waitFor(() => expect(titles).toEqual(['Before']), patience);
    sockets[0]?.terminate();
    await vi.waitFor(() => {
      expect(sockets).toHaveLength(2);
      expect(sockets[0]?.readyState).toBe(WebSocket.CLOSED);
      expect(server.followers()).toBe(1);
    }, patience);
    await publishedTopic('After');
    await vi.waitFor(() => expect(titles).toEqual(['Before', 'After']), patience);
    expect(ended).toEqual([]);
    following.unsubscribe();
  });

  test('opens the socket that the document names', async () => {
    const named = { content: server.socketUrl };
    vi.stubGlobal('document', {
      querySelector: (selector: string) => (selector.includes('"chancery:graphql-socket"') ? named : null),
    });
    const client = await graphqlClient({ url: server.url });
    const following = client.follow(topics, {}).subscribe();
    await vi.waitFor(() => expect(server.followers()).toBe(1), patience);
    following.unsubscribe();
  });
});
