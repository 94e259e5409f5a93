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

test('of what a synonym stands for, words that say nothing by themselves are not marked', () => {
  const words = ['RGPD', 'règlement général sur la protection des données'];
  const { groups } = questionOf('RGPD', 'fr-fr', [{ words, answers: [] }]);
  const text = 'Sur la protection des données, la CNIL applique le RGPD';
  const found = marked(text, groups, 'fr-fr').flatMap(({ text: own, isMatch }) => (isMatch ? own : []));
  expect(found).toEqual(['protection', 'données', 'RGPD']);
});
