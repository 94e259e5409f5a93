import { expect, test } from 'vitest';
import { fromMarkdown } from './from-markdown.ts';
import { plainText } from './plain-text.ts';
import { toMarkdown } from './to-markdown.ts';

const written = `## What *changes*

A **firm** word, a [link](https://example.org/a), a note[^1] and 2 \\* 3 \\_x\\_.

- one
- two
   - within two

1. first
1. second

Between.

3. third
1. fourth

> Quoted.

| Place | Days |
| --- | --- |
| Spain | 15 \\| 30 |

---

1986\\. A year, and no list.

[^1]: Where it says so.`;

test('writes texts so that they are read as they were', () => {
  const { blocks, problems } = fromMarkdown(written);
  const again = fromMarkdown(toMarkdown(blocks, 'https://site.example'));
  expect([problems, again.problems]).toEqual([[], []]);
  expect(plainText(again.blocks)).toBe(plainText(blocks));
  expect(again.blocks).toEqual(blocks);
});

test('gives paths of the site their origin, and leaves links to what has no page out', () => {
  const block = {
    _type: 'block',
    _key: 'b',
    style: 'normal',
    children: [
      { _type: 'span', _key: 's', text: 'Helena', marks: ['a'] },
      { _type: 'span', _key: 't', text: ' and a cell', marks: ['b'] },
    ],
    markDefs: [
      { _type: 'recordLink', _key: 'a', record: 'pe101', href: '/people/pe101' },
      { _type: 'recordLink', _key: 'b', record: 'x', href: null },
    ],
  } as const;
  expect(toMarkdown([block], 'https://site.example')).toBe(
    '[Helena](https://site.example/people/pe101) and a cell',
  );
});
