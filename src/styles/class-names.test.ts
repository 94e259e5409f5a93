import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');
const filesNamed = (pattern: string) => globSync(pattern, { cwd: source }).map((file) => join(source, file));
const sheets = filesNamed('**/*.module.css');

/** The classes that components take from each style sheet. */
function usedClasses(): Map<string, Set<string>> {
  const used = new Map(sheets.map((sheet) => [sheet, new Set<string>()]));
  for (const file of filesNamed('**/*.tsx')) {
    const code = readFileSync(file, 'utf8');
    const specifier = code.match(/import styles from '([^']+)'/)?.[1];
    const names = specifier && used.get(join(dirname(file), specifier));
    if (!names) continue;
    for (const [, name] of code.matchAll(/styles\.(\w+)/g)) if (name) names.add(name);
  }
  return used;
}

it('every class that a component uses is in its style sheet, and every class there is used', () => {
  expect(sheets.length).toBeGreaterThan(10);
  for (const [sheet, names] of usedClasses()) {
    const css = readFileSync(sheet, 'utf8');
    const there = new Set([...css.matchAll(/\.([a-zA-Z]\w*)/g)].map(([, name]) => name));
    expect([basename(sheet), [...there].sort()]).toEqual([basename(sheet), [...names].sort()]);
  }
});

it('style sheets have names of their own, because their names make the class names', () => {
  expect(new Set(sheets.map((sheet) => basename(sheet))).size).toBe(sheets.length);
});
