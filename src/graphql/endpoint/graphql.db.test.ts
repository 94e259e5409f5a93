import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { personFields, published, publishedOffice } from '../../content/testing/published.fixture.ts';
import { connect } from '../../platform/db/connect.ts';
import { createLog } from '../../platform/log/log.ts';
import { nowhere } from '../../site/testing.ts';
import { type RunningGraphql, startGraphql } from './graphql.fixture.ts';

let server: RunningGraphql;
const office = { query: '{ office(id: "office-london", locale: "en") { title } }' };

beforeAll(async () => {
  server = await startGraphql();
  await publishedOffice(server.database.kysely);
  await published(server.database.kysely, {
    type: 'person',
    id: 'pe101',
    slug: 'helena-okafor',
    fields: personFields('Helena', 'Okafor'),
  });
});
afterAll(() => server.stop());

const bearer = async (...permissions: string[]) => ({
  authorization: `Bearer ${await server.token(permissions)}`,
});

describe('GraphQL over HTTP', () => {
  test('answers a named operation with variables by POST, never to be kept', async () => {
    const response = await server.post({
      operationName: 'Office',
      variables: { id: 'office-london', locale: 'fr-fr' },
      query:
        'query Office($id: ID!, $locale: Locale!) { office(id: $id, locale: $locale) { title url } } query B { __typename }',
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch('application/graphql-response+json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      data: { office: { title: 'Londres', url: '/fr-fr/offices/london' } },
    });
  });

  test('answers a query by GET and refuses a mutation there', async () => {
    const get = (query: string) => fetch(`${server.url}?${new URLSearchParams({ query })}`);
    expect(await (await get(office.query)).json()).toEqual({ data: { office: { title: 'London' } } });
    const refused = await get('mutation { submitForReview(recordId: "pe101", locale: "en") }');
    expect(refused.status).toBe(405);
    expect(refused.headers.get('allow')).toBe('POST');
  });

  test.each(['variables', 'extensions'])('says so when the %s of an address are no JSON', async (name) => {
    const response = await fetch(`${server.url}?query={__typename}&${name}={broken`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      errors: [{ message: `The parameter ${name} is not JSON`, extensions: { code: 'BAD_REQUEST' } }],
    });
  });

  test('answers other methods with 405', async () => {
    const response = await fetch(server.url, { method: 'DELETE' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toMatch(/GET.*POST/);
  });

  test.each([
    ['no JSON', '{', 400],
    ['no query', '{}', 400],
    ['a syntax error', '{"query":"{"}', 400],
    ['an unknown field', '{"query":"{ nothing }"}', 400],
    ['a missing variable', '{"query":"query A($id: ID!) { office(id: $id, locale: \\"en\\") { id } }"}', 400],
    ['an unknown language', '{"query":"{ office(id: \\"office-london\\", locale: \\"xx\\") { id } }"}', 400],
  ])('answers %s with 400 and an error', async (_, body, status) => {
    const response = await fetch(server.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
      body,
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ errors: [{ message: expect.any(String) }] });
  });

  test('answers ten operations in one request and refuses eleven', async () => {
    const ten = await server.post(Array(10).fill(office));
    expect(ten.status).toBe(200);
    expect(await ten.json()).toEqual(Array(10).fill({ data: { office: { title: 'London' } } }));
    const eleven = await server.post(Array(11).fill(office));
    expect(eleven.status).toBe(413);
  });

  test('refuses a body that is larger than any query', async () => {
    const response = await server.post({ query: `{ __typename } #${'x'.repeat(300_000)}` });
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({
      errors: [{ message: 'The request is too large', extensions: { code: 'TOO_LARGE' } }],
    });
  });

  test('refuses a plain form’s content types, which another site could post', async () => {
    const response = await fetch(server.url, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify(office),
    });
    expect(response.status).toBe(403);
  });
});

test.each(['application/json', 'application/graphql-response+json'])(
  'a body that is no JSON is refused as %s, without what the parser said of it',
  async (accept) => {
    const headers = { 'content-type': 'application/json', accept };
    for (const body of ['{"a":', '\u0001', '']) {
      const answer = await fetch(server.url, { method: 'POST', headers, body });
      expect(answer.status).toBe(400);
      expect(await answer.text()).not.toMatch(/originalError|SyntaxError|Unexpected/);
    }
  },
);

const person = 'query Person($id: ID!) { person(id: $id, locale: "en") { title } }';
const anybody = { query: person, operationName: 'Person', variables: { id: 'pe101' } };

test.each([
  ['an operation', anybody],
  ['one without variables', { query: office.query, variables: null }],
  ['wrong variables', { query: person, variables: { ids: 'pe101' } }],
  ['an operation that is not in the query', { ...anybody, operationName: 'Nobody' }],
  ['a name that is none', { ...anybody, operationName: 7 }],
  ['variables that are none', { ...anybody, variables: ['pe101'] }],
  ['a parameter that nobody knows', { ...anybody, more: true }],
  ['extensions', { ...anybody, extensions: {} }],
  ['several operations', [anybody, anybody]],
  [
    'a mutation without the right',
    { query: 'mutation { submitForReview(recordId: "pe101", locale: "en") }' },
  ],
  ['a subscription', { query: 'subscription { published { id } }' }],
])('%s is answered again as it was the first time', async (_, body) => {
  for (const accept of [
    '*/*',
    'application/json',
    'application/graphql-response+json, application/json;q=0.9',
  ]) {
    const headers = { 'content-type': 'application/json', accept };
    // What is valid is known from the first time on, and in each way of accepting.
    await fetch(server.url, { method: 'POST', headers, body: JSON.stringify(anybody) });
    const answers = [];
    for (let time = 0; time < 3; time += 1) {
      const answer = await fetch(server.url, { method: 'POST', headers, body: JSON.stringify(body) });
      const { status } = answer;
      const types = answer.headers.get('content-type');
      answers.push({ status, types, text: await answer.text() });
    }
    const [first, ...others] = answers;
    for (const other of others) expect(other).toEqual(first);
  }
});

describe('errors', () => {
  test('say nothing of the inside, but name the request for the log', async () => {
    await server.database.kysely.schema.alterTable('link').renameTo('link_away').execute();
    try {
      const response = await server.post({
        query: '{ office(id: "office-london", locale: "en") { linkedFrom(types: ["person"]) { id } } }',
      });
      const text = await response.text();
      expect(JSON.parse(text).errors).toEqual([
        {
          message: 'Something went wrong',
          locations: expect.anything(),
          path: ['office', 'linkedFrom'],
          extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: expect.any(String) },
        },
      ]);
      expect(text).not.toMatch(/link_away|relation|select|at .*\.ts/);
    } finally {
      await server.database.kysely.schema.alterTable('link_away').renameTo('link').execute();
    }
  });

  test('say that it is not for ever when the database is away', async () => {
    const away = connect(nowhere);
    const cut = await startGraphql({ database: away });
    const response = await cut.post(office);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] });
    await cut.stop();
    await away.end();
  });

  test('of commands give their reason', async () => {
    const response = await server.post(
      {
        query:
          'mutation { publish(recordId: "nobody", locale: "en", revision: 1, change: MAJOR) { number } }',
      },
      await bearer('content|publish'),
    );
    expect(await response.json()).toMatchObject({
      data: null,
      errors: [{ message: 'There is no record nobody.', extensions: { code: 'UNKNOWN_RECORD' } }],
    });
  });
});

describe('drafts', () => {
  const draft = { query: '{ draft(id: "pe101", locale: "en") { slug state revision fields } }' };
  const codeOf = async (response: Response) =>
    ((await response.json()) as { errors?: { extensions: { code: string } }[] }).errors?.[0]?.extensions.code;

  test('are out of reach without a token, with another right, and within reach with the right one', async () => {
    expect(await codeOf(await server.post(draft))).toBe('UNAUTHENTICATED');
    expect(await codeOf(await server.post(draft, await bearer('content|publish', 'edit')))).toBe('FORBIDDEN');
    const response = await server.post(draft, await bearer('content|edit'));
    expect(await response.json()).toMatchObject({
      data: { draft: { slug: 'helena-okafor', state: 'published', fields: { familyName: 'Okafor' } } },
    });
  });

  test('are created, saved and published by those who may, and nothing of them shows before', async () => {
    const editor = await bearer('content|edit');
    const fields = { title: 'Tax', summary: 'About tax' };
    const created = await server.post(
      {
        query: 'mutation A($input: CreateRecordInput!) { createRecord(input: $input) { id revision } }',
        variables: { input: { type: 'topic', id: 'topic-tax', slug: 'tax', fields } },
      },
      editor,
    );
    expect(await created.json()).toEqual({ data: { createRecord: { id: 'topic-tax', revision: 1 } } });
    const saved = await server.post(
      {
        query: 'mutation A($input: SaveDraftInput!) { saveDraft(input: $input) { revision } }',
        variables: {
          input: {
            recordId: 'topic-tax',
            locale: 'en',
            revision: 1,
            slug: 'tax',
            fields: { title: 'Taxes' },
          },
        },
      },
      editor,
    );
    expect(await saved.json()).toEqual({ data: { saveDraft: { revision: 2 } } });
    const topic = { query: '{ topic(id: "topic-tax", locale: "en") { title summary } }' };
    expect(await (await server.post(topic, editor)).json()).toEqual({ data: { topic: null } });
    const publication = {
      query:
        'mutation A($revision: Int!) { publish(recordId: "topic-tax", locale: "en", revision: $revision, change: MAJOR) { number } }',
      variables: { revision: 2 },
    };
    expect(await codeOf(await server.post(publication, editor))).toBe('FORBIDDEN');
    expect(await codeOf(await server.post(publication))).toBe('UNAUTHENTICATED');
    const unread = { ...publication, variables: { revision: 1 } };
    expect(await codeOf(await server.post(unread, await bearer('content|publish')))).toBe(
      'CHANGED_MEANWHILE',
    );
    const done = await server.post(publication, await bearer('content|publish'));
    expect(await done.json()).toEqual({ data: { publish: { number: 1 } } });
    expect(await (await server.post(topic)).json()).toEqual({
      data: { topic: { title: 'Taxes', summary: null } },
    });
  });

  test('go to the root when their parent is null, and stay where they are when it is not given', async () => {
    const service = { type: 'service', id: 'service-tax', slug: 'tax', fields: { title: 'Tax' } } as const;
    const page = { type: 'service', id: 'service-vat', slug: 'vat', fields: { title: 'VAT' } } as const;
    await published(server.database.kysely, service);
    await published(server.database.kysely, { ...page, parentId: service.id });
    const save = async (revision: number, place: { readonly parentId?: null }) =>
      server.post(
        {
          query: 'mutation A($input: SaveDraftInput!) { saveDraft(input: $input) { revision } }',
          variables: {
            input: {
              recordId: page.id,
              locale: 'en',
              revision,
              slug: page.slug,
              fields: page.fields,
              ...place,
            },
          },
        },
        await bearer('content|edit'),
      );
    const parent = async () => {
      const query = '{ draft(id: "service-vat", locale: "en") { parentId } }';
      return (await server.post({ query }, await bearer('content|edit'))).json() as Promise<unknown>;
    };
    expect(await (await save(1, {})).json()).toEqual({ data: { saveDraft: { revision: 2 } } });
    expect(await parent()).toEqual({ data: { draft: { parentId: 'service-tax' } } });
    expect(await (await save(2, { parentId: null })).json()).toEqual({
      data: { saveDraft: { revision: 3 } },
    });
    expect(await parent()).toEqual({ data: { draft: { parentId: null } } });
  });

  test('that are taken down are gone when the answer comes, on every process', async () => {
    await published(server.database.kysely, { type: 'topic', id: 'topic-old', fields: { title: 'Old' } });
    const response = await server.post(
      { query: 'mutation { unpublish(recordId: "topic-old", reason: "No longer a topic") { unconfirmed } }' },
      await bearer('content|publish'),
    );
    expect(await response.json()).toEqual({ data: { unpublish: { unconfirmed: [] } } });
    expect(
      await (await server.post({ query: '{ topic(id: "topic-old", locale: "en") { id } }' })).json(),
    ).toEqual({
      data: { topic: null },
    });
  });

  test('a token that proves nothing is answered with 401 whatever is asked', async () => {
    const response = await server.post(office, { authorization: 'Bearer not.a.token' });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({
      errors: [{ message: 'Sign in again', extensions: { code: 'UNAUTHENTICATED' } }],
    });
  });
});

describe('a site with a database of its own and no identity provider', () => {
  test('takes no token, not even the demonstration’s, and answers what everybody may ask', async () => {
    const logged: unknown[] = [];
    const log = createLog({ logLevel: 'warn' }, { write: (line: string) => logged.push(JSON.parse(line)) });
    const own = await startGraphql({ env: { DATABASE_URL: nowhere, AUTH_ISSUER: '' }, log });
    const token = await server.token(['content|edit']);
    const refused = await own.post(office, { authorization: `Bearer ${token}` });
    expect(refused.status).toBe(401);
    expect(await refused.text()).toContain('this site has no identity provider');
    expect((await own.post(office)).status).toBe(200);
    expect(logged).toMatchObject([{ msg: expect.stringContaining('AUTH_ISSUER is not set') }]);
    await own.stop();
  });
});

describe('in production', () => {
  let production: RunningGraphql;
  beforeAll(async () => {
    production = await startGraphql({ env: { NODE_ENV: 'production' } });
  });
  afterAll(() => production.stop());
  const schema = { query: '{ __schema { queryType { name } } }' };
  const typo = { query: '{ offfice(id: "a", locale: "en") { id } }' };

  test('the schema cannot be read, nor guessed from suggestions', async () => {
    const refused = await production.post(schema);
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('introspection');
    expect(await (await production.post(typo)).text()).not.toMatch(/did you mean/i);
    const badEnum = { query: '{ people(locale: "en", order: TITEL) { totalCount } }' };
    expect(await (await production.post(badEnum)).text()).not.toMatch(/did you mean/i);
  });

  test('elsewhere it can', async () => {
    expect(await (await server.post(schema)).json()).toEqual({
      data: { __schema: { queryType: { name: 'Query' } } },
    });
    expect(await (await server.post(typo)).text()).toMatch(/did you mean/i);
  });
});
