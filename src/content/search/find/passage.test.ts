import { expect, test } from 'vitest';
import { questionOf } from '../text/question.ts';
import { marked, passageOf } from './passage.ts';

const bodyOf = (text: string) => [
  {
    _type: 'block' as const,
    _key: 'b',
    style: 'normal' as const,
    children: [{ _type: 'span' as const, _key: 's', text, marks: [] }],
    markDefs: [],
  },
];

test('a passage never ends in half a character', () => {
  for (let before = 0; before < 4; before++) {
    const text = `${'x'.repeat(before)}${'𠮷'.repeat(120)} 仲裁 ${'𠮷'.repeat(200)}`;
    const passage = passageOf(bodyOf(text), questionOf('仲裁', 'zh-cn').groups, 'zh-cn');
    const shown = passage?.pieces.map((piece) => piece.text).join('') ?? '';
    expect(shown).toContain('仲裁');
    expect(shown.isWellFormed()).toBe(true);
  }
});

test('characters of two units are marked whole, and what follows them at its place', () => {
  expect(marked('𠮷野家仲裁条款', questionOf('仲裁', 'zh-cn').groups, 'zh-cn')).toEqual([
    { text: '𠮷野家', isMatch: false },
    { text: '仲裁', isMatch: true },
    { text: '条款', isMatch: false },
  ]);
});

const markedIn = (text: string, question: string, words: readonly string[]) => {
  const { groups } = questionOf(question, 'en', [{ words, answers: [] }]);
  return marked(text, groups, 'en').flatMap(({ text: own, isMatch }) => (isMatch ? own : []));
};

test('of what a synonym stands for, what stands in the text whole is marked, and no word of it by itself', () => {
  const words = ['data protection', 'protection of personal data', 'RGPD'];
  expect(markedIn('Whose person is it that the RGPD protects?', 'data protection', words)).toEqual(['RGPD']);
  expect(markedIn('On the protection of personal data', 'data protection', words)).toEqual([
    'protection of personal data',
  ]);
});

test('of what was typed, words that stand apart are marked where they nowhere follow one another', () => {
  const words = ['data protection', 'RGPD'];
  expect(markedIn('We protect your data', 'data protection', words)).toEqual(['protect', 'data']);
  expect(markedIn('Data protection, and other data', 'data protection', words)).toEqual(['Data protection']);
});

test('a Chinese word is marked where it stands whole, and else its pairs of characters', () => {
  const { groups } = questionOf('数据保护', 'zh-cn', [{ words: ['数据保护', '个人信息保护'], answers: [] }]);
  const found = (text: string) =>
    marked(text, groups, 'zh-cn').flatMap(({ text: own, isMatch }) => (isMatch ? own : []));
  expect(found('数据保护与数据安全')).toEqual(['数据保护']);
  expect(found('个人信息保护法')).toEqual(['个人信息保护']);
  expect(found('数据的保护')).toEqual(['数据', '保护']);
});

test('the passage is that where what was typed stands whole, though a word of it stands in one before', () => {
  const { groups } = questionOf('data protection', 'en', [
    { words: ['data protection', 'RGPD'], answers: [] },
  ]);
  const body = [...bodyOf('Personal data first.'), ...bodyOf('Then data protection.')];
  expect(passageOf(body, groups, 'en')?.pieces.find(({ isMatch }) => isMatch)?.text).toBe('data protection');
});
