import { surnameInitial } from '../../content/lists/pinyin.ts';
import { langOf } from '../../i18n/language-of.ts';
import type { Locale } from '../../i18n/locales.ts';

/** A page in the tree. */
export interface Leaf {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly lang: string | undefined;
  readonly children: readonly Leaf[];
}

/** A record that may stand in the tree; without an address it does not. */
export interface Node {
  readonly id: string;
  readonly locale: Locale;
  readonly title: string;
  readonly url: string | null;
  readonly children?: readonly Node[];
}

export function leavesOf(nodes: readonly Node[], locale: Locale): Leaf[] {
  return nodes.flatMap(({ id, title, url, locale: own, children = [] }) =>
    url === null ? [] : [{ id, title, url, lang: langOf(own, locale), children: leavesOf(children, locale) }],
  );
}

/** Sectors and services come as a flat list that says whose part each is. */
export function rooted<N extends Node & { readonly parent: { readonly id: string } | null }>(
  nodes: readonly N[],
  root?: string,
): Node[] {
  return nodes
    .filter(({ parent }) => parent?.id === root)
    .map((node) => ({ ...node, children: rooted(nodes, node.id) }));
}

/** What has all the words in its title, whatever their case and accents, and what it stands below. */
export function named(leaves: readonly Leaf[], query: string): Leaf[] {
  const words = folded(query).split(/\s+/);
  return leaves.flatMap((leaf) => {
    const children = named(leaf.children, query);
    const title = folded(leaf.title);
    const isNamed = words.every((word) => title.includes(word));
    return isNamed || children.length > 0 ? [{ ...leaf, children }] : [];
  });
}

/** How many pages there are in a tree; with a query, how many of them are called so. */
export function countOf(leaves: readonly Leaf[], query = ''): number {
  const own = query === '' ? leaves.length : leaves.filter((leaf) => isCalled(leaf, query)).length;
  return leaves.reduce((sum, { children }) => sum + countOf(children, query), own);
}

const isCalled = (leaf: Leaf, query: string) => named([{ ...leaf, children: [] }], query).length > 0;

function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The letter that a person is found under; none for a name in another script. */
export function letterOf({
  title,
  familyName,
}: {
  readonly title: string;
  readonly familyName: string;
}): string {
  const initial = surnameInitial(title);
  if (initial) return initial;
  const first = folded(familyName || title)
    .charAt(0)
    .toUpperCase();
  return /[A-Z]/.test(first) ? first : '';
}
