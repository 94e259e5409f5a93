import { expect, test } from 'vitest';
import { folded } from './fold.ts';
import { nameTerms, readingTerms } from './names.ts';
import { stemIn, stemsOf } from './stems.ts';
import { tokensOf } from './tokens.ts';
import { vectorOf } from './vector.ts';

test.each([
  ['Étienne MARCHETTI', 'etienne marchetti'],
  ['Clémence d’Harambure', 'clemence d’harambure'],
  ['Rukiye Yıldırım, Kristīne Ozoliņa', 'rukiye yildirim, kristine ozolina'],
  ['M&A and R & D', 'manda and randd'],
  ['s 18 FSMA 2023, ss. 3 and 4, § 5', 'article 18 fsma 2023, article 3 article 4, article 5'],
  ['第二十三条', ' article 23 '],
  ['第122条', ' article 122 '],
  ['Art. 20 NIS2', 'article 20 nis2'],
  ['趙明遠 劉', '赵明远 刘'],
  ['ＡＩ Act', 'ai act'],
])('compares %s as %s', (text, expected) => {
  expect(folded(text)).toBe(expected);
});

test('cuts words apart, and Chinese from them', () => {
  expect(tokensOf('AI法案2024/1689').map(({ text }) => text)).toEqual(['ai', '法案', '2024', '1689']);
});

test('cuts what is longer than any word into pieces that the database takes', () => {
  // 200 characters that are 1,200 letters once they are written out.
  const tokens = tokensOf('㌖'.repeat(200));
  expect(tokens).toHaveLength(12);
  for (const { text } of tokens) expect(Buffer.byteLength(text)).toBeLessThan(2_046);
});

test('knows a word in its forms, in the language of the text', () => {
  expect(stemIn('en', 'regulations')).toBe(stemIn('en', 'regulated'));
  expect(stemIn('fr-fr', 'arbitrages')).toBe(stemIn('fr-fr', 'arbitrage'));
  expect(stemIn('en', 'the')).toBeNull();
  expect(stemsOf('nis2')).toEqual([]);
});

test('finds a name run together, by syllables and by initials', () => {
  expect(nameTerms({ given: 'Mingyuan', family: 'Zhao', native: '赵明远' })).toEqual([
    'zhaomingyuan',
    'mingyuanzhao',
    'zhao',
    'ming',
    'yuan',
    'i~m',
    'i~z',
    'i~mz',
  ]);
});

test('reads characters that sound alike alike', () => {
  expect(readingTerms('出镜')).toEqual(readingTerms('出境'));
});

test('gives a word and its stem one place, and titles their weight', () => {
  expect(
    String(
      vectorOf({ A: ["Banks' rules"], B: [], C: [], D: ['Rules'] }, 'en', { nameTerms: ['i~x'], others: [] }),
    ),
  ).toBe("'banks':1A 'e~bank':1A 'rules':2A,11D 'e~rule':2A,11D 'i~x':20C");
  expect(String(vectorOf({ A: ['出境'], B: [], C: [], D: [] }, 'zh-cn'))).toBe(
    "'出':1A '境':2A '出境':1A 'p~chu-jing':1A",
  );
});
