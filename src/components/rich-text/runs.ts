import type { Block, FootnotesBlock, RichText } from '../../content/rich-text/types.ts';

type Note = FootnotesBlock['items'][number];

/** Consecutive blocks; the notes belong to the first `lead` of them, and stand beside the whole run. */
export interface Run {
  readonly blocks: readonly Block[];
  /** How many blocks come before the notes: one paragraph, or all items of a list. */
  readonly lead: number;
  readonly notes: readonly Note[];
}

/** A run takes as many lines of the page's grid as there are, the last left free for long notes. */
const longestRun = 9;

/**
 * Cuts a text into runs, so that notes can stand beside the paragraph that first refers to them and have room down
 * to the next such paragraph or heading. Notes that nothing refers to stay in a block of their own at the end.
 */
export function runsOf(value: RichText): Run[] {
  const notes = new Map(
    value
      .flatMap((block) => (block._type === 'footnotes' ? block.items : []))
      .map((item) => [item.number, item]),
  );
  const runs: { blocks: Block[]; lead: number; notes: Note[] }[] = [];
  for (const unit of unitsOf(value.filter((block) => block._type !== 'footnotes'))) {
    const here = numbersIn(unit).flatMap((number) => {
      const note = notes.get(number);
      return note && notes.delete(number) ? [note] : [];
    });
    const last = runs.at(-1);
    const isFull =
      last !== undefined && last.notes.length > 0 && last.blocks.length + unit.length > longestRun;
    const endsNotes = last !== undefined && last.notes.length > 0 && isHeading(unit[0]);
    if (last && here.length === 0 && !isFull && !endsNotes) last.blocks.push(...unit);
    else runs.push({ blocks: [...unit], lead: here.length > 0 ? unit.length : 0, notes: here });
  }
  if (notes.size > 0) runs.push({ blocks: [], lead: 0, notes: [...notes.values()] });
  return runs;
}

/** Blocks that must stay together: the items of a list. */
function unitsOf(blocks: readonly Block[]): Block[][] {
  const units: Block[][] = [];
  for (const block of blocks) {
    const last = units.at(-1);
    if (last && isItem(block) && isItem(last.at(-1))) last.push(block);
    else units.push([block]);
  }
  return units;
}

function isItem(block: Block | undefined): boolean {
  return block?._type === 'block' && Boolean(block.listItem);
}

function isHeading(block: Block | undefined): boolean {
  return block?._type === 'block' && (block.style === 'h2' || block.style === 'h3');
}

/** The notes that are referred to, in the order of the text. */
function numbersIn(unit: readonly Block[]): number[] {
  return unit.flatMap((block) => {
    const texts =
      block._type === 'block'
        ? [block]
        : block._type === 'table'
          ? block.rows.flatMap((row) => row.cells)
          : [];
    return texts.flatMap(({ markDefs, children }) =>
      children.flatMap(({ marks }) =>
        marks.flatMap((key) => {
          const mark = markDefs.find(({ _key }) => _key === key);
          return mark?._type === 'footnoteRef' ? [mark.number] : [];
        }),
      ),
    );
  });
}
