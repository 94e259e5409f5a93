import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  validate,
  visit,
} from 'graphql';
import { type FieldPlan, type PlanRoom, planOf, type VariableValues } from './plan.ts';

/**
 * A query that lies in this program, parsed and validated.
 *
 * @throws an array of GraphQLError when it is invalid
 */
export function preparedFrom(schema: GraphQLSchema, source: string, name: string): PreparedQuery {
  // Where a field stands is a third of what a document holds.
  const document = parse(source, { noLocation: true });
  const problems = validate(schema, document);
  if (problems.length > 0) throw problems;
  return new PreparedQuery(schema, document, name);
}

/** A valid query, planned the first time that it is asked. */
export class PreparedQuery {
  readonly operation: OperationDefinitionNode;
  readonly #schema: GraphQLSchema;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** Variables of `@include` and `@skip`: each choice of theirs has a plan. */
  readonly switches: readonly string[];
  readonly #plans = new Map<string, readonly FieldPlan[]>();
  readonly #room: PlanRoom | undefined;

  /**
   * @param room for its plans; where it does not suffice planning, and answering, throws. Default: as much as they take
   * @throws an array of GraphQLError when there is no query of that name
   */
  constructor(schema: GraphQLSchema, document: DocumentNode, name: string | undefined, room?: PlanRoom) {
    this.#room = room;
    const operation = getOperationAST(document, name);
    if (operation?.operation !== OperationTypeNode.QUERY)
      throw [new GraphQLError(`${name ?? 'It'} is no query`)];
    this.#schema = schema;
    this.operation = operation;
    this.#fragments = new Map(
      document.definitions.flatMap((one) =>
        one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [],
      ),
    );
    this.switches = switchesOf(document);
  }

  /** @throws an array of GraphQLError when variables are missing or wrong */
  variables(given: Readonly<Record<string, unknown>>): VariableValues {
    const { errors, variableValues } = getVariableValues(
      this.#schema,
      this.operation.variableDefinitions ?? [],
      given,
    );
    if (errors) throw errors;
    return variableValues;
  }

  plan({ coerced }: VariableValues): readonly FieldPlan[] {
    const key = this.switches.map((name) => String(coerced[name])).join();
    const known = this.#plans.get(key);
    if (known) return known;
    const root = this.#schema.getQueryType();
    if (!root) throw new Error('The schema has no queries.');
    const source = { schema: this.#schema, fragments: this.#fragments, switches: coerced, room: this.#room };
    const plan = planOf(source, root, this.operation.selectionSet);
    this.#plans.set(key, plan);
    return plan;
  }
}

function switchesOf(document: DocumentNode): string[] {
  const found = new Set<string>();
  visit(document, {
    Directive: (directive) =>
      visit(directive, {
        Variable: ({ name }) => {
          found.add(name.value);
        },
      }) && undefined,
  });
  return [...found];
}
