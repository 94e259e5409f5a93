import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { CHECKOUT } from '../support/checkout.ts';
import { readCharacterMap } from './character-map.ts';
import { basic } from './characters.ts';
import { cut, families, read } from './fonts.ts';
import { glyphsOf } from './glyphs.ts';
import { table } from './merge.ts';
import { readTables } from './sfnt.ts';

/**
 * Thousandths of the font size. Changes are rounded to two, and once more where an axis is cut: at 80 px a quarter of
 * a pixel.
 */
const nearly = 3;

/** The box around each character, in font units, where the axes stand like this. */
async function boxesAt(font: Uint8Array, place: Readonly<Record<string, number>>) {
  const still = { targetFormat: 'truetype', noHinting: true, variationAxes: place } as const;
  const tables = readTables(await subsetFont(font, basic, still));
  const glyphs = glyphsOf(tables);
  return new Map(
    [...readCharacterMap(table(tables, 'cmap'))].map(([code, glyph]) => {
      const { outline, advance } = glyphs[glyph] ?? { outline: Buffer.alloc(0), advance: 0 };
      const box = outline.length === 0 ? [] : [2, 4, 6, 8].map((at) => outline.readInt16BE(at));
      return [String.fromCodePoint(code), [...box, advance]];
    }),
  );
}

async function tablesOf(font: Uint8Array) {
  const whole = { targetFormat: 'truetype', keepAllGlyphs: true } as const;
  return readTables(await subsetFont(font, undefined, whole));
}

const ends = families.flatMap((family) =>
  Object.entries(family.axes).flatMap(([axis, range]) => {
    if (typeof range === 'number') return [];
    return [range.min, range.max].map((end) => ({ ...family, axis, end }));
  }),
);

test.each(ends)('$name is drawn like its original where “$axis” is $end', async (family) => {
  const { axes, axis, end, directory, file, source, rest } = family;
  const elsewhere = Object.fromEntries(
    Object.entries(axes).map(([name, range]) => [
      name,
      // The default of both fonts, or the place where an axis was given up.
      typeof range === 'number' ? range : name === 'wdth' ? range.max : range.min,
    ]),
  );
  const place = { ...elsewhere, [axis]: end };
  const varying = Object.entries(place).filter(([name]) => typeof axes[name] !== 'number');
  const committed = await readFile(join(CHECKOUT, directory, file));
  const [tables, ours, theirs] = await Promise.all([
    tablesOf(committed),
    boxesAt(committed, Object.fromEntries(varying)),
    boxesAt(await read(`${source}-latin-${rest}`), place),
  ]);
  const near = (nearly * table(tables, 'head').readUInt16BE(18)) / 1_000;
  const apart = [...theirs].filter(([character, box]) =>
    box.some((edge, at) => !(Math.abs(edge - (ours.get(character)?.[at] ?? Number.NaN)) <= near)),
  );
  expect(theirs.size).toBeGreaterThan(190);
  expect(apart).toEqual([]);
});

test.each(families)('$name is what the script cuts out of the package, with kerning', async (family) => {
  const committed = await readFile(join(CHECKOUT, family.directory, family.file));
  expect(committed.equals(await cut(family))).toBe(true);
  const pairs = table(await tablesOf(committed), 'GPOS');
  expect(pairs.toString('latin1')).toContain('kern');
  expect(pairs.length).toBeGreaterThan(5_000);
});
