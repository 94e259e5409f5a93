import fc from 'fast-check';
import { expect, it } from 'vitest';
import { genuine } from './genuine.fixture.ts';
import { judge } from './judge.ts';
import { withinCountry } from './judge-number.ts';

const isCalledOurs = (text: string) => judge(text, genuine)?.verdict === 'ours';

/** What may be called ours, said once more and otherwise: ASCII, our names whole, our numbers figure for figure. */
function mayBeOurs(text: string): boolean {
  const one = (/^[^<>@]*<([^<>]+)>$/.exec(text.trim())?.[1] ?? text.trim()).replace(/^(mailto|tel):/i, '');
  const site = /^(https?:\/\/)?(www\.)?fenwardenlisle\.example([/?#\\].*)?$/is;
  const address = /^[!-?A-~]+@fenwardenlisle\.example$/i;
  const figures = one.replaceAll('(0)', '').replaceAll(/\D/g, '');
  const ourFigures = genuine.numbers.flatMap((each) => [
    each.slice(1),
    `00${each.slice(1)}`,
    withinCountry(each),
  ]);
  return (
    site.test(one.replace(/\.(?=$|[/?#\\])/, '')) ||
    address.test(one) ||
    (/^[+()\d\s./\u2010-\u2013-]+$/.test(one) && ourFigures.includes(figures))
  );
}

const truths = [
  'london@fenwardenlisle.example',
  'fenwardenlisle.example',
  'https://www.fenwardenlisle.example/people',
  '+44 20 7946 0100',
  '020 7946 0100',
];
const anything = fc.string({ unit: 'binary', maxLength: 12 });

it('calls nothing ours that is not on the list, whatever is written', () => {
  fc.assert(
    fc.property(anything, (text) => !isCalledOurs(text) || mayBeOurs(text)),
    { numRuns: 500 },
  );
});

it('calls nothing ours that was made from what is ours by putting something in, before, behind or in its place', () => {
  const changed = fc
    .tuple(fc.constantFrom(...truths), fc.nat(60), fc.nat(3), anything)
    .map(([truth, at, cut, put]) => truth.slice(0, at) + put + truth.slice(at + cut));
  fc.assert(
    fc.property(changed, (text) => !isCalledOurs(text) || mayBeOurs(text)),
    { numRuns: 3_000 },
  );
});

it('calls no domain ours of which a character is another that is not the same letter', () => {
  const domain = 'fenwardenlisle.example';
  const swapped = fc
    .tuple(fc.nat(domain.length - 1), fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }))
    .filter(([at, put]) => put.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()) !== domain[at])
    .map(([at, put]) => domain.slice(0, at) + put + domain.slice(at + 1));
  // Before and behind, spaces are nothing.
  const inside = swapped.filter((text) => text.trim() === text);
  fc.assert(
    fc.property(inside, (text) => !isCalledOurs(text) && !isCalledOurs(`a@${text}`)),
    { numRuns: 2_000 },
  );
});

it('calls what is ours ours in any case of its letters', () => {
  const anyCase = (text: string) =>
    fc
      .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
      .map((upper) => [...text].map((letter, at) => (upper[at] ? letter.toUpperCase() : letter)).join(''));
  fc.assert(fc.property(anyCase('london@fenwardenlisle.example'), isCalledOurs), { numRuns: 200 });
  expect(isCalledOurs('WWW.FENWARDENLISLE.EXAMPLE')).toBe(true);
});

it('judges texts of any kind without failing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const result = judge(text, genuine);
      return result === null || ['ours', 'notOurs', 'cannotTell'].includes(result.verdict);
    }),
  );
});
