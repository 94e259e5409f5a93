import { expect, it } from 'vitest';
import { fromMarkdown } from '../../content/rich-text/from-markdown.ts';
import { runsOf } from './runs.ts';

const shapes = (markdown: string) =>
  runsOf(fromMarkdown(markdown).blocks).map(({ blocks, lead, notes }) => ({
    blocks: blocks.length,
    lead,
    notes: notes.map(({ number }) => number),
  }));

it('gives notes to the paragraph that first refers to them, with room down to the next one', () => {
  const text =
    'First.\n\nSecond[^a] and[^b].\n\nThird.\n\nFourth[^a][^c].\n\n[^a]: A.\n\n[^b]: B.\n\n[^c]: C.';
  expect(shapes(text)).toEqual([
    { blocks: 1, lead: 0, notes: [] },
    { blocks: 2, lead: 1, notes: [1, 2] },
    { blocks: 1, lead: 1, notes: [3] },
  ]);
});

it('keeps the items of a list together, and ends a run at a heading', () => {
  const text = '- one[^a]\n- two\n\n## Next\n\nText.\n\n[^a]: A.';
  expect(shapes(text)).toEqual([
    { blocks: 2, lead: 2, notes: [1] },
    { blocks: 2, lead: 0, notes: [] },
  ]);
});

it('leaves a text without notes in one piece', () => {
  expect(shapes('## Part\n\nText.\n\n- item')).toEqual([{ blocks: 3, lead: 0, notes: [] }]);
});
