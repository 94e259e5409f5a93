import { expect, it } from 'vitest';
import { fromMarkdown } from '../../../content/rich-text/from-markdown.ts';
import { plainText } from '../../../content/rich-text/plain-text.ts';
import { pitchOf } from './pitch.ts';

const pitch = (text: string) => pitchOf(fromMarkdown(text).blocks);

it('editors write a landing page as a text: its headings become reasons and questions, its quotation proof', () => {
  const { opening, reasons, proof, questions } = pitch(
    'Hello.\n\n## Quick\n\nTen minutes.\n\n## Sure\n\nWith reasons.\n\n> It found 203 of 212.\n\n### Is it advice?\n\nNo.\n\nAsk.',
  );
  expect(plainText(opening)).toBe('Hello.');
  expect(reasons.map(({ title, text }) => `${title}: ${plainText(text)}`)).toEqual([
    'Quick: Ten minutes.',
    'Sure: With reasons.',
  ]);
  expect(proof).toEqual(['It found 203 of 212.']);
  expect(questions.map(({ title, text }) => `${title} ${plainText(text)}`)).toEqual([
    'Is it advice? No.\nAsk.',
  ]);
});

it('a text without headings is all opening, and a heading with nothing below it is nothing', () => {
  expect(plainText(pitch('One.\n\nTwo.').opening)).toBe('One.\nTwo.');
  expect(pitch('One.\n\n## Empty')).toMatchObject({ reasons: [], questions: [] });
});
