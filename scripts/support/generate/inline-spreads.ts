import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  Kind,
  print,
  type SelectionNode,
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** A field with fields of its own, by the name that the answer has it under, and the fragment that brings it. */
interface Brought {
  readonly key: string;
  readonly text: string;
  readonly by: FragmentSpreadNode | null;
}

/**
 * The document as types are made of it, in which to spread a fragment means that its type is added. Where that would
 * say too little, the fragment's own fields take its place: where something beside it asks the same link for other
 * fields, and where it says more of some types than of others but is spread on one that is known.
 */
export function inlineSpreads(
  document: DocumentNode,
  fragments: readonly FragmentDefinitionNode[],
  schema: GraphQLSchema,
): DocumentNode {
  const byName = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
  const types = new TypeInfo(schema);
  const known = visit(
    document,
    visitWithTypeInfo(types, {
      FragmentSpread: (spread) =>
        isObjectType(types.getParentType()) && isDivided(spread, byName, schema)
          ? inlined(spread, byName)
          : undefined,
    }),
  );
  return visit(known, { SelectionSet: { enter: (set) => withoutConflicts(set, byName) } });
}

/** Whether a fragment asks for more of some types than of others. */
function isDivided(spread: FragmentSpreadNode, fragments: Fragments, schema: GraphQLSchema): boolean {
  const { typeCondition, selectionSet } = fragmentOf(spread, fragments);
  const type = schema.getType(typeCondition.name.value);
  return selectionSet.selections.some((node) => {
    if (node.kind === Kind.FIELD) return false;
    const inner = node.kind === Kind.INLINE_FRAGMENT ? node : fragmentOf(node, fragments);
    const on = schema.getType(inner.typeCondition?.name.value ?? typeCondition.name.value);
    return on !== type && !(isInterfaceType(on) && isObjectType(type) && schema.isSubType(on, type));
  });
}

function withoutConflicts(set: SelectionSetNode, fragments: Fragments): SelectionSetNode {
  const brought = set.selections.flatMap((node) => broughtBy(node, null, fragments));
  const conflicts = [...Map.groupBy(brought, ({ key }) => key).values()].filter(
    (same) => new Set(same.map(({ text }) => text)).size > 1,
  );
  const spreads = new Set(conflicts.flatMap((same) => same.flatMap(({ by }) => by ?? [])));
  if (spreads.size === 0) return set;
  const written = visit(set, {
    // Fields have sets of their own.
    Field: () => false,
    FragmentSpread: (spread) => (spreads.has(spread) ? inlined(spread, fragments) : undefined),
  });
  return withoutConflicts(written, fragments);
}

function broughtBy(node: SelectionNode, by: FragmentSpreadNode | null, fragments: Fragments): Brought[] {
  if (node.kind === Kind.FIELD) {
    const key = (node.alias ?? node.name).value;
    return node.selectionSet ? [{ key, text: print(node.selectionSet), by }] : [];
  }
  const isSpread = node.kind === Kind.FRAGMENT_SPREAD;
  const { selectionSet } = isSpread ? fragmentOf(node, fragments) : node;
  return selectionSet.selections.flatMap((one) => broughtBy(one, by ?? (isSpread ? node : null), fragments));
}

function inlined(spread: FragmentSpreadNode, fragments: Fragments) {
  const { typeCondition, selectionSet } = fragmentOf(spread, fragments);
  return { kind: Kind.INLINE_FRAGMENT, typeCondition, selectionSet, directives: spread.directives };
}

function fragmentOf({ name }: FragmentSpreadNode, fragments: Fragments): FragmentDefinitionNode {
  const fragment = fragments.get(name.value);
  if (!fragment) throw new Error(`There is no fragment ${name.value}.`);
  return fragment;
}
