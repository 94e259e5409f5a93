import { cannotTell, type Genuine, type Judgement, notOurs, ours } from './verdict.ts';

/** Figures with what people write between them. */
export const numberPattern = /^[+(]?[\d][\d\s().\-\u2010-\u2013\u00a0\u202f/]*$/;

/** Fewest figures of a number that is compared without the code of its country. */
const longEnough = 9;

/** Codes of the countries that we have numbers in, and what is dialled before a number within them. */
const trunkPrefixes: readonly (readonly [code: string, prefix: string])[] = [
  ...['+44', '+33', '+49', '+31', '+32', '+353', '+81', '+86', '+971', '+966'].map(
    (code) => [code, '0'] as const,
  ),
  ...['+39', '+34', '+351', '+352', '+65', '+852', '+974', '+1'].map((code) => [code, ''] as const),
];

/** Judges a telephone number, with its country's code or as it is dialled within the country. */
export function judgeNumber(written: string, genuine: Genuine): Judgement {
  const figures = written.replaceAll('(0)', '').replaceAll(/[^+\d]/g, '');
  if (figures.length < 5) return cannotTell('nothing');
  // Before a number is read as one from abroad: some begin with two noughts at home.
  if (genuine.numbers.some((each) => withinCountry(each) === figures)) {
    return figures.length < longEnough ? cannotTell('noCountry') : ours('ourNumber');
  }
  const number = figures.replace(/^00/, '+');
  if (genuine.known.some(({ value }) => /^\+[\d ]+$/.test(value) && dialled(value) === number)) {
    return notOurs('known');
  }
  return genuine.numbers.includes(number) ? ours('ourNumber') : notOurs('otherNumber');
}

const dialled = (number: string) => number.replaceAll(' ', '');

/** `+442079460100` → `02079460100`; null for a country that is not known. */
export function withinCountry(number: string): string | null {
  const found = trunkPrefixes.find(([code]) => number.startsWith(code));
  return found ? found[1] + number.slice(found[0].length) : null;
}
