import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { modules as products } from './products.ts';
import { modules as site } from './site.ts';

const source = join(import.meta.dirname, '..');
const filesOf = (folders: readonly string[]) =>
  folders
    .flatMap((folder) => globSync(`pages/${folder}/**/*.{ts,tsx}`, { cwd: source }))
    .filter((file) => !/\.(?:test|fixture)\./.test(file));

/** The style sheets of components that a sheet of pages is made of, by their paths below `src`. */
function heldBy(modules: readonly Readonly<Record<string, unknown>>[]): string[] {
  return modules.flatMap((found) => Object.keys(found).map((path) => join('styles', path)));
}

/** The style sheets of whatever files import, now or when it is touched, and what that imports. */
function reachedFrom(starts: readonly string[]): string[] {
  const reached = new Set(starts);
  for (const file of reached) {
    if (!/\.tsx?$/.test(file)) continue;
    const code = readFileSync(join(source, file), 'utf8');
    for (const [, path = ''] of code.matchAll(/(?:from|import|import\()\s*'(\.[^'?]+)/g)) {
      const imported = join(dirname(file), path);
      if (existsSync(join(source, imported))) reached.add(imported);
    }
  }
  // The document chooses between the site's own frame and that of graduate pages, which has a sheet of its own.
  return [...reached].filter((file) => file.endsWith('.module.css') && !file.includes('/margin/'));
}

const folderOf = (path: string) => relative('pages', path).split('/')[0] ?? '';
const ofProducts = [
  ...new Set(
    heldBy(products)
      .filter((path) => path.startsWith('pages/'))
      .map(folderOf),
  ),
].filter((folder) => folder !== 'shared');
const ofSite = globSync('pages/*/', { cwd: source })
  .map(folderOf)
  .filter((folder) => ![...ofProducts, 'shared', 'graduates', 'design', 'testing'].includes(folder));

it.each([
  ['products', products, ofProducts],
  ['site', site, ofSite],
] as const)('the sheet “%s” has the styles of whatever its pages show', (_, modules, folders) => {
  const reached = reachedFrom(filesOf([...folders, 'document']));
  expect(reached.length).toBeGreaterThan(50);
  expect(reached.filter((path) => !heldBy(modules).includes(path))).toEqual([]);
});
