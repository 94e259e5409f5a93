import type {
  BlockContent,
  DefinitionContent,
  FootnoteDefinition,
  List,
  PhrasingContent,
  RootContent,
  Table,
} from 'mdast';
import { fromMarkdown as parse } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { spansOf } from './spans.ts';
import type { Block, TextBlock } from './types.ts';

const githubsFlavour = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };

type Place = Pick<TextBlock, 'style' | 'listItem' | 'level' | 'start'>;

/**
 * Converts Markdown (GitHub's flavour) to the structured text of bodies.
 *
 * @returns the blocks, and what could not be converted: headings other than ## and ###, images, HTML, code blocks
 */
export function fromMarkdown(markdown: string): { blocks: Block[]; problems: string[] } {
  const conversion = new Conversion();
  // Of thousands of records only the front matter says something, and an empty text costs a parser as well.
  if (markdown.trim() === '') return { blocks: [], problems: [] };
  const root = parse(markdown, githubsFlavour);
  for (const node of root.children) conversion.addNode(node, { style: 'normal' });
  conversion.addFootnotes(root.children.filter((node) => node.type === 'footnoteDefinition'));
  return { blocks: conversion.blocks, problems: conversion.problems };
}

class Conversion {
  readonly blocks: Block[] = [];
  readonly problems: string[] = [];
  readonly #footnotes: string[] = [];
  #keys = 0;

  addNode(node: RootContent | BlockContent | DefinitionContent, place: Place): void {
    switch (node.type) {
      case 'paragraph':
        this.blocks.push(this.#textBlock(node.children, place));
        return;
      case 'heading':
        if (node.depth !== 2 && node.depth !== 3)
          this.#problem(`a heading of level ${node.depth}; use ## or ###`);
        this.blocks.push(this.#textBlock(node.children, { ...place, style: node.depth === 2 ? 'h2' : 'h3' }));
        return;
      case 'list':
        this.#addList(node, place);
        return;
      case 'blockquote':
        for (const child of node.children) this.#addQuoted(child);
        return;
      case 'table':
        this.#addTable(node);
        return;
      case 'thematicBreak':
        this.blocks.push({ _type: 'divider', _key: this.#key() });
        return;
      case 'footnoteDefinition':
        return;
      default:
        this.#problem(`${node.type} is not used in texts`);
    }
  }

  /** The notes that the text mentions, in the order of their numbers. */
  addFootnotes(definitions: readonly FootnoteDefinition[]): void {
    for (const definition of definitions) {
      if (!this.#footnotes.includes(definition.identifier)) {
        this.#problem(`footnote ${definition.identifier} is never mentioned`);
      }
    }
    const items = this.#footnotes.flatMap((identifier, index) => {
      const definition = definitions.find((each) => each.identifier === identifier);
      if (!definition) return [];
      const blocks = definition.children.flatMap((child) => {
        if (child.type === 'paragraph') return [this.#textBlock(child.children, { style: 'normal' })];
        this.#problem(`${child.type} in a footnote`);
        return [];
      });
      return [{ _key: this.#key(), number: index + 1, blocks }];
    });
    if (items.length > 0) this.blocks.push({ _type: 'footnotes', _key: this.#key(), items });
  }

  #addList(list: List, place: Place): void {
    const listItem = list.ordered ? 'number' : 'bullet';
    const { style, level = 0 } = place;
    for (const item of list.children) {
      const itemPlace = { style, listItem, level: level + 1 } as const;
      const goesOn = item === list.children[0] && list.ordered && (list.start ?? 1) !== 1;
      const texts = item.children.filter((child) => child.type === 'paragraph');
      // A further paragraph of an item becomes a further line of it.
      const lines = texts.flatMap((text, i) =>
        i === 0 ? text.children : [{ type: 'break' as const }, ...text.children],
      );
      this.blocks.push(this.#textBlock(lines, { ...itemPlace, ...(goesOn && { start: list.start ?? 1 }) }));
      for (const child of item.children) if (child.type !== 'paragraph') this.addNode(child, itemPlace);
    }
  }

  #addQuoted(node: BlockContent | DefinitionContent): void {
    if (node.type === 'paragraph') this.addNode(node, { style: 'blockquote' });
    else this.#problem(`${node.type} in a quotation`);
  }

  #addTable(table: Table): void {
    const rows = table.children.map((row) => ({
      _key: this.#key(),
      cells: row.children.map((cell) => this.#textBlock(cell.children, { style: 'normal' })),
    }));
    this.blocks.push({ _type: 'table', _key: this.#key(), header: true, rows });
  }

  #textBlock(children: readonly PhrasingContent[], place: Place): TextBlock {
    const context = {
      footnoteNumber: (identifier: string) => this.#footnoteNumber(identifier),
      problem: (text: string) => this.#problem(text),
    };
    return { _type: 'block', _key: this.#key(), ...place, ...spansOf(children, context) };
  }

  #footnoteNumber(identifier: string): number {
    if (!this.#footnotes.includes(identifier)) this.#footnotes.push(identifier);
    return this.#footnotes.indexOf(identifier) + 1;
  }

  #key(): string {
    this.#keys += 1;
    return `b${this.#keys}`;
  }

  #problem(text: string): void {
    this.problems.push(text);
  }
}
