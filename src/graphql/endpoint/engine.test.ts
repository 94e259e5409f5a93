import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { Answer } from './answer.ts';
import { graphqlEngine } from './engine.ts';

const schema = buildSchema('type Query { slow: String }');

test('an operation that takes too long is given up, and says only that', async () => {
  const engine = graphqlEngine({ production: true, timeout: 5 });
  const rootValue = { slow: () => new Promise(() => {}) };
  const { data, errors } = await engine.execute({
    schema,
    document: engine.parse('{ slow }'),
    rootValue,
    contextValue: { answer: new Answer() },
  });
  expect(data).toBeUndefined();
  expect(errors?.map((error) => error.toJSON())).toMatchObject([
    { message: 'The query took too long', extensions: { code: 'TIMEOUT' } },
  ]);
});
