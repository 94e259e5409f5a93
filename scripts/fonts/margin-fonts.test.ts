import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import { CHECKOUT } from '../support/checkout.ts';
import { readCharacterMap } from './character-map.ts';
import { table } from './merge.ts';
import { readTables } from './sfnt.ts';

const directory = join(CHECKOUT, 'src/styles/margin/fonts');
const files = ['margin-sans.woff2', 'margin-text.woff2'];

async function tablesOf(file: string) {
  const bytes = await readFile(join(directory, file));
  const whole = { targetFormat: 'truetype', keepAllGlyphs: true, preserveNameIds: [0, 13, 14] } as const;
  return readTables(await subsetFont(bytes, undefined, whole));
}

test('graduate pages have two font files, together within 60 kB', async () => {
  expect(globSync('*.woff2', { cwd: directory }).sort()).toEqual(files);
  const sizes = await Promise.all(files.map(async (file) => (await readFile(join(directory, file))).length));
  expect(Math.min(...sizes)).toBeGreaterThan(10_000);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(60_000);
});

describe.each(files)('%s', (file) => {
  test('has every Latin character that graduate pages, programmes and answers are written with', async () => {
    const map = readCharacterMap(table(await tablesOf(file), 'cmap'));
    const missing = new Map<string, string>();
    const paths = globSync('seed/{graduatePage,programme,faq}/*.md', { cwd: CHECKOUT });
    expect(paths.length).toBeGreaterThan(200);
    for (const path of paths.filter((one) => !one.includes('.zh-cn.'))) {
      for (const character of new Set(await readFile(join(CHECKOUT, path), 'utf8'))) {
        const isOurs = /[\p{Script=Latin}\p{Nd}\p{P}\p{Sc}\p{Zs}]/u.test(character);
        if (isOurs && !map.has(character.codePointAt(0) ?? 0)) missing.set(character, path);
      }
    }
    expect([...missing]).toEqual([]);
  });

  test('bears a name of ours, and still the copyright and the licence', async () => {
    const names = Buffer.from(table(await tablesOf(file), 'name'))
      .toString('latin1')
      .replaceAll('\0', '');
    expect(names).toMatch(/Margin/);
    expect(names).toMatch(/Project Authors/);
    expect(names).toMatch(/OFL/);
    const licence = await readFile(join(directory, `OFL-${file.replace('.woff2', '.txt')}`), 'utf8');
    expect(licence).toContain('SIL OPEN FONT LICENSE Version 1.1');
    // Had either reserved a name, a changed file could not keep it.
    expect(licence.split('PREAMBLE')[0]).not.toContain('Reserved Font Name');
  });
});
