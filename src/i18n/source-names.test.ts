import { expect, test } from 'vitest';
import { sourceInWords, sourceNames } from './source-names.ts';

const source = (name: string, nativeTitle: string | null, url: string | null = null) => ({
  name,
  nativeTitle,
  url,
});
const labour = source('Labour Code', 'Code du travail');
const network = source('Cybersecurity Law', '中华人民共和国网络安全法', 'https://flk.npc.gov.cn/');
const banking = source('Banking Act', '銀行法', 'https://laws.e-gov.go.jp/');
const belgian = source('Renault Act', 'Wet-Renault / Loi Renault');

test('a source is named by its own title where that is in the reader’s language', () => {
  expect(sourceInWords(labour, 'fr-fr')).toBe('Code du travail (Labour Code)');
  expect(sourceInWords(network, 'zh-cn')).toBe('中华人民共和国网络安全法 (Cybersecurity Law)');
  expect(sourceInWords(belgian, 'fr-fr')).toBe('Loi Renault (Renault Act)');
  expect(sourceNames(labour, 'fr-fr')).toEqual({
    first: { text: 'Code du travail', lang: undefined },
    second: { text: 'Labour Code', lang: 'en-GB' },
  });
});

test('and by its name in English where it is in another, Japanese in Chinese characters too', () => {
  expect(sourceInWords(banking, 'zh-cn')).toBe('Banking Act (銀行法)');
  expect(sourceInWords(network, 'fr-fr')).toBe('Cybersecurity Law (中华人民共和国网络安全法)');
  expect(sourceInWords(belgian, 'en')).toBe('Renault Act (Wet-Renault / Loi Renault)');
  expect(sourceNames(source('Codice civile', 'Codice civile'), 'fr-fr')).toEqual({
    first: { text: 'Codice civile', lang: 'en-GB' },
    second: null,
  });
});

test('an act of the Union has its French title, wherever it applies, and an ordinance of Hong Kong its Chinese one', () => {
  const act = 'https://eur-lex.europa.eu/eli/reg/2022/2554/oj';
  const italian = source('Artificial Intelligence Act', 'Regolamento sull’intelligenza artificiale', act);
  expect(sourceInWords(italian, 'fr-fr')).toBe(
    'Règlement sur l’intelligence artificielle (Artificial Intelligence Act)',
  );
  expect(sourceInWords(italian, 'zh-cn')).toBe(
    'Artificial Intelligence Act (Regolamento sull’intelligenza artificiale)',
  );
  // Words that are ours, of an act whose French title is not at hand, are not passed off as its title.
  expect(
    sourceNames(source('Regulation amending the Artificial Intelligence Act', null, act), 'fr-fr').first.text,
  ).toBe('Règlement modifiant le règlement sur l’intelligence artificielle (notre traduction)');
  // Another body may use the same words.
  expect(sourceInWords(source('Artificial Intelligence Act', null), 'fr-fr')).toBe(
    'Artificial Intelligence Act',
  );
  const ordinance = source('Banking Ordinance', '銀行業條例', 'https://www.elegislation.gov.hk/hk/cap155');
  expect(sourceNames(ordinance, 'zh-cn').first).toEqual({ text: '銀行業條例', lang: 'zh-Hant-HK' });
});
