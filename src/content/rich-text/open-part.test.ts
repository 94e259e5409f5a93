import { describe, expect, test } from 'vitest';
import { fromMarkdown } from './from-markdown.ts';
import { openPart } from './open-part.ts';
import { plainText } from './plain-text.ts';

const open = (lines: readonly string[], until: Parameters<typeof openPart>[1]) =>
  plainText(openPart(fromMarkdown(lines.join('\n\n')).blocks, until)).split('\n');
const text = [
  'Lead[^2].',
  'More.',
  '## One',
  'First.',
  '- item',
  '### Within',
  'Deeper.',
  '## Two',
  'Second[^1].',
];
const plain = text.map((line) => line.replace(/\[.*\]/, ''));
const notes = ['[^1]: For one.', '[^2]: For two.'];

describe('the open part of a text', () => {
  test('goes to the end of its first section', () => {
    const shown = ['Lead.', 'More.', 'One', 'First.', 'item', 'Within', 'Deeper.'];
    expect(open(plain, 'first-section')).toEqual(shown);
  });

  test('is what comes before any section', () => {
    expect(open(plain, 'beginning')).toEqual(['Lead.', 'More.']);
  });

  test('has the footnotes that it refers to, and no other', () => {
    expect(open([...text, ...notes], 'beginning')).toEqual(['Lead.', 'More.', 'For two.']);
  });

  test.each<[string, string[], string[]]>([
    ['no section', ['Lead.', 'More.', 'And more.'], ['Lead.']],
    ['a section alone', ['## One', 'First.', 'More.'], ['One', 'First.']],
    ['a beginning and one section', ['Lead.', 'More.', '## One', 'First.'], ['Lead.', 'More.']],
    ['no paragraph', ['- item', '- other'], ['']],
  ])('is never all of one with %s', (_, lines, shown) => {
    expect(open(lines, 'first-section')).toEqual(shown);
    expect(open(lines, 'beginning')).toEqual(shown);
  });
});
