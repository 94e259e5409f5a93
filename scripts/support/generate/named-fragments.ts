import {
  DeclarationBlock,
  type DeclarationBlockConfig,
  SelectionSetToObject,
} from '@graphql-codegen/visitor-plugin-common';
import type { GraphQLNamedType, SelectionSetNode } from 'graphql';

/**
 * Types of selections in which a fragment that is spread has one name, whatever the type of record it is spread on.
 * The generator by itself has one for each of those types, and together with `mergeFragmentTypes` names some that it
 * does not declare (dotansimha/graphql-code-generator#10276).
 */
export class NamedFragments extends SelectionSetToObject {
  override createNext(parentType: GraphQLNamedType, selectionSet: SelectionSetNode): NamedFragments {
    return new NamedFragments(
      this._processor,
      this._scalars,
      this._schema,
      this._convertName,
      this._getFragmentSuffix,
      this._loadedFragments,
      this._config,
      parentType,
      selectionSet,
    );
  }

  protected override buildFragmentTypeName(name: string, suffix: string): string {
    return super.buildFragmentTypeName(name, suffix);
  }

  /** Members of a union that look the same are one: the generator divides what more than 20 types share. */
  protected override _buildGroupedSelections(parentName: string) {
    const { grouped, ...others } = super._buildGroupedSelections(parentName);
    const seen = new Set<string>();
    const distinct = Object.entries(grouped).filter(([, parts]) => {
      const text = JSON.stringify(parts);
      return seen.size < seen.add(text).size;
    });
    return { grouped: Object.fromEntries(distinct), ...others };
  }

  override transformFragmentSelectionSetToTypes(
    name: string,
    suffix: string,
    config: DeclarationBlockConfig,
  ): string {
    const typeName = this.buildFragmentTypeName(name, suffix);
    return new DeclarationBlock(config)
      .export()
      .asKind('type')
      .withName(typeName)
      .withContent(this.transformSelectionSet(typeName).mergedTypeString).string;
  }
}
