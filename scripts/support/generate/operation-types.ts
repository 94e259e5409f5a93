import { oldVisit } from '@graphql-codegen/plugin-helpers';
import {
  type TypeScriptDocumentsPluginConfig,
  TypeScriptDocumentsVisitor,
} from '@graphql-codegen/typescript-operations';
import {
  PreResolveTypesProcessor,
  printTypeScriptMaybeType,
  wrapTypeWithModifiers,
} from '@graphql-codegen/visitor-plugin-common';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  Kind,
} from 'graphql';
import { inlineSpreads } from './inline-spreads.ts';
import { NamedFragments } from './named-fragments.ts';

const config: TypeScriptDocumentsPluginConfig = {
  scalars: {
    Locale: 'Locale',
    RichText: 'RichText',
    Date: 'string',
    DateTime: 'string',
    ID: 'string',
    JSON: 'unknown',
    File: 'File',
  },
  strictScalars: true,
  immutableTypes: true,
  enumType: 'string-literal',
  mergeFragmentTypes: true,
  inlineFragmentTypes: 'combine',
};

/**
 * TypeScript types of the operations and fragments of a document, in which each fragment that is spread is named.
 *
 * @param fragments those that it spreads and does not declare, and those that these spread
 */
export function operationTypes(
  schema: GraphQLSchema,
  document: DocumentNode,
  fragments: readonly FragmentDefinitionNode[],
): string {
  const own = document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  const typed = inlineSpreads(document, [...own, ...fragments], schema);
  return written(typed, new TypesVisitor(schema, typed, fragments));
}

/** Types of the enums and inputs that operations name. */
export function schemaTypes(
  schema: GraphQLSchema,
  schemaDocument: DocumentNode,
  operations: DocumentNode,
): string {
  return written(schemaDocument, new TypesVisitor(schema, operations, []));
}

/** Names that `schemaTypes` declares, if they are used. */
export function schemaTypeNames(schema: GraphQLSchema): string[] {
  return Object.values(schema.getTypeMap())
    .filter((type) => isEnumType(type) || isInputObjectType(type))
    .map(({ name }) => name);
}

function written(document: DocumentNode, visitor: TypesVisitor): string {
  const { definitions } = oldVisit(document, { leave: visitor });
  return definitions.filter((text) => typeof text === 'string' && text !== '').join('\n');
}

class TypesVisitor extends TypeScriptDocumentsVisitor {
  constructor(schema: GraphQLSchema, document: DocumentNode, fragments: readonly FragmentDefinitionNode[]) {
    const all = { kind: Kind.DOCUMENT, definitions: [...document.definitions, ...fragments] } as const;
    super(schema, config, all, document, '');
    const processor = new PreResolveTypesProcessor({
      namespacedImportName: null,
      convertName: this.convertName.bind(this),
      enumPrefix: this.config.enumPrefix,
      enumSuffix: this.config.enumSuffix,
      scalars: this.scalars,
      formatNamedField: ({ name, isOptional }) => `readonly ${name}${isOptional ? '?' : ''}`,
      wrapTypeWithModifiers: (base, type) =>
        wrapTypeWithModifiers(base, type, {
          wrapOptional: (inner) => printTypeScriptMaybeType({ type: inner, pattern: this.config.maybeValue }),
          wrapArray: (inner) => `ReadonlyArray<${inner}>`,
        }),
    });
    const loaded = all.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION
        ? [{ node, name: node.name.value, onType: node.typeCondition.name.value, isExternal: false }]
        : [],
    );
    this.setSelectionSetHandler(
      new NamedFragments(
        processor,
        this.scalars,
        this.schema,
        this.convertName.bind(this),
        this.getFragmentSuffix.bind(this),
        loaded,
        this.config,
      ),
    );
  }

  protected override applyVariablesWrapper(variables: string): string {
    return variables;
  }
}
