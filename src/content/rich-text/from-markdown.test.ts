import { expect, test } from 'vitest';
import { richTextProblems } from './check.ts';
import { fromMarkdown } from './from-markdown.ts';
import { plainText, wordCount } from './plain-text.ts';
import { factMarks, linkedRecordIds, mapMarks } from './text-blocks.ts';
import type { Block } from './types.ts';

const document = `## Scope

The *first* rule, [by us](record:pu103) and **[others](https://example.com)**,[^note]
in one paragraph.

- one
  1. nested
- two

  more of two

> Quoted.

| Rule | Days |
|------|-----:|
| [A](record:pe101) | 3[^2] |

---

### End

[^note]: With \`code\`.
[^2]: Second.
`;

/** Blocks as one line each. */
function outline(blocks: readonly Block[]): string[] {
  return blocks.map((block) => {
    if (block._type === 'block') {
      const item = block.listItem ? ` ${block.listItem} ${block.level}` : '';
      return `${block.style}${item}: ${block.children.map((span) => span.text).join('|')}`;
    }
    if (block._type === 'table') {
      return `table: ${block.rows.map((row) => row.cells.map((cell) => plainText([cell])).join('|')).join(' / ')}`;
    }
    if (block._type === 'footnotes') {
      return `footnotes: ${block.items.map((item) => `${item.number} ${plainText([...item.blocks])}`).join(' / ')}`;
    }
    return block._type;
  });
}

test('every form of the seed texts becomes a block that pages know', () => {
  const { blocks, problems } = fromMarkdown(document);
  expect(problems).toEqual([]);
  expect(richTextProblems(blocks)).toEqual([]);
  expect(outline(blocks)).toEqual([
    'h2: Scope',
    'normal: The |first| rule, |by us| and |others|,|1| in one paragraph.',
    'normal bullet 1: one',
    'normal number 2: nested',
    'normal bullet 1: two\nmore of two',
    'blockquote: Quoted.',
    'table: Rule|Days / A|3',
    'divider',
    'h3: End',
    'footnotes: 1 With code. / 2 Second.',
  ]);
});

test('links, emphasis and footnotes are marks on their words', () => {
  const paragraph = fromMarkdown(document).blocks[1];
  if (paragraph?._type !== 'block') throw new Error('no paragraph');
  const marked = (text: string) => paragraph.children.find((span) => span.text === text)?.marks;
  const definition = (text: string) => paragraph.markDefs.find((mark) => marked(text)?.includes(mark._key));
  expect(marked('first')).toEqual(['em']);
  expect(marked('others')).toContain('strong');
  expect(definition('by us')).toMatchObject({ _type: 'recordLink', record: 'pu103' });
  expect(definition('others')).toMatchObject({ _type: 'link', href: 'https://example.com' });
  expect(definition('1')).toMatchObject({ _type: 'footnoteRef', number: 1 });
});

test('a fact of another record is a reference, of which the record is found', () => {
  const { blocks } = fromMarkdown('| Ring |\n|---|\n| **{{phone:pe139}}** by {{closes:programme-a}}. |');
  expect(plainText(blocks)).toBe('Ring\n… by ….');
  expect(linkedRecordIds(blocks)).toEqual(['pe139', 'programme-a']);
  expect(factMarks(blocks).map(({ fact }) => fact)).toEqual(['phone', 'closes']);
  expect(richTextProblems(blocks)).toEqual([]);
});

test('how long something is kept is a reference to no record, and to nothing that is not kept', () => {
  const { blocks } = fromMarkdown('| Kept |\n|---|\n| {{kept:event}} |');
  expect(plainText(blocks)).toBe('Kept\n…');
  expect(linkedRecordIds(blocks)).toEqual([]);
  expect(richTextProblems(blocks)).toEqual([]);
  expect(richTextProblems(fromMarkdown('{{kept:nothing}}').blocks)).toHaveLength(1);
});

test('records are found and their links given an address wherever they stand', () => {
  const { blocks } = fromMarkdown(document);
  expect(linkedRecordIds(blocks)).toEqual(['pu103', 'pe101']);
  const resolved = mapMarks(blocks, (mark) => (mark._type === 'recordLink' ? { ...mark, href: '/x' } : mark));
  expect(JSON.stringify(resolved).match(/"href":"\/x"/g)).toHaveLength(2);
});

test('a wrapped paragraph is one line; Chinese gets no space where it was wrapped', () => {
  expect(plainText(fromMarkdown('one\ntwo').blocks)).toBe('one two');
  expect(plainText(fromMarkdown('数据，\n保护\n法').blocks)).toBe('数据，保护法');
});

test.each([
  ['# Title', 'a heading of level 1; use ## or ###'],
  ['![x](y.png)', 'image is not used in texts'],
  ['<b>x</b>', 'html is not used in texts'],
  ['```\nx\n```', 'code is not used in texts'],
  ['x\n\n[^1]: never', 'footnote 1 is never mentioned'],
])('%j is reported', (markdown, problem) => {
  expect(fromMarkdown(markdown).problems).toContain(problem);
});

test.each([
  ['Two words', 2],
  ['l’arbitrage d’investissement', 2],
  ['数据保护 and GDPR', 6],
  ['', 0],
])('%j has %i words', (markdown, words) => {
  expect(wordCount(fromMarkdown(markdown).blocks)).toBe(words);
});

test.each(['javascript:alert(1)', '//elsewhere.example', 'data:text/html,x', 'page'])(
  'a link to %s is refused',
  (href) => {
    const block = {
      _type: 'block',
      _key: 'b1',
      style: 'normal',
      children: [{ _type: 'span', _key: 's0', text: 'x', marks: ['m0'] }],
      markDefs: [{ _type: 'link', _key: 'm0', href }],
    };
    expect(richTextProblems([block])).toEqual([`the link to “${href}” is not a web address`]);
    expect(richTextProblems([{ ...block, markDefs: [] }])).toEqual([
      'the mark “m0” is not one that pages know',
    ]);
  },
);

test.each([-1, 1.5, '3'])('a list that begins with %j is refused', (start) => {
  const [item] = fromMarkdown('3. three').blocks;
  expect(richTextProblems([item])).toEqual([]);
  expect(richTextProblems([{ ...item, start }])).toEqual(['block 1 is not one that pages know']);
});

test.each([[{ _type: 'script' }], ['text'], [{ _type: 'block', children: [{ _type: 'image' }] }]])(
  'a block of another shape is refused: %o',
  (block) => {
    expect(richTextProblems([block])).toEqual(['block 1 is not one that pages know']);
  },
);
