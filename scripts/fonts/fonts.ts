import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { CHECKOUT } from '../support/checkout.ts';
import { basic, beyond, derived } from './characters.ts';
import { readVariations, rounded, withoutCorners, writeVariations } from './gvar.ts';
import { merge, table } from './merge.ts';
import { renamed } from './name-table.ts';
import { readTables, writeTables } from './sfnt.ts';

interface Family {
  readonly name: string;
  /** Where the site, or its graduate pages, keep their files. */
  readonly directory: string;
  /** The package's files, up to the name of the script. */
  readonly source: string;
  readonly rest: string;
  readonly file: string;
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  /** Where on the axes pairs of letters are kerned: it does not vary. */
  readonly kernedAt: Readonly<Record<string, number>>;
}

const site = 'src/styles/fonts';
const margin = 'src/styles/margin/fonts';

/** All that are cut. */
export const families: readonly Family[] = [
  {
    name: 'Chancery Serif',
    directory: site,
    source: '@fontsource-variable/source-serif-4/files/source-serif-4',
    rest: 'opsz-normal.woff2',
    file: 'chancery-serif.woff2',
    axes: { wght: { min: 400, max: 600 }, opsz: { min: 20, max: 60 } },
    kernedAt: { wght: 400, opsz: 32 },
  },
  {
    name: 'Chancery Sans',
    directory: site,
    source: '@fontsource-variable/source-sans-3/files/source-sans-3',
    rest: 'wght-normal.woff2',
    file: 'chancery-sans.woff2',
    axes: { wght: { min: 400, max: 600 } },
    kernedAt: { wght: 400 },
  },
  {
    name: 'Margin Sans',
    directory: margin,
    source: '@fontsource-variable/instrument-sans/files/instrument-sans',
    rest: 'standard-normal.woff2',
    file: 'margin-sans.woff2',
    axes: { wght: { min: 400, max: 700 }, wdth: { min: 86, max: 100 } },
    kernedAt: { wght: 450, wdth: 92 },
  },
  {
    name: 'Margin Text',
    directory: margin,
    source: '@fontsource-variable/newsreader/files/newsreader',
    rest: 'opsz-normal.woff2',
    file: 'margin-text.woff2',
    axes: { wght: { min: 400, max: 600 }, opsz: 18 },
    kernedAt: { wght: 400, opsz: 18 },
  },
];

/**
 * Layout rules that are kept: kerning, joined letters, a language's own forms. Figures are of one width without a
 * rule, and accented letters are glyphs of their own.
 */
const keepFeatures = ['kern', 'liga', 'locl'];
const legalNames = [0, 13, 14];
/** Thousandths of the font size: by each axis a point is off by one at most, at 80 px a twelfth of a pixel. */
const step = 2;

/**
 * Cuts the font files of the site and of its graduate pages out of the packages' and writes them, each family's
 * licence beside it.
 *
 * @returns each file's path and size in bytes
 */
export async function writeFonts(): Promise<{ path: string; bytes: number }[]> {
  const written: { path: string; bytes: number }[] = [];
  for (const family of families) {
    const font = await cut(family);
    const directory = join(CHECKOUT, family.directory);
    await mkdir(directory, { recursive: true });
    const path = join(directory, family.file);
    await writeFile(path, font);
    written.push({ path, bytes: font.length });
    await copyFile(join(packageOf(family), 'LICENSE'), join(directory, licenceOf(family)));
  }
  return written;
}

/** A family's file, as it is written. */
export async function cut({ name, source, rest, axes, kernedAt }: Family): Promise<Uint8Array> {
  const options = {
    targetFormat: 'truetype',
    variationAxes: axes,
    noHinting: true,
    preserveNameIds: legalNames,
  } as const;
  const latin = readTables(
    await subsetFont(await read(`${source}-latin-${rest}`), basic, { ...options, keepFeatures }),
  );
  const extended = readTables(
    await subsetFont(await read(`${source}-latin-ext-${rest}`), beyond, { ...options, keepFeatures: [] }),
  );
  const kerned = readTables(
    await subsetFont(await read(`${source}-latin-${rest}`), basic, {
      ...options,
      variationAxes: kernedAt,
      keepFeatures,
    }),
  );
  for (const tag of ['GPOS', 'GDEF']) latin.set(tag, table(kerned, tag));
  const tables = merge(latin, extended, derived);
  tables.set('name', renamed(table(tables, 'name'), name));
  const variations = withoutCorners(readVariations(table(tables, 'gvar')));
  const unitsPerEm = table(tables, 'head').readUInt16BE(18);
  tables.set('gvar', writeVariations(rounded(variations, (step * unitsPerEm) / 1_000)));
  return subsetFont(writeTables(tables), undefined, {
    targetFormat: 'woff2',
    keepAllGlyphs: true,
    preserveNameIds: legalNames,
  });
}

/** A file of a package. */
export function read(file: string): Promise<Buffer> {
  return readFile(createRequire(import.meta.url).resolve(file));
}

function packageOf({ source, rest }: Family): string {
  return dirname(dirname(createRequire(import.meta.url).resolve(`${source}-latin-${rest}`)));
}

/** The site's two families have one owner and one text; those of the graduate pages have two. */
function licenceOf({ directory, file }: Family): string {
  return directory === site ? 'OFL.txt' : `OFL-${file.replace('.woff2', '')}.txt`;
}
