import { textBlocks } from './text-blocks.ts';
import type { Block, RichText } from './types.ts';

/**
 * The part of a text that everybody may read: up to the end of its first section, or what comes before any section.
 * A text that has no sections, or one alone, is open as far as that leaves something out: at least its first
 * paragraph. Footnotes go with what refers to them.
 */
export function openPart(text: RichText, until: 'first-section' | 'beginning'): RichText {
  const [first, second] = text.flatMap((block, at) => (isHeading(block) ? [at] : []));
  const end = (until === 'first-section' ? second : undefined) ?? first;
  const open = end ? text.slice(0, end) : text.slice(0, 1 + text.findIndex(isParagraph));
  const referred = new Set(
    textBlocks(open).flatMap(({ markDefs }) =>
      markDefs.flatMap((mark) => (mark._type === 'footnoteRef' ? [mark.number] : [])),
    ),
  );
  const footnotes = text.flatMap((block) => (block._type === 'footnotes' ? block.items : []));
  const items = footnotes.filter(({ number }) => referred.has(number));
  return items.length === 0 ? open : [...open, { _type: 'footnotes', _key: 'footnotes', items }];
}

function isHeading(block: Block): boolean {
  return block._type === 'block' && block.style === 'h2';
}

function isParagraph(block: Block): boolean {
  return block._type === 'block' && block.style === 'normal' && block.listItem === undefined;
}
