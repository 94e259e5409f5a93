import { expect, it } from 'vitest';

const sources = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true });
const sheets = import.meta.glob<string>('../**/*.module.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The path of a style sheet that a file imports as `styles`. */
function sheetOf(file: string, source: string): string | null {
  const specifier = source.match(/import styles from '([^']+)'/)?.[1];
  return specifier ? new URL(specifier, `file:///src/x/${file}`).pathname.replace('/src/', '../') : null;
}

it('every class that a component uses is in its style sheet, and every class there is used', () => {
  const used = new Map<string, Set<string>>();
  for (const [file, source] of Object.entries(sources)) {
    const sheet = sheetOf(file, source);
    if (!sheet) continue;
    const names = used.get(sheet) ?? new Set();
    for (const [, name] of source.matchAll(/styles\.(\w+)/g)) names.add(name ?? '');
    used.set(sheet, names);
  }
  for (const [sheet, css] of Object.entries(sheets)) {
    const there = new Set([...css.matchAll(/\.([a-zA-Z][\w]*)/g)].map(([, name]) => name ?? ''));
    expect([sheet, [...there].sort()]).toEqual([sheet, [...(used.get(sheet) ?? [])].sort()]);
  }
});

it('style sheets have names of their own, because their names make the class names', () => {
  const names = Object.keys(sheets).map((file) => file.split('/').at(-1));
  expect(new Set(names).size).toBe(names.length);
});
