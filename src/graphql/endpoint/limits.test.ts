import { Kind, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { buildSchema } from '../content/index.ts';
import { Count } from './count.ts';
import { limits } from './limits.ts';

const texts = import.meta.glob<string>('../../browser/islands/**/*.graphql', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const documents = Object.values(texts).map((text) => parse(text));
const queries = documents.flatMap((document) =>
  document.definitions
    .filter((one) => one.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => ({ name: operation.name?.value ?? '', document, operation })),
);

/** What a query asks for, with lists as long as they may be asked for at all where a variable says. */
function requested({ document, operation }: (typeof queries)[number]) {
  const { cost, depth, aliases, fields } = new Count(buildSchema(), document, operation, { first: 50 });
  return { cost, depth, aliases, fields, tokens: document.tokenCount ?? 0 };
}

describe('what islands ask', () => {
  test('is found', () => expect(queries.length).toBeGreaterThan(25));

  test.each(queries.map((query) => [query.name, query] as const))(
    '%s is far below the limits, also ten times in one request',
    (_, query) => {
      const { cost, depth, aliases, fields, tokens } = requested(query);
      expect(cost).toBeLessThan(limits.cost / 8);
      expect(depth).toBeLessThanOrEqual(limits.depth / 2);
      expect(aliases).toBeLessThan(limits.aliases / 4);
      expect(fields).toBeLessThan(limits.fields / 10);
      expect(tokens).toBeLessThan(limits.tokens / 10);
    },
  );

  test('is together what one request may cost', () => {
    const all = queries.map((query) => requested(query).cost).toSorted((one, other) => other - one);
    expect(all.slice(0, 10).reduce((sum, one) => sum + one, 0)).toBeLessThan(limits.cost);
  });
});
