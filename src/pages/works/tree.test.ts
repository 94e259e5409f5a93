import { expect, it } from 'vitest';
import { type Branch, contentsBeside, inReadingOrder, partsBelow, placeOf } from './tree.ts';

const part = (id: string, ...parts: Branch[]): Branch => ({
  id,
  locale: 'en',
  title: id.toUpperCase(),
  url: `/features/w/${id}`,
  parts,
});
const work: Branch = {
  ...part('w', part('a', part('a1', part('a11')), part('a2')), part('b')),
  url: '/features/w',
};

it('a work is read from the top: every part before those below it, each with its number', () => {
  expect(inReadingOrder(partsBelow(work)).map(({ number, part: { id } }) => `${number} ${id}`)).toEqual([
    '1 a',
    '1.1 a1',
    '1.1.1 a11',
    '1.2 a2',
    '2 b',
  ]);
});

it('says how far a reader is, and leads from the cover to the last part without a gap', () => {
  expect(placeOf(work, 'a2', 'en')).toMatchObject({
    text: 'Part 4 of 5',
    previous: { text: 'A11' },
    next: { text: 'B' },
  });
  expect(placeOf(work, 'a', 'en')).toMatchObject({ previous: { text: 'W', url: '/features/w' } });
  expect(placeOf(work, 'b', 'en')?.next).toBeNull();
  expect(placeOf(work, 'elsewhere', 'en')).toBeNull();
});

it('the contents beside a part show the whole work and mark where the reader is', () => {
  const [a, b] = contentsBeside(partsBelow(work), 'a11', 'en');
  expect(a).toMatchObject({ current: false, children: [{ children: [{ text: 'A11', current: true }] }, {}] });
  expect(b).toMatchObject({ current: false });
});

it('leaves out what has no page: a part that is not live in any language the reader may have', () => {
  const hidden = { ...part('x'), url: null };
  expect(partsBelow({ parts: [hidden, part('a')] }).map(({ id }) => id)).toEqual(['a']);
});
