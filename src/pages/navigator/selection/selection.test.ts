import fc from 'fast-check';
import { expect, test } from 'vitest';
import { offeredOf } from './offered.ts';
import { knownAt, nothingSelected, readSelection, searchOf, selectionParams } from './selection.ts';

const offer = {
  jurisdictions: ['france', 'germany', 'hong-kong'],
  topics: ['breach', 'transfers'],
  groups: ['scope'],
};
const today = '2026-11-24';
const word = fc.oneof(
  fc.constantFrom(
    ...offer.jurisdictions,
    ...offer.topics,
    'in-force',
    'none',
    '1',
    '0',
    'scope',
    '2025-06-30',
  ),
  fc.constantFrom(
    '',
    ',',
    'a,b',
    'France',
    '-',
    '2025-02-30',
    '0000-01-01',
    '=1+1',
    '\u0000',
    '%2C',
    'a&on=x',
  ),
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.date({ noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10)),
);
const search = fc
  .array(fc.tuple(fc.constantFrom(...selectionParams, 'page'), fc.array(word, { maxLength: 4 })))
  .map((pairs) => new URLSearchParams(pairs.map(([name, words]) => [name, words.join(',')])));

test('what an address selects is written as one address, and read from it as the same', () => {
  fc.assert(
    fc.property(search, (given) => {
      const { selection, ignored } = readSelection(given, today);
      const address = searchOf(selection);
      expect(address).toMatch(/^(?:|\?[a-z0-9=&,-]+)$/);
      expect(readSelection(new URLSearchParams(address), today)).toEqual({ selection, ignored: [] });
      for (const { name, value } of ignored) expect(given.getAll(name).join()).toContain(value);
      const offered = offeredOf({ selection, ignored: [] }, { ...offer, own: 'france' }).selection;
      const again = readSelection(new URLSearchParams(searchOf(offered)), today);
      expect(offeredOf(again, { ...offer, own: 'france' })).toEqual({ selection: offered, ignored: [] });
    }),
    { numRuns: 2000 },
  );
});

test('a form and a list of commas mean the same, in the order they are given', () => {
  const { selection } = readSelection(new URLSearchParams('with=germany&with=france,germany&dense=1'), today);
  expect(searchOf(selection)).toBe('?with=germany,france&dense=1');
  expect(searchOf(nothingSelected)).toBe('');
});

test('what names nothing is left out, and said', () => {
  const read = readSelection(
    new URLSearchParams(
      'with=france,atlantis&topic=breach,transfers&on=2025-02-30&known=2026-11-25&status=lawful&baseline=germany',
    ),
    today,
  );
  const { selection, ignored } = offeredOf(read, offer);
  expect(searchOf(selection)).toBe('?with=france');
  expect(ignored).toEqual([
    { name: 'on', value: '2025-02-30' },
    { name: 'known', value: '2026-11-25' },
    { name: 'status', value: 'lawful' },
    { name: 'with', value: 'atlantis' },
    { name: 'baseline', value: 'germany' },
  ]);
});

test('the page of a jurisdiction has it first, and differences are from it where nothing is said', () => {
  const read = readSelection(new URLSearchParams('with=france,germany&differences=1'), today);
  expect(offeredOf(read, { ...offer, own: 'germany' }).selection).toMatchObject({
    jurisdictions: ['france'],
    baseline: 'germany',
  });
});

test('a day on which something was known is known to its end', () => {
  expect(knownAt({ known: '2025-07-01' })).toBe('2025-07-01T23:59:59.999Z');
  expect(knownAt({ known: null })).toBeNull();
});
