import type { Block, FactMark, Mark, TextBlock } from './types.ts';

/** Every text block in reading order, those in table cells and footnotes included. */
export function textBlocks(text: readonly Block[]): TextBlock[] {
  return text.flatMap(textBlocksOf);
}

function textBlocksOf(block: Block): readonly TextBlock[] {
  switch (block._type) {
    case 'block':
      return [block];
    case 'table':
      return block.rows.flatMap((row) => row.cells);
    case 'footnotes':
      return block.items.flatMap((item) => item.blocks);
    case 'divider':
      return [];
  }
}

/** The same text with every mark definition replaced, such as links that get their address. */
export function mapMarks(text: readonly Block[], change: (mark: Mark) => Mark): Block[] {
  return mapTextBlocks(text, (block) =>
    block.markDefs.length === 0 ? block : { ...block, markDefs: block.markDefs.map(change) },
  );
}

/** The same text with every text block replaced, those in table cells and footnotes included. */
export function mapTextBlocks(text: readonly Block[], changed: (block: TextBlock) => TextBlock): Block[] {
  return text.map((block): Block => {
    if (block._type === 'block') return changed(block);
    if (block._type === 'table') {
      return { ...block, rows: block.rows.map((row) => ({ ...row, cells: row.cells.map(changed) })) };
    }
    if (block._type === 'footnotes') {
      return { ...block, items: block.items.map((item) => ({ ...item, blocks: item.blocks.map(changed) })) };
    }
    return block;
  });
}

/** Ids of the records that a text links to or takes facts from, each once, in the order they first appear. */
export function linkedRecordIds(text: readonly Block[]): string[] {
  const marks = textBlocks(text).flatMap((block) => block.markDefs);
  return [...new Set(marks.flatMap((mark) => ('record' in mark ? [mark.record] : [])))];
}

/** Every reference of a text to a fact of another record. */
export function factMarks(text: readonly Block[]): FactMark[] {
  const marks = textBlocks(text).flatMap((block) => block.markDefs);
  return marks.filter((mark) => mark._type === 'fact');
}
