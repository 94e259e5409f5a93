import { expect, it } from 'vitest';
import { fromMarkdown } from './from-markdown.ts';
import { mainHeadings } from './main-headings.ts';

it('names the main parts of a text, without their parts and notes', () => {
  const { blocks } = fromMarkdown('Before.\n\n## One[^1]\n\n### Within\n\n## **Two** parts\n\n[^1]: Note.');
  expect(mainHeadings(blocks)).toEqual(['One', 'Two parts']);
});
