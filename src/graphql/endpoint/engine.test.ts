import { buildSchema, type ExecutionResult } from 'graphql';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listenFor } from '../../platform/observe/measured-events.ts';
import { listenForSpans } from '../../platform/observe/spans.fixture.ts';
import { Answer } from './answer.ts';
import { graphqlEngine } from './engine.ts';
import { tooLarge } from './refusals.ts';

const schema = buildSchema('type Query { slow: String }');
const contextOf = () => ({ answer: new Answer() });

test('an operation that takes too long is given up, and says only that', async () => {
  const engine = graphqlEngine({ production: true, timeout: 5 });
  const rootValue = { slow: () => new Promise(() => {}) };
  const { data, errors } = await engine.execute({
    schema,
    document: engine.parse('{ slow }'),
    rootValue,
    contextValue: contextOf(),
  });
  expect(data).toBeUndefined();
  expect(errors?.map((error) => error.toJSON())).toMatchObject([
    { message: 'The query took too long', extensions: { code: 'TIMEOUT' } },
  ]);
});

test('what has failed by its plan is executed step by step in the time that is left', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const asked: PromiseWithResolvers<string>[] = [];
  const slow = buildSchema('type Query { slow: String }');
  Object.assign(slow.getQueryType()?.getFields().slow ?? {}, {
    resolve: () => {
      const one = Promise.withResolvers<string>();
      asked.push(one);
      return one.promise;
    },
  });
  const engine = graphqlEngine({ production: true, timeout: 100 });
  let result: ExecutionResult | undefined;
  const answer = engine.answer({ schema: slow, document: engine.parse('{ slow }') }, contextOf);
  void answer.then((come) => {
    result = come;
  });
  await vi.advanceTimersByTimeAsync(80);
  asked[0]?.reject(new Error('It fails.'));
  await vi.advanceTimersByTimeAsync(19);
  expect([asked.length, result]).toEqual([2, undefined]);
  await vi.advanceTimersByTimeAsync(1);
  expect(result?.errors).toMatchObject([{ extensions: { code: 'TIMEOUT' } }]);
});

test('what asks for too much is refused by its plan, and counted once; wrong variables leave the plan in use', async () => {
  const codes: string[] = [];
  onTestFinished(listenFor('graphqlRefusal', ({ code }) => codes.push(code)));
  const spans = listenForSpans();
  const engine = graphqlEngine({ production: true });
  const lists = buildSchema('type Query { all(first: Int): [One] } type One { id: ID }');
  const document = engine.parse('query Q($first: Int) { all(first: $first) { id } }');
  const ask = (first: unknown) =>
    engine.answer({ schema: lists, document, variableValues: { first } }, contextOf);
  expect((await ask(30_000)).errors).toMatchObject([{ extensions: { code: 'QUERY_TOO_LARGE' } }]);
  expect(codes).toEqual(['QUERY_TOO_LARGE']);
  expect((await ask('many')).errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  expect(await ask(5)).toEqual({ data: { all: null } });
  expect(spans).toEqual(['graphql', 'graphql by plan']);
});

/** What takes until it is told to end, and says that it began. */
function task(begun: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<string>();
  const run = () => {
    begun.push(name);
    return promise;
  };
  return { run, end: () => resolve(name) };
}

test('what takes long is done one after the other for one answer, and at once for several', async () => {
  const begun: string[] = [];
  const [answer, another] = [new Answer(), new Answer()];
  const [first, second, other] = [task(begun, 'first'), task(begun, 'second'), task(begun, 'other')];
  const results = [answer.inTurn(first.run), answer.inTurn(second.run), another.inTurn(other.run)];
  other.end();
  expect(await results[2]).toBe('other');
  expect(begun).toEqual(['first', 'other']);
  first.end();
  expect(await results[0]).toBe('first');
  second.end();
  expect(await results[1]).toBe('second');
  expect(begun).toEqual(['first', 'other', 'second']);
});

test('what fails holds up nothing, and nothing is begun for an answer that is refused', async () => {
  const answer = new Answer();
  const failed = answer.inTurn(() => Promise.reject(new Error('No.')));
  const next = answer.inTurn(async () => 'next');
  await expect(failed).rejects.toThrow('No.');
  expect(await next).toBe('next');
  answer.stop(tooLarge('Too much.'));
  await expect(answer.inTurn(async () => 'late')).rejects.toThrow('Too much.');
});

/** A schema of fields that take long, each by what does it. */
function takesLong(fields: Readonly<Record<string, () => Promise<string>>>) {
  const slow = buildSchema(`type Query { ${Object.keys(fields).join(': String ')}: String }`);
  for (const [name, run] of Object.entries(fields))
    Object.assign(slow.getQueryType()?.getFields()[name] ?? {}, {
      resolve: (_root: unknown, _args: unknown, { answer }: { answer: Answer }) => answer.inTurn(run),
    });
  return slow;
}

test('what waits for its turn is not begun once the time of all is over', async () => {
  const begun: string[] = [];
  const [first, second] = [task(begun, 'first'), task(begun, 'second')];
  const engine = graphqlEngine({ production: true, timeout: 5 });
  const contextValue = contextOf();
  const { errors } = await engine.execute({
    schema: takesLong({ first: first.run, second: second.run }),
    document: engine.parse('{ first second }'),
    contextValue,
  });
  expect(errors).toMatchObject([{ extensions: { code: 'TIMEOUT' } }]);
  first.end();
  second.end();
  await expect(contextValue.answer.inTurn(async () => 'third')).rejects.toThrow('took too long');
  expect(begun).toEqual(['first']);
});

test('what was still to be done when a plan failed is done once', async () => {
  const engine = graphqlEngine({ production: true });
  const begun: string[] = [];
  const slow = takesLong({
    failing: () => Promise.reject(new Error('It fails.')),
    second: async () => {
      await new Promise(setImmediate);
      return 'second';
    },
    third: async () => {
      begun.push('third');
      return 'third';
    },
  });
  const spans = listenForSpans();
  const document = engine.parse('{ failing second third }');
  const { data } = await engine.answer({ schema: slow, document }, contextOf);
  expect([data, spans]).toEqual([
    { failing: null, second: 'second', third: 'third' },
    ['graphql by plan', 'graphql'],
  ]);
  expect(begun).toEqual(['third']);
});
