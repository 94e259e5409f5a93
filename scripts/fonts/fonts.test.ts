/** The committed font files, as browsers get them. That they are drawn like their originals, `cut.py` sees to. */
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import opentype from 'opentype.js';
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import { CHECKOUT } from '../support/checkout.ts';
import { basic, beyond } from './characters.ts';
import { fontPlans } from './families.ts';

type Place = Readonly<Record<string, number>>;

/** The font of a file: whole, or where its axes stand like this. */
async function fontOf(file: string, variationAxes?: Place) {
  const bytes = await readFile(join(CHECKOUT, file));
  const whole = { targetFormat: 'truetype', keepAllGlyphs: true, preserveNameIds: [0, 13, 14] } as const;
  const plain = await subsetFont(bytes, undefined, { ...whole, ...(variationAxes && { variationAxes }) });
  return opentype.parse(new Uint8Array(plain).buffer);
}

const sites = [
  {
    files: ['src/styles/fonts/chancery-serif.woff2', 'src/styles/fonts/chancery-sans.woff2'],
    beyond: [],
    sheet: 'src/styles/fonts.css',
    seed: 'seed/**/*.{md,yaml}',
    languages: /\.(?:en|en-[a-z]{2}|fr-fr|de-de|nl-nl)\.(?:md|yaml)$/,
    // Words of other scripts stand in some texts, with their marks, those of full width among them.
    others:
      /\p{Script_Extensions=Han}|\p{Script_Extensions=Arab}|\p{Script_Extensions=Deva}|[\uff01-\uff60]/u,
  },
  {
    files: ['src/styles/margin/fonts/margin-sans.woff2', 'src/styles/margin/fonts/margin-text.woff2'],
    beyond: [
      'src/styles/margin/fonts/margin-sans-beyond.woff2',
      'src/styles/margin/fonts/margin-text-beyond.woff2',
    ],
    sheet: 'src/styles/margin/fonts.css',
    seed: 'seed/{graduatePage,programme,faq}/*.md',
    languages: /\.(?:en|en-[a-z]{2}|de-de|nl-nl)\.md$/,
    others: /\p{Script_Extensions=Han}/u,
  },
];

describe.each(sites)('the fonts of $sheet', ({ files, beyond: more, sheet, seed, languages, others }) => {
  const all = [...files, ...more];

  test('are two that every page loads, together within 60 kB', async () => {
    expect(globSync('*.woff2', { cwd: join(CHECKOUT, dirname(files[0] ?? '')) }).sort()).toEqual(
      all.map((file) => basename(file)).sort(),
    );
    const sizes = await Promise.all(files.map(async (file) => (await readFile(join(CHECKOUT, file))).length));
    expect(Math.min(...sizes)).toBeGreaterThan(10_000);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(60_000);
  });

  test('are what the style sheet names, by names of ours', async () => {
    const css = await readFile(join(CHECKOUT, sheet), 'utf8');
    const used = new Set([...css.matchAll(/fonts\/([\w-]+\.woff2)/g)].map(([, name]) => name));
    expect([...used].sort()).toEqual(all.map((file) => basename(file)).sort());
    const families = [...css.matchAll(/font-family: "([^"]+)"/g)].map(([, name]) => name);
    expect(families).not.toContainEqual(expect.stringMatching(/Source|Instrument|Newsreader/));
  });

  test('have every Latin character of the pages', async () => {
    const fonts = await Promise.all(files.map((file) => fontOf(file)));
    const missing = new Map<string, string>();
    const paths = globSync(seed, { cwd: CHECKOUT }).filter((path) => languages.test(path));
    expect(paths.length).toBeGreaterThan(200);
    for (const path of paths) {
      for (const character of new Set(await readFile(join(CHECKOUT, path), 'utf8'))) {
        const isOurs = /[\p{Script=Latin}\p{Nd}\p{P}\p{Sc}\p{Zs}\u2080-\u2089]/u.test(character);
        if (!isOurs || others.test(character)) continue;
        if (!fonts.every((font) => font.hasChar(character))) missing.set(character, path);
      }
    }
    expect([...missing]).toEqual([]);
    // Three thousand files are read.
  }, 20_000);

  test('have the letters of names from beyond', async () => {
    for (const file of more.length > 0 ? more : files) {
      const font = await fontOf(file);
      const missing = [...'ŁłŞşŘřČčŽžŐőĀāİțŸ'].filter((character) => !font.hasChar(character));
      expect(missing, file).toEqual([]);
    }
  });
});

describe.each(fontPlans)('$target', ({ target, name, axes, source }) => {
  const ranges = Object.entries(axes).flatMap(([tag, axis]) =>
    typeof axis === 'number' ? [] : [{ tag, axis }],
  );

  test('has the axes that the style sheets use', async () => {
    const { tables } = await fontOf(target);
    const found = tables.fvar.axes.map(({ tag, minValue, maxValue }) => [tag, minValue, maxValue]);
    expect(found.sort()).toEqual(ranges.map(({ tag, axis: [low, high] }) => [tag, low, high]).sort());
  });

  test('draws every letter and figure otherwise at the ends of each axis', async () => {
    const characters = [...basic, ...beyond].filter((character) => /[\p{L}\p{Nd}]/u.test(character));
    const lowest = Object.fromEntries(ranges.map(({ tag, axis: [low] }) => [tag, low]));
    for (const { tag, axis } of ranges) {
      const [at, to] = await Promise.all(axis.map((end) => fontOf(target, { ...lowest, [tag]: end })));
      const drawn = characters.filter((character) => at?.hasChar(character));
      expect(drawn.length).toBeGreaterThan(80);
      const path = (font: typeof at, character: string) =>
        font?.charToGlyph(character).getPath(0, 0, 1000).toPathData(2);
      expect(
        drawn.filter((character) => path(at, character) === path(to, character)),
        tag,
      ).toEqual([]);
    }
  });

  test('bears a name of ours, and still the copyright and the licence', async () => {
    const { fontFamily, fullName, postScriptName, copyright, licenseURL } = (await fontOf(target)).names
      .windows;
    const ours = [fontFamily, fullName, postScriptName].map((one) => one?.en);
    expect(ours).toEqual([name, name, name.replace(' ', '')]);
    expect(copyright?.en).toMatch(source.startsWith('source') ? /Adobe/ : /Project Authors/);
    expect(licenseURL?.en).toMatch(/OFL/);
    const licences = globSync('OFL*.txt', { cwd: join(CHECKOUT, dirname(target)) });
    expect(licences.length).toBeGreaterThan(0);
    for (const licence of licences) {
      const text = await readFile(join(CHECKOUT, dirname(target), licence), 'utf8');
      expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
    }
  });
});

test('pairs of letters are kerned, with accents from beyond too', async () => {
  for (const { target } of fontPlans.filter((plan) => !plan.target.includes('beyond'))) {
    const font = await fontOf(target);
    const kerned = (pair: string) =>
      font.getKerningValue(font.charToGlyph(pair.charAt(0)), font.charToGlyph(pair.charAt(1)));
    expect(kerned('AV'), target).toBeLessThan(0);
    expect(kerned('To'), target).toBeLessThan(0);
    if (font.hasChar('ō')) expect(kerned('Tō'), target).toBeLessThan(0);
  }
});
