import { expect, it } from 'vitest';
import { narrowed, plainValue } from './narrowed.ts';

const items = [
  { id: 'a', year: '2025', places: ['London', 'London', 'Paris'] },
  { id: 'b', year: '2026', places: ['Paris'] },
  { id: 'c', year: '2026', places: [] },
];
const filters = {
  year: ({ year }: (typeof items)[number]) => plainValue(year),
  place: ({ places }: (typeof items)[number]) => places.flatMap(plainValue),
};
const narrow = (search: string, others?: (item: (typeof items)[number]) => boolean) => {
  const { items: left, facets } = narrowed(items, filters, new URLSearchParams(search), others);
  const counts = (name: string) =>
    facets.find(({ field }) => field === name)?.values.map(({ value, count }) => [value, count]);
  return { ids: left.map(({ id }) => id), years: counts('year'), places: counts('place') };
};

it('keeps what has every value that is asked for, in the order given', () => {
  expect(narrow('').ids).toEqual(['a', 'b', 'c']);
  expect(narrow('place=Paris').ids).toEqual(['a', 'b']);
  expect(narrow('place=Paris&year=2026').ids).toEqual(['b']);
  expect(narrow('place=London&year=2026').ids).toEqual([]);
});

it('counts what each value would leave while the other filters stay, an item once', () => {
  const { years, places } = narrow('place=London');
  expect(years).toEqual([['2025', 1]]);
  expect(places).toEqual([
    ['London', 1],
    ['Paris', 2],
  ]);
});

it('says what it is set to, even where filters exclude each other', () => {
  expect(narrow('place=London&year=2026')).toMatchObject({
    places: [
      ['Paris', 1],
      ['London', 0],
    ],
    years: [
      ['2025', 1],
      ['2026', 0],
    ],
  });
});

it('takes a value that nothing has for no filter', () => {
  expect(narrow('place=Atlantis&year=2026').ids).toEqual(['b', 'c']);
});

it('counts in what else is asked for, and still knows the values of what that leaves out', () => {
  const notA = ({ id }: { id: string }) => id !== 'a';
  expect(narrow('year=2025', notA).ids).toEqual([]);
  expect(narrow('', notA).places).toEqual([['Paris', 1]]);
});
