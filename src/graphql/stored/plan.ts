import {
  defaultFieldResolver,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getArgumentValues,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
  visit,
} from 'graphql';
import type { ApiContext } from '../content/api-context.ts';
import { fieldsRequested, type PlannedInfo } from '../content/requested-fields.ts';

/** Values of an operation's variables, as `getVariableValues` gives them. */
export type VariableValues = NonNullable<Parameters<typeof getArgumentValues>[2]>;

/** What a field of a query does: worked out once, and done for every object that has it. */
export interface FieldPlan {
  readonly key: string;
  readonly resolve: (source: unknown, args: object, context: ApiContext, info: GraphQLResolveInfo) => unknown;
  /** Null where variables make them; then `argsOf`. */
  readonly args: object | null;
  readonly argsOf: (variables: VariableValues) => object;
  readonly info: GraphQLResolveInfo;
  readonly value: ValuePlan;
}

export type ValuePlan =
  | {
      readonly kind: 'leaf';
      readonly isRequired: boolean;
      readonly name: string;
      write(value: unknown): unknown;
    }
  | { readonly kind: 'list'; readonly isRequired: boolean; readonly name: string; readonly of: ValuePlan }
  | {
      readonly kind: 'object';
      readonly isRequired: boolean;
      readonly name: string;
      fieldsOf(value: unknown, context: ApiContext): readonly FieldPlan[];
    };

/** How many fields may still be planned. */
export interface PlanRoom {
  left: number;
}

/** Of one operation with its fragments. */
interface Source {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** Those that `@include` and `@skip` ask for. */
  readonly switches: Readonly<Record<string, unknown>>;
  /** Undefined: as many as there are. */
  readonly room: PlanRoom | undefined;
}

/** The fields of an operation's root, with all that is below them. */
export function planOf(source: Source, type: GraphQLObjectType, selections: SelectionSetNode): FieldPlan[] {
  return fieldsOf(source, type, [selections]);
}

function fieldsOf(source: Source, type: GraphQLObjectType, sets: readonly SelectionSetNode[]): FieldPlan[] {
  const nodes = new Map<string, FieldNode[]>();
  for (const { selections } of sets) collect(source, type, selections, nodes);
  return [...nodes].map(([key, same]) => fieldPlan(source, type, key, same));
}

function collect(
  source: Source,
  type: GraphQLObjectType,
  selections: readonly SelectionNode[],
  nodes: Map<string, FieldNode[]>,
): void {
  for (const node of selections) {
    if (!isAskedFor(source, node)) continue;
    if (node.kind === Kind.FIELD) {
      const key = (node.alias ?? node.name).value;
      nodes.set(key, [...(nodes.get(key) ?? []), node]);
      continue;
    }
    const fragment = node.kind === Kind.FRAGMENT_SPREAD ? source.fragments.get(node.name.value) : node;
    if (fragment && isOn(source, type, fragment.typeCondition?.name.value))
      collect(source, type, fragment.selectionSet.selections, nodes);
  }
}

function isOn({ schema }: Source, type: GraphQLObjectType, condition: string | undefined): boolean {
  if (condition === undefined || condition === type.name) return true;
  const on = schema.getType(condition);
  return isAbstractType(on) && schema.isSubType(on, type);
}

function isAskedFor({ switches }: Source, { directives = [] }: SelectionNode): boolean {
  return directives.every(({ name, arguments: [given] = [] }) => {
    if (name.value !== 'include' && name.value !== 'skip')
      throw new Error(`@${name.value} has no meaning here.`);
    const value = given && valueFromASTUntyped(given.value, switches);
    // A variable that has a default may be told to be nothing all the same.
    if (typeof value !== 'boolean') throw new Error(`@${name.value} is told neither yes nor no.`);
    return value === (name.value === 'include');
  });
}

function fieldPlan(
  source: Source,
  type: GraphQLObjectType,
  key: string,
  nodes: readonly FieldNode[],
): FieldPlan {
  if (source.room) {
    source.room.left -= 1;
    if (source.room.left < 0) throw new Error('More is asked for than is planned.');
  }
  const [node] = nodes as [FieldNode];
  const fieldName = node.name.value;
  const requested = fieldsRequested(nodes, (name) => source.fragments.get(name));
  // Nothing else of it is read: resolvers go by what they are given.
  const info = { fieldName, path: { key }, requested } satisfies PlannedInfo as unknown as GraphQLResolveInfo;
  if (fieldName === '__typename') {
    const value = { kind: 'leaf', isRequired: true, name: '__typename', write: String } as const;
    return { key, resolve: () => type.name, args: {}, argsOf: () => ({}), info, value };
  }
  const field = type.getFields()[fieldName] as GraphQLField<unknown, unknown>;
  const argsOf = (variables?: VariableValues) => getArgumentValues(field, node, variables);
  return {
    key,
    resolve: (field.resolve ?? defaultFieldResolver) as FieldPlan['resolve'],
    args: hasVariables(node) ? null : argsOf(),
    argsOf,
    info,
    value: valuePlan(
      source,
      field.type,
      `${type.name}.${fieldName}`,
      nodes.flatMap(({ selectionSet }) => selectionSet ?? []),
    ),
  };
}

function hasVariables(node: FieldNode): boolean {
  let found = false;
  for (const argument of node.arguments ?? []) {
    visit(argument, {
      Variable: () => {
        found = true;
      },
    });
  }
  return found;
}

function valuePlan(
  source: Source,
  given: GraphQLOutputType,
  name: string,
  sets: readonly SelectionSetNode[],
): ValuePlan {
  const isRequired = isNonNullType(given);
  const type = isNonNullType(given) ? given.ofType : given;
  const common = { isRequired, name };
  if (isListType(type)) return { kind: 'list', ...common, of: valuePlan(source, type.ofType, name, sets) };
  if (isLeafType(type)) return { kind: 'leaf', ...common, write: (value) => type.coerceOutputValue(value) };
  if (isObjectType(type)) {
    let fields: readonly FieldPlan[] | undefined;
    return {
      kind: 'object',
      ...common,
      fieldsOf: () => {
        fields ??= fieldsOf(source, type, sets);
        return fields;
      },
    };
  }
  const byType = new Map<string, readonly FieldPlan[]>();
  return {
    kind: 'object',
    ...common,
    fieldsOf: (value, context) => {
      const found = type.resolveType?.(value, context, {} as GraphQLResolveInfo, type);
      if (typeof found !== 'string') throw new Error(`${name}: nothing says at once of which type it is.`);
      const known = byType.get(found);
      if (known) return known;
      const fields = fieldsOf(source, source.schema.getType(found) as GraphQLObjectType, sets);
      byType.set(found, fields);
      return fields;
    },
  };
}
