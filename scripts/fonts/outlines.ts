import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import opentype from 'opentype.js';
import subsetFont from 'subset-font';
import { CHECKOUT } from '../support/checkout.ts';
import { surnames } from './surnames.ts';

/** The capitals that a name in the site's languages may begin with. */
const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞŒ';
const capitalsBeyond = 'ĀĂĄĆČĎĐĒĖĘĚĞĢĪĮİĶĹĽŁŃŅŇŌŐŔŘŚŞŠŢŤŪŮŰŲŴŶŸŹŻŽȘȚ';

/** Section signs and numbers, and the capitals of monograms. */
const labelCharacters = `§0123456789${capitals}`;

type Font = ReturnType<typeof opentype.parse>;
type PathCommand = ReturnType<ReturnType<Font['charToGlyph']>['getPath']>['commands'][number];

const serif = '@fontsource-variable/source-serif-4/files/source-serif-4';
const han = '@fontsource/noto-serif-sc/files/noto-serif-sc-chinese-simplified-600-normal.woff2';

/**
 * Writes the outlines of the letters that portraits are engraved with, so that no font is read when the site runs.
 * A letter is its advance width and its path, both in thousandths of an em, y downwards.
 *
 * @returns the file's path and the characters that no font has
 */
export async function writeOutlines(): Promise<{ path: string; missing: string[] }> {
  const wanted: [string, string][] = [
    [`${serif}-latin-opsz-normal.woff2`, capitals],
    [`${serif}-latin-ext-opsz-normal.woff2`, capitalsBeyond],
    [han, surnames],
  ];
  const outlines: Record<string, [number, string]> = {};
  const missing: string[] = [];
  for (const [file, characters] of wanted) {
    const font = await fontWith(file, characters);
    for (const character of new Set(characters)) {
      if (!font.hasChar(character)) missing.push(character);
      else outlines[character] = outlineOf(font, character);
    }
  }
  const path = join(CHECKOUT, 'src/art/letters/outlines.gen.json');
  await writeTable(path, outlines);
  return { path, missing };
}

/** Writes the outlines of what contour lines are labelled with, and of monograms, in the graduate pages' typeface. */
export async function writeLabelOutlines(): Promise<string> {
  const file = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2';
  const font = await fontWith(file, labelCharacters, { wght: 600, wdth: 90 });
  const path = join(CHECKOUT, 'src/art/contour/label-outlines.gen.json');
  const outlines = [...labelCharacters].map((character) => [character, outlineOf(font, character)]);
  await writeTable(path, Object.fromEntries(outlines));
  return path;
}

/** A line for each character. */
async function writeTable(path: string, outlines: Readonly<Record<string, unknown>>) {
  const rows = Object.entries(outlines).map(
    ([character, outline]) => `  ${JSON.stringify(character)}: ${JSON.stringify(outline)}`,
  );
  await writeFile(path, `{\n${rows.join(',\n')}\n}\n`);
}

const heading = { wght: 560, opsz: 36 };

async function fontWith(
  file: string,
  characters: string,
  variationAxes: Readonly<Record<string, number>> | undefined = file.includes('opsz') ? heading : undefined,
): Promise<Font> {
  const bytes = await readFile(createRequire(import.meta.url).resolve(file));
  const subset = await subsetFont(bytes, characters, {
    targetFormat: 'truetype',
    ...(variationAxes && { variationAxes }),
  });
  return opentype.parse(new Uint8Array(subset).buffer);
}

function outlineOf(font: Font, character: string): [number, string] {
  const glyph = font.charToGlyph(character);
  const scale = 1000 / font.unitsPerEm;
  return [Math.round(glyph.advanceWidth * scale), pathData(glyph.getPath(0, 0, 1000).commands)];
}

/** Path data in whole numbers, relative to the point before, without pieces of no length. */
function pathData(commands: readonly PathCommand[]): string {
  let data = '';
  let [fromX, fromY] = [0, 0];
  for (const { type, x, y, x1, y1, x2, y2 } of commands) {
    if (type === 'Z') {
      data += 'z';
      continue;
    }
    const [toX, toY] = [Math.round(x), Math.round(y)];
    const relative = (px: number, py: number) => [Math.round(px) - fromX, Math.round(py) - fromY];
    const points = {
      M: [toX, toY],
      L: relative(x, y),
      Q: [...relative(x1, y1), ...relative(x, y)],
      C: [...relative(x1, y1), ...relative(x2, y2), ...relative(x, y)],
    }[type];
    const letter = type === 'M' ? 'M' : type.toLowerCase();
    if (type === 'M' || points.some((number) => number !== 0))
      data += letter + points.join(' ').replaceAll(' -', '-');
    [fromX, fromY] = [toX, toY];
  }
  return data;
}
