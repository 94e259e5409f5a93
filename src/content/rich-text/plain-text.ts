import { textBlocks } from './text-blocks.ts';
import type { Block, TextBlock } from './types.ts';

/** The words alone, a line for each paragraph, heading, list item and cell. Footnote numbers are left out. */
export function plainText(text: readonly Block[]): string {
  return textBlocks(text).map(textOf).join('\n');
}

function textOf(block: TextBlock): string {
  const footnotes = new Set(block.markDefs.filter((m) => m._type === 'footnoteRef').map((m) => m._key));
  return block.children
    .filter((span) => !span.marks.some((mark) => footnotes.has(mark)))
    .map((span) => span.text)
    .join('');
}

const wordOrCharacter = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}’'-])+/gu;

/** Words for reading times and length checks; each Chinese character counts as one. */
export function wordCount(text: readonly Block[]): number {
  return plainText(text).match(wordOrCharacter)?.length ?? 0;
}
