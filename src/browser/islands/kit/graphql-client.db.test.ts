import { gql } from '@apollo/client';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { published, publishedOffice } from '../../../content/testing/published.fixture.ts';
import { type RunningGraphql, startGraphql } from '../../../graphql/endpoint/graphql.fixture.ts';
import { graphqlClient } from './graphql-client.ts';

/** For `vi.waitFor`: a busy machine takes seconds. */
const patience = { timeout: 15_000 };

let server: RunningGraphql;
const requests: { operations: object[]; authorization: string | null }[] = [];

beforeAll(async () => {
  server = await startGraphql();
  await publishedOffice(server.database.kysely);
  const send = fetch;
  vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
    const { body, headers } = init;
    const { pathname: path } = new URL(input);
    // The server asks for the identity provider's keys in the same process.
    if (path === '/graphql') {
      requests.push({
        operations: typeof body === 'string' ? JSON.parse(body) : [],
        authorization: new Headers(headers).get('authorization'),
      });
    }
    return send(input, init);
  });
  vi.stubGlobal('WebSocket', WebSocket);
});
beforeEach(() => {
  requests.length = 0;
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await server.stop();
});

const office = gql`
  query Office($id: ID!) {
    office(id: $id, locale: "en") {
      id
      title
    }
  }
`;

describe('the browser’s GraphQL client', () => {
  test('sends operations of the same moment together, at most ten', async () => {
    const client = await graphqlClient({ url: server.url });
    const ids = Array.from({ length: 12 }, (_, i) => (i === 0 ? 'office-london' : `office-${i}`));
    const results = await Promise.all(ids.map((id) => client.query({ query: office, variables: { id } })));
    expect(results[0]?.data).toMatchObject({ office: { title: 'London' } });
    expect(requests.map(({ operations }) => operations.length)).toEqual([10, 2]);
    expect(requests[0]).toMatchObject({ authorization: null });
    expect(requests[0]?.operations[0]).toEqual({
      operationName: 'Office',
      variables: { id: 'office-london' },
      query: expect.stringContaining('query Office'),
    });
    client.stop();
  });

  test('sends the bearer token that there is', async () => {
    const token = await server.token([]);
    const client = await graphqlClient({ url: server.url, token: () => token });
    await client.query({ query: office, variables: { id: 'office-london' } });
    expect(requests).toMatchObject([{ authorization: `Bearer ${token}` }]);
    client.stop();
  });

  test('asks for what everybody may read without a token that is refused, and does not send it again', async () => {
    let token = 'another.sites.token';
    const client = await graphqlClient({ url: server.url, token: () => token });
    const read = () =>
      client.query({ query: office, variables: { id: 'office-london' }, fetchPolicy: 'no-cache' });
    expect((await read()).data).toMatchObject({ office: { title: 'London' } });
    expect((await read()).data).toMatchObject({ office: { title: 'London' } });
    const refused = { authorization: expect.stringContaining('another') };
    expect(requests).toMatchObject([refused, { authorization: null }, { authorization: null }]);
    token = await server.token([]);
    await read();
    expect(requests.at(-1)).toMatchObject({ authorization: `Bearer ${token}` });
    client.stop();
  });

  test('does not repeat a change that was refused', async () => {
    const client = await graphqlClient({ url: server.url, token: () => 'a.b.c' });
    const mutation = gql`
      mutation Submit {
        submitForReview(recordId: "office-london", locale: "en")
      }
    `;
    await expect(client.mutate({ mutation })).rejects.toMatchObject({ statusCode: 401 });
    expect(requests).toHaveLength(1);
    client.stop();
  });

  test('uploads a file with the header that proves it is no form', async () => {
    const token = await server.token(['content|edit']);
    const client = await graphqlClient({ url: server.url, token: () => token });
    const mutation = gql`
      mutation Add($file: File!) {
        addAttachment(recordId: "office-london", file: $file) {
          name
          mediaType
        }
      }
    `;
    const { data } = await client.mutate({
      mutation,
      variables: { file: new File(['%PDF-1.7'], 'Map.pdf') },
    });
    expect(data).toMatchObject({ addAttachment: { name: 'Map.pdf', mediaType: 'application/pdf' } });
    client.stop();
  });

  test('follows what is published although its token is refused', async () => {
    const query = gql`
      subscription Published {
        recordPublished(types: ["topic"]) {
          title
        }
      }
    `;
    const client = await graphqlClient({
      url: server.url,
      socketUrl: server.socketUrl,
      token: () => 'a.b.c',
    });
    const following = client.subscribe({ query }).subscribe({});
    await vi.waitFor(() => expect(server.followers()).toBe(1), patience);
    following.unsubscribe();
    await vi.waitFor(() => expect(server.followers()).toBe(0), patience);
    client.stop();
  });

  test('opens a socket for subscriptions only when there is an address for it', async () => {
    const query = gql`
      subscription Published {
        recordPublished(types: ["topic"]) {
          title
        }
      }
    `;
    const client = await graphqlClient({ url: server.url, socketUrl: server.socketUrl });
    const received = Promise.withResolvers<unknown>();
    const following = client
      .subscribe({ query })
      .subscribe({ next: received.resolve, error: received.reject });
    await vi.waitFor(() => expect(server.followers()).toBe(1), patience);
    await published(server.database.kysely, { type: 'topic', id: 'topic-new', fields: { title: 'New' } });
    expect(await received.promise).toMatchObject({ data: { recordPublished: { title: 'New' } } });
    following.unsubscribe();
    client.stop();
    expect(requests).toEqual([]);

    const without = await graphqlClient({ url: server.url });
    const failed = Promise.withResolvers<unknown>();
    without.subscribe({ query }).subscribe({ next: failed.resolve, error: failed.resolve });
    await failed.promise;
    expect(requests).toHaveLength(1);
    without.stop();
  });

  test('opens the socket that the document names', async () => {
    const named = { content: server.socketUrl };
    vi.stubGlobal('document', {
      querySelector: (selector: string) => (selector.includes('"chancery:graphql-socket"') ? named : null),
    });
    const client = await graphqlClient({ url: server.url });
    const query = gql`
      subscription Published {
        recordPublished(types: ["topic"]) {
          title
        }
      }
    `;
    const following = client.subscribe({ query }).subscribe({});
    await vi.waitFor(() => expect(server.followers()).toBe(1), patience);
    following.unsubscribe();
    client.stop();
  });
});
