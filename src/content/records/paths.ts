import { type LinkedRecord, pathOf } from '../../routing/links.ts';
import type { ContentTypeName } from '../types/index.ts';

/** What a record's address depends on: its own words and its place among others. */
export interface TreeNode {
  readonly id: string;
  readonly type: ContentTypeName;
  readonly parentId: string | null;
  readonly sourceLocale: string;
  /** Slugs of the languages it is live in. */
  readonly slugs: ReadonlyMap<string, string>;
  /** For languages it is not live in, when the source language is not live either: its last known slug. */
  readonly lastSlug: string;
  readonly product: { readonly feature?: string | null } | null;
}

export type Tree = ReadonlyMap<string, TreeNode>;

/**
 * A record with its ancestors, as the link rules of spec §2 want it. An ancestor that is not live in the language
 * lends its slug in the source language.
 *
 * @throws when a record or an ancestor is not in the tree
 */
export function linkedRecord(tree: Tree, id: string, locale: string): LinkedRecord {
  const node = tree.get(id);
  if (!node) throw new Error(`Record ${id} is not in the tree.`);
  return {
    id,
    type: node.type,
    locale,
    slug: node.slugs.get(locale) ?? node.slugs.get(node.sourceLocale) ?? node.lastSlug,
    product: node.product,
    parent: node.parentId === null ? null : linkedRecord(tree, node.parentId, locale),
  };
}

/** The path under which a record is shown in a language, without the language's prefix; null when it has no page. */
export function pathIn(tree: Tree, id: string, locale: string): string | null {
  return pathOf(linkedRecord(tree, id, locale));
}
