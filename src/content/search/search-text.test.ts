import { expect, test } from 'vitest';
import { declarationOf } from '../types/index.ts';
import { searchQueryText, searchTerms, weightedTerms } from './search-text.ts';

test.each([
  ['Étienne Marchetti', 'etienne marchetti'],
  ['Œuvre, Straße, Lindqvist-Renner', 'oeuvre strasse lindqvist renner'],
  ['M&A and R & D, m-and-a', 'manda and randd manda'],
  ['companies taxes sanctions business analysis status', 'company tax sanction business analysis status'],
  ['l’article 25 (UE) 2022/2554', 'article 25 ue 2022 2554'],
  ['数据保护 GDPR', '数 据 保 护 数据 据保 保护 gdpr'],
])('%j is stored as %j', (text, terms) => {
  expect(searchTerms(text)).toBe(terms);
});

test.each([
  ['Sanctions Zürich', false, 'sanction & zurich'],
  ['sanctions zü', true, 'sanction & zu:*'],
  ['taxe', true, 'tax:*'],
  ['h', true, 'h:*'],
  ['h', false, null],
  ['helena ', true, 'helena'],
  ['数据保护', true, '数据 & 据保 & 保护'],
  ['护', false, '护'],
  ["'|!&<->:* ", false, null],
])('%j (unfinished: %j) asks for %j', (text, prefix, query) => {
  expect(searchQueryText(text, { prefix })).toBe(query);
});

test('every weight gets the fields that are declared with it', () => {
  const terms = weightedTerms(declarationOf('publication'), {
    title: 'Alpha',
    summary: 'Beta',
    keyPoints: [{ text: 'Gamma' }, { text: 'Delta' }],
    readingMinutes: 5,
  });
  expect(terms).toEqual({ A: 'alpha', B: 'beta gamma delta', C: '', D: '' });
});
