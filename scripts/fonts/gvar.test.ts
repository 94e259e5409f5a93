import { describe, expect, test } from 'vitest';
import { joined, readVariations, rounded, type Variation, withoutCorners, writeVariations } from './gvar.ts';

const all = Buffer.from([0]);
const some = Buffer.from([2, 1, 0, 3]);
const none = Buffer.alloc(0);
const whole = 16_384;

function variation(changes: readonly number[], more: Partial<Variation> = {}): Variation {
  return { peak: [whole, 0], range: none, points: all, changes, ...more };
}

const font = {
  axes: 2,
  glyphs: [
    // Ends across with what it begins up with: zeros, then bytes, then words.
    [variation([1, 0, 0, 0, 0, 2]), variation([7, 7, 7, 7, -7, 7], { peak: [0, whole] })],
    [],
    [variation([300, -300, 300, 300]), variation(Array(400).fill(0))],
    [variation([1, 2, 3, 4]), variation([1, 1, 2, 2], { points: some, range: Buffer.alloc(8, 1) })],
    [variation([5, -5], { peak: [whole, whole] })],
  ],
};

test('what is written is read again', () => {
  expect(readVariations(writeVariations(font))).toEqual(font);
});

test('no run of changes goes on from those across to those up', () => {
  const gvar = writeVariations({ axes: 1, glyphs: [[variation([4, 0, 0, 4], { peak: [whole] })]] });
  const runs = gvar.subarray(gvar.readUInt32BE(16) + 9, gvar.readUInt32BE(16) + 15);
  // One byte and one zero across; one zero and one byte up.
  expect([...runs]).toEqual([0x00, 4, 0x80, 0x80, 0x00, 4]);
});

describe('of the variations', () => {
  test('those at corners of two axes go', () => {
    expect(withoutCorners(font).glyphs.map(({ length }) => length)).toEqual([2, 0, 2, 2, 0]);
  });

  test('changes become multiples of a step', () => {
    const [[first] = []] = rounded({ axes: 2, glyphs: [[variation([5, -5, 300, 1])]] }, 4).glyphs;
    expect(first?.changes).toEqual([4, -4, 300, 0]);
  });

  test('those of two fonts follow one another, where they have the same axes', () => {
    expect(joined(font, font, 1).glyphs).toHaveLength(11);
    expect(() => joined(font, { axes: 1, glyphs: [] }, 0)).toThrow('same axes');
  });
});
