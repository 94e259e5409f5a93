import {
  type DocumentNode,
  type ExecutionArgs,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import { tell } from '../../platform/observe/measured-events.ts';
import { Count } from './count.ts';
import { limits } from './limits.ts';
import { coercedVariables, type Variables } from './values.ts';

/** What asks for more than the limits; answered with 400. */
export function tooLarge(message: string): GraphQLError {
  tell('graphqlRefusal', { code: 'QUERY_TOO_LARGE' });
  return new GraphQLError(message, { extensions: { code: 'QUERY_TOO_LARGE', http: { status: 400 } } });
}

export function costsTooMuch(): GraphQLError {
  return tooLarge(`The query asks for too much: cost is limited to ${limits.cost}`);
}

/** Refuses a document that asks for more than the limits, before validation, which is slow on such documents. */
export function overLimit(schema: GraphQLSchema, document: DocumentNode): GraphQLError | null {
  let fields = 0;
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const count = new Count(schema, document, definition, null);
    fields += count.fields;
    const over = count.over ?? (fields > limits.fields ? 'fields' : null);
    if (over) return tooLarge(`The query asks for too much: ${over} is limited to ${limits[over]}`);
  }
  return null;
}

/**
 * What the operation costs that is executed; nothing where the variables are wrong, since nothing is executed then.
 *
 * @throws GraphQLError for a list in an argument that has too many values
 */
export function costOf({ schema, document, operationName, variableValues }: ExecutionArgs): number {
  const operation = getOperationAST(document, operationName);
  const variables = operation && coercedVariables(schema, operation, variableValues ?? {});
  return variables ? costWith(schema, document, operation, variables) : 0;
}

/**
 * The same where the variables are known.
 *
 * @throws GraphQLError as `costOf`
 */
export function costWith(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): number {
  const { cost, tooLong } = new Count(schema, document, operation, variables);
  if (!tooLong) return cost;
  const { name, length, most = limits.values } = tooLong;
  throw tooLarge(`The list ${name} has ${length} values: it may have ${most}`);
}
