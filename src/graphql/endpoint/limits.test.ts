import { Kind, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { buildSchema } from '../content/index.ts';
import type { StoredQuery } from '../execute.ts';
import { Count } from './count.ts';
import { limits } from './limits.ts';

const modules = import.meta.glob<Record<string, StoredQuery<unknown, object>>>(
  '../../browser/islands/**/*.gen.ts',
  {
    eager: true,
  },
);
const queries = Object.values(modules).flatMap((module) =>
  Object.values(module).filter(({ source }) => source),
);

/** What a stored query asks for, with lists as long as they may be asked for at all where a variable says. */
function requested({ name, source }: StoredQuery<unknown, object>) {
  const document = parse(source);
  const operation = document.definitions.find(
    (one) => one.kind === Kind.OPERATION_DEFINITION && one.name?.value === name,
  );
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`There is no operation ${name}.`);
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
