import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningGraphql, startGraphql } from './graphql.fixture.ts';

let server: RunningGraphql;
beforeAll(async () => {
  server = await startGraphql();
});
afterAll(() => server.stop());

describe('limits', () => {
  const nested = (depth: number) =>
    `{ office(id: "a", locale: "en") ${'{ parent '.repeat(depth)} { id } ${'}'.repeat(depth)} }`;
  test.each([
    ['depth', nested(12)],
    [
      'cost',
      '{ people(locale: "en", first: 500) { nodes { offices { linkedFrom(types: ["person"], first: 500) { id } } } } }',
    ],
    ['characters', `{ __typename } #${'x'.repeat(20_000)}`],
    ['aliases', `{ ${Array.from({ length: 30 }, (_, i) => `a${i}: __typename`).join(' ')} }`],
    [
      'fields',
      `query A { ${'...F1 '.repeat(3)} } ${Array.from({ length: 9 }, (_, i) => `fragment F${i + 1} on Query { ${`...F${i + 2} `.repeat(3)} }`).join(' ')} fragment F10 on Query { __typename }`,
    ],
  ])('a bomb of %s is refused before it is executed', async (measure, query) => {
    const response = await server.post({ query });
    expect(response.status).toBe(400);
    const { errors } = (await response.json()) as { errors: { message: string; extensions: object }[] };
    expect(errors[0]?.message).toContain(measure);
    expect(errors[0]?.extensions).toEqual({ code: 'QUERY_TOO_LARGE' });
  });

  test('nine searches are as many as one request may ask for', async () => {
    const searches = (count: number) =>
      `{ ${Array.from({ length: count }, (_, at) => `a${at}: search(text: "word ${at}", locale: "en") { totalCount }`).join(' ')} }`;
    expect((await server.post({ query: searches(9) })).status).toBe(200);
    const response = await server.post({ query: searches(10) });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('cost is limited');
  });

  test('many operations of one query are counted together', async () => {
    const requested = (operations: number) => {
      const all = Array.from({ length: operations }, (_, at) => `query A${at} { ...F }`).join(' ');
      const query = `${all} fragment F on Query { ${'__typename '.repeat(300)} }`;
      return server.post({ query, operationName: 'A0' });
    };
    expect((await requested(5)).status).toBe(200);
    const response = await requested(10);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('fields is limited');
  });

  test('the cost counts what a variable asks for', async () => {
    const query =
      'query A($first: Int) { people(locale: "en", first: $first) { nodes { offices { location { breadcrumbs { title url } } } } } }';
    expect((await server.post({ query, variables: { first: 20 } })).status).toBe(200);
    expect((await server.post({ query, variables: { first: 500 } })).status).toBe(400);
  });

  test('the cost counts what a variable is by default', async () => {
    const requested = (first: number) =>
      server.post({
        query: `query A($first: Int = ${first}) { people(locale: "en", first: $first) { nodes { offices { location { breadcrumbs { title url } } } } } }`,
      });
    expect((await requested(20)).status).toBe(200);
    const response = await requested(500);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('cost is limited');
  });

  test('the cost counts what the schema gives where the query says nothing', async () => {
    const requested = (first: string) =>
      server.post({
        query: `{ office(id: "a", locale: "en") { children { children${first} { id title url } } } }`,
      });
    expect((await requested('')).status).toBe(400);
    expect((await requested('(first: 20)')).status).toBe(200);
  });

  test('a body costs more than a title, counts by facets more than a list', async () => {
    const requested = (fields: string, first: number) =>
      server.post({ query: `{ publications(locale: "en", first: ${first}) { ${fields} } }` });
    expect((await requested('nodes { id title url }', 500)).status).toBe(200);
    expect((await requested('nodes { body }', 300)).status).toBe(200);
    expect((await requested('nodes { body }', 500)).status).toBe(400);
    const facets = (count: number) =>
      server.post({
        query: `{ ${Array.from({ length: count }, (_, at) => `a${at}: publications(locale: "en", startsWith: "${at}") { facets { field } }`).join(' ')} }`,
      });
    expect((await facets(3)).status).toBe(200);
    expect((await facets(20)).status).toBe(400);
  });

  const many = Array.from({ length: 51 }, (_, at) => `r${at}`);
  test.each([
    [
      'in the query',
      `{ publications(locale: "en", filter: { topics: ${JSON.stringify(many)} }) { totalCount } }`,
      {},
    ],
    [
      'in a variable',
      'query A($many: [ID!]) { publications(locale: "en", filter: { topics: $many }) { totalCount } }',
      { many },
    ],
    [
      'inside an object of a variable',
      'query A($filter: PublicationFilter) { publications(locale: "en", filter: $filter) { totalCount } }',
      { filter: { topics: many } },
    ],
    [
      'by default',
      `query A($many: [ID!] = ${JSON.stringify(many)}) { publications(locale: "en", filter: { topics: $many }) { totalCount } }`,
      {},
    ],
    [
      'beside a list',
      `{ publications(locale: "en", availableIn: [${'"en" '.repeat(51)}]) { totalCount } }`,
      {},
    ],
    [
      'of a command',
      'mutation A($many: [ID!]!) { chooseNewsletters(recordIds: $many) { chosen } }',
      { many },
    ],
  ])('a list of more than 50 values %s is refused', async (_, query, variables) => {
    const response = await server.post({ query, variables });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      errors: [
        {
          message: expect.stringMatching(/has 51 values: it may have 50/),
          extensions: { code: 'QUERY_TOO_LARGE' },
        },
      ],
    });
  });

  test('fifty values are taken, and as many as are declared where that is more', async () => {
    const query =
      'query A($some: [ID!]) { publications(locale: "en", filter: { topics: $some }) { totalCount } }';
    expect((await server.post({ query, variables: { some: many.slice(1) } })).status).toBe(200);
    const merge = async (length: number) => {
      const recordIds = Array.from({ length }, (_, at) => `r${at}`);
      const body = {
        query: 'mutation A($recordIds: [ID!]!) { mergeFavourites(recordIds: $recordIds) }',
        variables: { recordIds },
      };
      return (await server.post(body, { authorization: `Bearer ${await server.token([])}` })).json();
    };
    expect(await merge(200)).toEqual({ data: { mergeFavourites: 0 } });
    expect(await merge(201)).toMatchObject({
      errors: [{ message: 'The list recordIds has 201 values: it may have 200' }],
    });
  });

  test('a query of thousands of tokens is not even parsed', async () => {
    const response = await server.post({ query: `{ ${'__typename '.repeat(3000)} }` });
    expect(response.status).toBe(400);
  });
});
