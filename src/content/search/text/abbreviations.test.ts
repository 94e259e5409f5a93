import { expect, test } from 'vitest';
import { abbreviationOf, abbreviationsIn, termOfAbbreviation } from './abbreviations.ts';

const pairs = (text: string) => abbreviationsIn(text).map(({ short, long }) => `${short}: ${long}`);

test.each([
  [
    'Under the Digital Operational Resilience Act (DORA) banks test',
    ['dora: digital operational resilience act'],
  ],
  [
    'The Office of the Superintendent of Financial Institutions (OSFI) and the Autoriteit Persoonsgegevens (AP)',
    ['osfi: office of the superintendent of financial institutions', 'ap: autoriteit persoonsgegevens'],
  ],
  ['Le Kreditwesengesetz, puis la Bankengesetz (BankG)', []],
  [
    'den Mindestanforderungen an das Risikomanagement (MaRisk)',
    ['marisk: mindestanforderungen an das risikomanagement'],
  ],
  [
    'la Commission nationale pour la protection des données (CNPD)',
    ['cnpd: commission nationale pour la protection des donnees'],
  ],
  ['《数字运营韧性法》（DORA）自2025年', ['dora: 数字运营韧性法']],
])('what a text introduces is read with its abbreviation: %s', (text, expected) => {
  expect(pairs(text)).toEqual(expected);
});

test.each([
  'Regulation (EU) 2016/679',
  'a court in Jersey (Channel Islands)',
  'Personal Data (Privacy) Ordinance',
  'the parties (IBM)',
])('brackets that abbreviate nothing are left: %s', (text) => {
  expect(pairs(text)).toEqual([]);
});

test('the index keeps a pair as one term', () => {
  const pair = { short: 'dora', long: 'digital operational resilience act' };
  expect(abbreviationOf(termOfAbbreviation(pair))).toEqual(pair);
});
