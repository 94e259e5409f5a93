import fc from 'fast-check';
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { anyJson, anyText } from './any-text.fixture.ts';

type Field = GraphQLField<unknown, unknown>;

/**
 * What is posted to `/graphql`: any field of the schema with variables of its types or of any other, batches of them,
 * and what is no operation.
 */
export function anyOperation(schema: GraphQLSchema): fc.Arbitrary<unknown> {
  const fieldsOf = (type: GraphQLNamedType | null | undefined) =>
    isObjectType(type) ? Object.values(type.getFields() as Record<string, Field>) : [];
  const operations = [
    ...fieldsOf(schema.getQueryType()).map((field) => operation(field, (call) => `query A%s { ${call} }`)),
    ...fieldsOf(schema.getMutationType()).map((field) =>
      operation(field, (call) => `mutation A%s { ${call} }`),
    ),
    ...fieldsOf(schema.getType('Me')).map((field) =>
      operation(field, (call) => `query A%s { me { ${call} } }`),
    ),
    ...fieldsOf(schema.getSubscriptionType()).map((field) =>
      operation(field, (call) => `subscription A%s { ${call} }`),
    ),
  ];
  const one = fc.oneof(...operations);
  return fc.oneof(
    { weight: 12, arbitrary: one },
    { weight: 2, arbitrary: fc.array(one, { minLength: 1, maxLength: 12 }) },
    { weight: 1, arbitrary: fc.record({ query: anyText }) },
    {
      weight: 2,
      arbitrary: fc.record({
        query: anyJson,
        variables: anyJson,
        operationName: anyJson,
        extensions: anyJson,
      }),
    },
  );
}

function operation(field: Field, around: (call: string) => string): fc.Arbitrary<unknown> {
  const declared = field.args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const call = `${field.name}${given && `(${given})`} ${selectionOf(field)}`;
  const query = around(call).replace('%s', declared && `(${declared})`);
  const variables = fc.record(
    Object.fromEntries(
      field.args.map(({ name, type }) => [
        name,
        fc.oneof({ weight: 5, arbitrary: anyValueOf(type) }, { weight: 1, arbitrary: anyJson }),
      ]),
    ),
  );
  return variables.map((values) => ({ operationName: 'A', query, variables: values }));
}

/** All that a field's type has without arguments, one level deep. */
function selectionOf({ type }: Field): string {
  const named = getNamedType(type);
  if (!('getFields' in named)) return 'getTypes' in named ? '{ __typename }' : '';
  const plain = Object.values(named.getFields() as Record<string, Field>).filter(
    (field) => !('getFields' in getNamedType(field.type)) && !('getTypes' in getNamedType(field.type)),
  );
  const free = plain.filter(({ args }) => !args.some(({ type: wanted }) => isNonNullType(wanted)));
  return `{ __typename ${free.map(({ name }) => name).join(' ')} }`;
}

/** A value of the type, of garbage where it is text. */
function anyValueOf(type: GraphQLInputType): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return anyValueOf(type.ofType);
  if (isListType(type)) return fc.array(anyValueOf(type.ofType), { maxLength: 60 });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
  if (isInputObjectType(type))
    return fc.record(
      Object.fromEntries(
        Object.values(type.getFields()).map((field) => [field.name, anyValueOf(field.type)]),
      ),
      { requiredKeys: [] },
    );
  if (type.name === 'Int') return fc.oneof(fc.integer(), fc.constantFrom(0, 1, -1, 2 ** 31));
  if (type.name === 'Boolean') return fc.boolean();
  if (type.name === 'JSON') return anyJson;
  return anyText;
}
