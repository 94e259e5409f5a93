import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { CHECKOUT } from '../checkout.ts';
import { basic, beyond, derived } from './characters.ts';
import { merge, table } from './merge.ts';
import { renamed } from './name-table.ts';
import { readTables, writeTables } from './sfnt.ts';

interface Family {
  readonly name: string;
  /** The package's files, up to the name of the script. */
  readonly source: string;
  readonly rest: string;
  readonly file: string;
  readonly axes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
}

const families: readonly Family[] = [
  {
    name: 'Chancery Serif',
    source: '@fontsource-variable/source-serif-4/files/source-serif-4',
    rest: 'opsz-normal.woff2',
    file: 'chancery-serif.woff2',
    axes: { wght: { min: 400, max: 600 }, opsz: { min: 8, max: 60 } },
  },
  {
    name: 'Chancery Sans',
    source: '@fontsource-variable/source-sans-3/files/source-sans-3',
    rest: 'wght-normal.woff2',
    file: 'chancery-sans.woff2',
    axes: { wght: { min: 400, max: 650 } },
  },
];

/** Layout rules that are kept: kerning, joined letters, accents. Figures are of one width without a rule. */
const keepFeatures = ['kern', 'liga', 'ccmp', 'locl', 'mark'];
const legalNames = [0, 13, 14];

/**
 * Cuts the site's two font files out of the packages' and writes them, with the licence beside them.
 *
 * @returns each file's path and size in bytes
 */
export async function writeFonts(): Promise<{ path: string; bytes: number }[]> {
  const directory = join(CHECKOUT, 'src/styles/fonts');
  await mkdir(directory, { recursive: true });
  const written: { path: string; bytes: number }[] = [];
  for (const family of families) {
    const font = await cut(family);
    const path = join(directory, family.file);
    await writeFile(path, font);
    written.push({ path, bytes: font.length });
  }
  await copyFile(join(packageOf(families[0]), 'LICENSE'), join(directory, 'OFL.txt'));
  return written;
}

async function cut({ name, source, rest, axes }: Family): Promise<Uint8Array> {
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
  const tables = merge(latin, extended, derived);
  tables.set('name', renamed(table(tables, 'name'), name));
  return subsetFont(writeTables(tables), undefined, {
    targetFormat: 'woff2',
    keepAllGlyphs: true,
    preserveNameIds: legalNames,
  });
}

function read(file: string): Promise<Buffer> {
  return readFile(createRequire(import.meta.url).resolve(file));
}

function packageOf(family: Family | undefined): string {
  const file = createRequire(import.meta.url).resolve(`${family?.source}-latin-${family?.rest}`);
  return dirname(dirname(file));
}
