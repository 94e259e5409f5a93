import {
  type FieldNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLSchema,
  getNamedType,
  getVariableValues,
  isInputObjectType,
  type OperationDefinitionNode,
  valueFromASTUntyped,
} from 'graphql';

export type Variables = Readonly<Record<string, unknown>>;

/** Variables as the operation will see them, with its own defaults; null when they are wrong. */
export function coercedVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Variables,
): Variables | null {
  const { variableValues } = getVariableValues(schema, variableDefinitions, variables, { maxErrors: 1 });
  return variableValues?.coerced ?? null;
}

/** An argument as a field of a query gives it, or as the schema does; undefined when neither does. */
export function argumentOf(node: FieldNode, argument: GraphQLArgument, variables: Variables | null): unknown {
  const value = node.arguments?.find(({ name }) => name.value === argument.name)?.value;
  // The schema's builder still declares defaults the older way.
  return (value && valueFromASTUntyped(value, variables)) ?? argument.defaultValue;
}

/** A list in an argument: where it stands, how many values it has, and how many it may have where that is declared. */
export interface ListGiven {
  readonly name: string;
  readonly length: number;
  readonly most: number | undefined;
}

/** Every list in the arguments of a field of a query, also inside input objects. What a scalar holds is none. */
export function listsGiven(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  variables: Variables | null,
): ListGiven[] {
  return field.args.flatMap((argument) => listsIn(argument, argumentOf(node, argument, variables)));
}

function listsIn(place: GraphQLArgument | GraphQLInputField, value: unknown): ListGiven[] {
  if (typeof value !== 'object' || value === null) return [];
  const type = getNamedType(place.type);
  if (Array.isArray(value)) {
    const most = place.extensions.mostValues as number | undefined;
    const inner = isInputObjectType(type) ? value.flatMap((one) => listsIn(place, one)) : [];
    return [{ name: place.name, length: value.length, most }, ...inner];
  }
  if (!isInputObjectType(type)) return [];
  const values = value as Readonly<Record<string, unknown>>;
  return Object.values(type.getFields()).flatMap((one) => listsIn(one, values[one.name]));
}
