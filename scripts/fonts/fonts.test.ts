import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import { CHECKOUT } from '../support/checkout.ts';
import { readCharacterMap } from './character-map.ts';
import { table } from './merge.ts';
import { readTables } from './sfnt.ts';

const directory = join(CHECKOUT, 'src/styles/fonts');
const files = globSync('*.woff2', { cwd: directory }).sort();

async function tablesOf(file: string) {
  const bytes = await readFile(join(directory, file));
  const whole = { targetFormat: 'truetype', keepAllGlyphs: true, preserveNameIds: [0, 13, 14] } as const;
  return readTables(await subsetFont(bytes, undefined, whole));
}

test('there are two files, together within 60 kB', async () => {
  expect(files).toEqual(['chancery-sans.woff2', 'chancery-serif.woff2']);
  const sizes = await Promise.all(files.map(async (file) => (await readFile(join(directory, file))).length));
  expect(sizes[0] ?? 0).toBeGreaterThan(10_000);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(60_000);
});

describe.each(files)('%s', (file) => {
  test('has every character that the seed is written with in the languages it serves', async () => {
    const map = readCharacterMap(table(await tablesOf(file), 'cmap'));
    const missing = new Map<string, string>();
    for (const path of globSync('seed/**/*.{md,yaml}', { cwd: CHECKOUT })) {
      if (!/\.(?:en|en-[a-z]{2}|fr-fr|de-de|nl-nl)\.(?:md|yaml)$/.test(path)) continue;
      for (const character of new Set(await readFile(join(CHECKOUT, path), 'utf8'))) {
        const isOurs = /[\p{Script=Latin}\p{Nd}\p{P}\p{Sc}\p{Zs}\u2080-\u2089]/u.test(character);
        const isForeign =
          /\p{Script_Extensions=Han}|\p{Script_Extensions=Arab}|\p{Script_Extensions=Deva}/u.test(character);
        if (isOurs && !isForeign && !map.has(character.codePointAt(0) ?? 0)) missing.set(character, path);
      }
    }
    expect([...missing]).toEqual([]);
    // Three thousand files are read.
  }, 20_000);

  test('has the letters of names from beyond, and signs of money', async () => {
    const map = readCharacterMap(table(await tablesOf(file), 'cmap'));
    for (const character of 'ŁłŞşŘřČčŽžŐőĀāǎİıțŸ€£¥₤†‑\u202f') {
      expect(map.get(character.codePointAt(0) ?? 0), character).toBeGreaterThan(0);
    }
  });

  test('does not bear the reserved name, and still bears the copyright and the licence', async () => {
    const names = Buffer.from(table(await tablesOf(file), 'name'))
      .toString('latin1')
      .replaceAll('\0', '');
    expect(names.replace(/with Reserved Font Name\s.{0,2}Source/, '')).not.toMatch(/Source/);
    expect(names).toMatch(/Adobe/);
    expect(names).toMatch(/Chancery/);
    expect(names).toMatch(/scripts\.sil\.org\/OFL/);
    expect(await readFile(join(directory, 'OFL.txt'), 'utf8')).toContain('SIL OPEN FONT LICENSE Version 1.1');
  });

  test('varies in weight from 400, with every glyph in its table of variations', async () => {
    const tables = await tablesOf(file);
    const fvar = table(tables, 'fvar');
    const axes = Array.from({ length: fvar.readUInt16BE(8) }, (_, index) => {
      const at = 16 + index * 20;
      const [low, high] = [fvar.readInt32BE(at + 4) / 65_536, fvar.readInt32BE(at + 12) / 65_536];
      return [fvar.toString('latin1', at, at + 4), low, high];
    });
    expect(axes).toEqual(
      file.includes('serif')
        ? [
            ['wght', 400, 600],
            ['opsz', 20, 60],
          ]
        : [['wght', 400, 600]],
    );
    expect(table(tables, 'gvar').readUInt16BE(12)).toBe(table(tables, 'maxp').readUInt16BE(4));
  });
});

test('the style sheet names no family by the reserved name, and every file that there is', async () => {
  const css = await readFile(join(CHECKOUT, 'src/styles/fonts.css'), 'utf8');
  expect([...css.matchAll(/font-family: "([^"]+)"/g)].map(([, name]) => name)).not.toContainEqual(
    expect.stringContaining('Source'),
  );
  const used = new Set([...css.matchAll(/fonts\/([\w-]+\.woff2)/g)].map(([, name]) => name));
  expect([...used].sort()).toEqual(files);
});
