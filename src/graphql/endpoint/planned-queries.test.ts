import { buildSchema, parse } from 'graphql';
import { expect, test } from 'vitest';
import { PlannedQueries } from './planned-queries.ts';

test('of one document so many fields are planned, whatever is chosen of them: few words would hold much memory', () => {
  const schema = buildSchema('type Query { one: Int }');
  const names = Array.from({ length: 600 }, (_, at) => `a${at}: one`).join(' ');
  const document = parse(`query Q($with: Boolean!) { ${names} one @include(if: $with) }`);
  const query = new PlannedQueries().get(schema, document, 'Q');
  const planned = (chosen: boolean) => query?.plan(query.variables({ with: chosen })).length;
  expect(planned(true)).toBe(601);
  expect(() => planned(false)).toThrow('More is asked for than is planned');
  expect(planned(true)).toBe(601);
});
