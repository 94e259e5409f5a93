import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fromMarkdown } from '../../content/rich-text/from-markdown.ts';
import { published } from '../../content/testing/published.fixture.ts';
import { type RunningGraphql, startGraphql } from './graphql.fixture.ts';
import { limits } from './limits.ts';

let server: RunningGraphql;
const LETTERS = 60_000;
const SERVICES = 25;
beforeAll(async () => {
  server = await startGraphql();
  const body = fromMarkdown('x'.repeat(LETTERS)).blocks;
  await published(server.database.kysely, { type: 'topic', id: 'topic-tax', fields: { title: 'Tax', body } });
  const service = { type: 'service', fields: { title: 'Law' } } as const;
  await published(server.database.kysely, { ...service, id: 'service-all', slug: 'all' });
  for (let at = 0; at < SERVICES; at += 1)
    await published(server.database.kysely, {
      ...service,
      id: `service-${at}`,
      slug: `s${at}`,
      parentId: 'service-all',
    });
});
afterAll(() => server.stop());

interface Answer {
  readonly data?: unknown;
  readonly errors?: readonly { message: string; extensions: { code: string } }[];
}

const bodies = (count: number) =>
  `{ ${Array.from({ length: count }, (_, at) => `a${at}: topic(id: "topic-tax", locale: "en") { body }`).join(' ')} }`;

describe('an answer', () => {
  test('of some bodies is given', async () => {
    const text = await (await server.post({ query: bodies(20) })).text();
    expect(text.length).toBeGreaterThan(20 * LETTERS);
    expect(text).not.toContain('errors');
  });

  test('that grows too large is refused while it is made, with its whole batch and without any part of it', async () => {
    const response = await server.post(Array.from({ length: 8 }, () => ({ query: bodies(20) })));
    const text = await response.text();
    expect(text.length).toBeLessThan(limits.bytes);
    const refused = (JSON.parse(text) as Answer[]).filter(({ errors }) => errors);
    expect(refused.length).toBeGreaterThan(0);
    for (const { data, errors } of refused) {
      expect(data ?? null).toBeNull();
      expect(errors).toMatchObject(
        [{ message: /answer is too large/, extensions: { code: 'QUERY_TOO_LARGE' } }].map(
          ({ message, extensions }) => ({ message: expect.stringMatching(message), extensions }),
        ),
      );
    }
  });

  test('is measured with the names that its caller gives to values', async () => {
    const list = 'services(locale: "en", first: 50) { nodes { ...Named } }';
    const requested = async (name: string) => {
      const query = `query { a: ${list} b: ${list} } fragment Named on Service { ${name}: title }`;
      return (await server.post(Array(10).fill({ query }))).json();
    };
    expect(await requested('short')).toMatchObject(
      Array(10).fill({ data: { b: { nodes: expect.arrayContaining([{ short: 'Law' }]) } } }),
    );
    expect(await requested('long'.repeat(4_800))).toContainEqual({
      errors: [expect.objectContaining({ message: expect.stringMatching(/answer is too large/) })],
    });
  });

  test('tells the first of many errors, and how many more there are', async () => {
    const query =
      '{ services(locale: "en", first: 50) { nodes { parent { linkedFrom(types: ["none"]) { id } } } } }';
    const { data, errors = [] } = (await (await server.post({ query })).json()) as Answer;
    expect(data).toHaveProperty('services.nodes.length', SERVICES + 1);
    expect(errors).toHaveLength(limits.errors + 1);
    expect(errors.at(-1)?.message).toBe(`${SERVICES - limits.errors} more errors`);
  });
});

describe('a batch', () => {
  test('has one cost: what each operation may ask alone, ten together may not', async () => {
    const query =
      '{ publications(locale: "en", first: 200) { nodes { id title body topics { id title } } } }';
    expect((await server.post([{ query }])).status).toBe(200);
    const answers = (await (await server.post(Array(10).fill({ query }))).json()) as Answer[];
    expect(answers.filter(({ errors }) => errors?.[0]?.extensions.code === 'QUERY_TOO_LARGE')).toHaveLength(
      9,
    );
  });

  test('is told of every operation that cannot be read', async () => {
    const answers = (await (await server.post(Array(10).fill({ query: '{' }))).json()) as Answer[];
    expect(answers).toHaveLength(10);
  });
});

test('a batch of queries that are slow to check makes way for others before each', async () => {
  let longest = 0;
  let last = performance.now();
  const begin = last;
  const watch = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  const fields = '__typename '.repeat(limits.characters / 12);
  const batch = Array.from({ length: 10 }, (_, at) => ({ query: `query Q${at} { ${fields} }` }));
  const response = await server.post(batch);
  expect(await response.json()).toHaveLength(10);
  clearInterval(watch);
  expect(longest).toBeLessThan((performance.now() - begin) / 2);
});
