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

  test('the cost counts what a variable asks for', async () => {
    const query =
      'query A($first: Int) { people(locale: "en", first: $first) { nodes { offices { location { id } } } } }';
    expect((await server.post({ query, variables: { first: 20 } })).status).toBe(200);
    expect((await server.post({ query, variables: { first: 500 } })).status).toBe(400);
  });

  test('the cost counts what a variable is by default', async () => {
    const asked = (first: number) =>
      server.post({
        query: `query A($first: Int = ${first}) { people(locale: "en", first: $first) { nodes { offices { location { id } } } } }`,
      });
    expect((await asked(20)).status).toBe(200);
    const response = await asked(500);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('cost is limited');
  });

  test('the cost counts what the schema gives where the query says nothing', async () => {
    const asked = (first: string) =>
      server.post({
        query: `{ office(id: "a", locale: "en") { children { children${first} { id } } } }`,
      });
    expect((await asked('')).status).toBe(400);
    expect((await asked('(first: 20)')).status).toBe(200);
  });

  test('a query of thousands of tokens is not even parsed', async () => {
    const response = await server.post({ query: `{ ${'__typename '.repeat(3000)} }` });
    expect(response.status).toBe(400);
  });
});
