import { buildSchema } from 'graphql';
import { expect, onTestFinished, test } from 'vitest';
import { listenFor } from '../../platform/observe/measured-events.ts';
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

test('what asks for too much is refused by its plan, and counted once; wrong variables leave the plan in use', async () => {
  const codes: string[] = [];
  onTestFinished(listenFor('graphqlRefusal', ({ code }) => codes.push(code)));
  const engine = graphqlEngine({ production: true });
  const lists = buildSchema('type Query { all(first: Int): [One] } type One { id: ID }');
  const document = engine.parse('query Q($first: Int) { all(first: $first) { id } }');
  const ask = (first: unknown) =>
    engine.answerByPlan({
      schema: lists,
      document,
      variableValues: { first },
      contextValue: { answer: new Answer() },
    });
  expect((await ask(30_000))?.errors).toMatchObject([{ extensions: { code: 'QUERY_TOO_LARGE' } }]);
  expect(codes).toEqual(['QUERY_TOO_LARGE']);
  expect(await ask('many')).toBeNull();
  expect(await ask(5)).toEqual({ data: { all: null } });
});
