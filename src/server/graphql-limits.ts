import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLArgument,
  GraphQLError,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  getVariableValues,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';

/** What one operation may ask at most. */
export const limits = {
  /** Tokens of the query. */
  tokens: 2_000,
  /** Fields inside fields. */
  depth: 10,
  aliases: 20,
  /** Fields after fragments are put in their places. */
  fields: 2_000,
  /** Objects that the answer may hold: the objects of a list count as often as it asks for. */
  cost: 5_000,
} as const;

/** What `first` is taken to be where neither the query nor the schema says. */
const USUAL_FIRST = 20;
/** Objects that a list without `first` is taken to hold. */
const USUAL_LENGTH = 5;

type Variables = Readonly<Record<string, unknown>>;
type Measure = 'depth' | 'aliases' | 'fields' | 'cost';

/**
 * Refuses a document that asks for more than the limits; before validation, which is slow on such documents.
 * Without variables, or with wrong ones, the cost is not known and not checked: nothing is executed then.
 */
export function overLimit(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Variables | null,
): GraphQLError | null {
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const over = new Count(schema, document, variables && coerced(schema, definition, variables)).exceeded(
      definition,
    );
    if (over) {
      return new GraphQLError(`The query asks for too much: ${over} is limited to ${limits[over]}`, {
        extensions: { code: 'QUERY_TOO_LARGE', http: { status: 400 } },
      });
    }
  }
  return null;
}

/** Variables as the operation will see them, with its own defaults; null when they are wrong. */
function coerced(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Variables,
): Variables | null {
  const { variableValues } = getVariableValues(schema, variableDefinitions, variables, { maxErrors: 1 });
  return variableValues?.coerced ?? null;
}

class Count {
  readonly #schema: GraphQLSchema;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #variables: Variables | null;
  readonly #counts: Record<Measure, number> = { depth: 0, aliases: 0, fields: 0, cost: 0 };

  constructor(schema: GraphQLSchema, document: DocumentNode, variables: Variables | null) {
    this.#schema = schema;
    this.#variables = variables;
    this.#fragments = new Map(
      document.definitions.flatMap((one) =>
        one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [],
      ),
    );
  }

  exceeded(operation: OperationDefinitionNode): Measure | null {
    this.#walk(operation.selectionSet, this.#schema.getRootType(operation.operation), 1, 1, []);
    return this.#over();
  }

  #over(): Measure | null {
    const measures: Measure[] = [
      'depth',
      'aliases',
      'fields',
      ...(this.#variables ? (['cost'] as const) : []),
    ];
    return measures.find((measure) => this.#counts[measure] > limits[measure]) ?? null;
  }

  #walk(
    { selections }: SelectionSetNode,
    type: GraphQLNamedType | null | undefined,
    depth: number,
    times: number,
    inside: readonly string[],
  ): void {
    for (const node of selections) {
      if (this.#over()) return;
      if (node.kind === Kind.FIELD) {
        this.#field(node, type, depth, times, inside);
        continue;
      }
      const name = node.kind === Kind.FRAGMENT_SPREAD ? node.name.value : null;
      const fragment = node.kind === Kind.FRAGMENT_SPREAD ? this.#fragments.get(node.name.value) : node;
      if (!fragment || (name !== null && inside.includes(name))) continue;
      const on = fragment.typeCondition ? this.#schema.getType(fragment.typeCondition.name.value) : type;
      this.#counts.fields += 1;
      this.#walk(fragment.selectionSet, on, depth, times, name === null ? inside : [...inside, name]);
    }
  }

  #field(
    node: FieldNode,
    parent: GraphQLNamedType | null | undefined,
    depth: number,
    times: number,
    inside: readonly string[],
  ): void {
    const name = node.name.value;
    this.#counts.fields += 1;
    if (node.alias) this.#counts.aliases += 1;
    // Introspection nests deeply by nature; in production it is refused altogether.
    if (name.startsWith('__')) return;
    this.#counts.depth = Math.max(this.#counts.depth, depth);
    if (!node.selectionSet) return;
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
    const first = field?.args.find((arg) => arg.name === 'first');
    const isPlainList =
      field && isListType(getNullableType(field.type)) && !parent?.name.endsWith('Connection');
    const each = first ? this.#firstOf(node, first) : isPlainList ? USUAL_LENGTH : 1;
    this.#counts.cost += times * each;
    this.#walk(node.selectionSet, field && getNamedType(field.type), depth + 1, times * each, inside);
  }

  #firstOf(node: FieldNode, first: GraphQLArgument): number {
    const value = node.arguments?.find((argument) => argument.name.value === first.name)?.value;
    // The schema's builder still declares defaults the older way.
    const asked = (value && valueFromASTUntyped(value, this.#variables)) ?? first.defaultValue;
    return typeof asked === 'number' ? Math.max(1, asked) : USUAL_FIRST;
  }
}
