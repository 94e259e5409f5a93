import fc from 'fast-check';
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  getNamedType,
  isCompositeType,
  isEnumType,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSchema } from '../graphql/content/index.ts';
import { anyOperation } from '../site/garbage/any-operation.fixture.ts';
import { anyText } from '../site/garbage/any-text.fixture.ts';
import { ann, startWithTwoReaders, type TwoReaders } from './two-readers.fixture.ts';

let site: TwoReaders;
beforeAll(async () => {
  site = await startWithTwoReaders();
});
afterAll(() => site.stop());

const schema = buildSchema();
type Fields = Record<string, GraphQLField<unknown, unknown>>;
const reads = Object.values((schema.getType('Me') as GraphQLObjectType).getFields() as Fields);
/** What people of the firm alone may do. */
const editing =
  /^(?:addAttachment|createRecord|publish|saveDraft|schedule|submitForReview|unpublish|withdraw|\w+Submissions?|recordAttendance)$/;
const commands = Object.values((schema.getMutationType()?.getFields() ?? {}) as Fields);
const operations = [
  ...reads.map((field) => ({ field, isRead: true })),
  ...commands.filter(({ name }) => !editing.test(name)).map((field) => ({ field, isRead: false })),
].filter(({ field }) => field.args.length > 0);

/** A value of an argument's type, of garbage where it is text. */
function argumentFor(type: GraphQLInputType, next: () => string): unknown {
  const named = getNamedType(type);
  if (named.name === 'Locale') return 'zh-cn';
  if (isEnumType(named)) return named.getValues()[next().length % named.getValues().length]?.name;
  const isList = String(type).startsWith('[');
  if ('getFields' in named) {
    const fields = Object.values(named.getFields());
    return Object.fromEntries(fields.map((field) => [field.name, argumentFor(field.type, next)]));
  }
  return isList ? [next(), next()] : next();
}

test('whatever a reader sends is answered, or refused as their mistake', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...operations),
      fc.infiniteStream(anyText),
      async ({ field, isRead }, stream) => {
        const variables = Object.fromEntries(
          field.args.map(({ name, type }) => [name, argumentFor(type, () => stream.next().value)]),
        );
        const declared = field.args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
        const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
        const call = `${field.name}(${given}) ${isCompositeType(getNamedType(field.type)) ? '{ __typename }' : ''}`;
        const query = isRead
          ? `query A(${declared}) { me { ${call} } }`
          : `mutation A(${declared}) { ${call} }`;
        const { errors = [] } = await site.ask(ann, query, variables);
        const codes = errors.map(({ extensions }) => extensions.code);
        for (const code of codes) expect(['BAD_USER_INPUT', 'NOT_FOUND', 'LIMIT_REACHED']).toContain(code);
      },
    ),
    { numRuns: 150 },
  );
});

test('whatever a reader or an editor posts, of any type, is answered or refused as their mistake', {
  timeout: 60_000,
}, async () => {
  const rights = [
    [],
    ['content|edit', 'content|publish'],
    ['submissions|answer', 'submissions|erase'],
  ] as const;
  const tokens = await Promise.all(rights.map((permissions) => site.token([...permissions], { sub: ann })));
  await fc.assert(
    fc.asyncProperty(anyOperation(schema), fc.constantFrom(...tokens), async (body, token) => {
      const answer = await site.post(body, { authorization: `Bearer ${token}`, accept: 'application/json' });
      expect(answer.status).toBeLessThan(500);
      expect(await answer.text()).not.toContain('INTERNAL_SERVER_ERROR');
    }),
    { numRuns: 400, seed: 17, includeErrorInReport: true },
  );
});
