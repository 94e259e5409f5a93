import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { limits } from './limits.ts';
import { argumentOf, type ListGiven, listsGiven, type Variables } from './values.ts';

type AnyField = GraphQLField<unknown, unknown>;

/** What `first` is taken to be where neither the query nor the schema says. */
const USUAL_FIRST = 20;
/** Objects that a list without `first` is taken to hold. */
const USUAL_LENGTH = 5;
/** What a value costs that a list is filtered by: each is compared with every row. */
const VALUE_GIVEN = 20;

interface Place {
  readonly type: GraphQLNamedType | null | undefined;
  readonly depth: number;
  /** How often the answer holds what stands here. */
  readonly times: number;
  /** What of a connection's records was asked for. */
  readonly first: number;
  /** Names of the fragments around it. */
  readonly inside: readonly string[];
}

/** What an operation asks for; it stops counting as soon as that is more than the limits. */
export class Count {
  depth = 0;
  aliases = 0;
  fields = 0;
  /** Right only where the variables are known. */
  cost = 0;
  /** The first list of an argument that has more values than it may have. */
  tooLong: ListGiven | null = null;
  readonly #schema: GraphQLSchema;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #variables: Variables | null;

  constructor(
    schema: GraphQLSchema,
    document: DocumentNode,
    operation: OperationDefinitionNode,
    variables: Variables | null,
  ) {
    this.#schema = schema;
    this.#variables = variables;
    this.#fragments = new Map(
      document.definitions.flatMap((one) =>
        one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [],
      ),
    );
    const type = schema.getRootType(operation.operation);
    this.#walk(operation.selectionSet, { type, depth: 1, times: 1, first: 1, inside: [] });
  }

  /** The first of the limits that it is over. */
  get over(): 'depth' | 'aliases' | 'fields' | 'cost' | null {
    const known = this.#variables ? (['cost'] as const) : [];
    const measures = ['depth', 'aliases', 'fields', ...known] as const;
    return measures.find((measure) => this[measure] > limits[measure]) ?? null;
  }

  #walk({ selections }: SelectionSetNode, place: Place): void {
    const { type, inside } = place;
    for (const node of selections) {
      if (this.over || this.tooLong) return;
      if (node.kind === Kind.FIELD) {
        this.#field(node, place);
        continue;
      }
      const name = node.kind === Kind.FRAGMENT_SPREAD ? node.name.value : null;
      const fragment = node.kind === Kind.FRAGMENT_SPREAD ? this.#fragments.get(node.name.value) : node;
      if (!fragment || (name !== null && inside.includes(name))) continue;
      const on = fragment.typeCondition ? this.#schema.getType(fragment.typeCondition.name.value) : type;
      this.fields += 1;
      const within = name === null ? inside : [...inside, name];
      this.#walk(fragment.selectionSet, { ...place, type: on, inside: within });
    }
  }

  #field(node: FieldNode, place: Place): void {
    const { type, depth, times } = place;
    const name = node.name.value;
    this.fields += 1;
    if (node.alias) this.aliases += 1;
    // Introspection nests deeply by nature; in production it is refused altogether.
    if (name === '__schema' || name === '__type') return;
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
    this.depth = Math.max(this.depth, depth);
    this.cost += times * this.#priceOf(field, node);
    if (!node.selectionSet) return;
    const inner = { ...place, type: field && getNamedType(field.type), depth: depth + 1 };
    const first = field ? this.#firstOf(field, node) : null;
    if (isConnection(inner.type)) this.#walk(node.selectionSet, { ...inner, first: first ?? USUAL_FIRST });
    else {
      const isNodes = isConnection(type) && name === 'nodes';
      const isList = field !== undefined && isListType(getNullableType(field.type));
      const each = isNodes ? place.first : (first ?? (isList ? lengthOf(field) : 1));
      this.#walk(node.selectionSet, { ...inner, times: times * each });
    }
  }

  #priceOf(field: AnyField | undefined, node: FieldNode): number {
    if (!field) return 1;
    const lists = this.#variables ? listsGiven(field, node, this.#variables) : [];
    this.tooLong ??= lists.find(({ length, most = limits.values }) => length > most) ?? null;
    const values = lists.reduce((sum, { length }) => sum + length, 0);
    const given = field.args.filter((one) => argumentOf(node, one, this.#variables) != null);
    const added = given.reduce((sum, one) => sum + (weightOf(one) ?? 0), 0);
    return (weightOf(field) ?? 1) + added + values * VALUE_GIVEN;
  }

  /** How many records a list is asked for; null where it does not let its caller choose. */
  #firstOf(field: AnyField, node: FieldNode): number | null {
    const first = field.args.find(({ name }) => name === 'first');
    if (!first) return null;
    const requested = argumentOf(node, first, this.#variables);
    return typeof requested === 'number' ? Math.max(1, requested) : USUAL_FIRST;
  }
}

function weightOf({ extensions }: AnyField | GraphQLArgument): number | undefined {
  return extensions.weight as number | undefined;
}

function lengthOf({ extensions }: AnyField): number {
  return (extensions.length as number | undefined) ?? USUAL_LENGTH;
}

function isConnection(type: GraphQLNamedType | null | undefined): boolean {
  return type?.name.endsWith('Connection') ?? false;
}
