import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CHECKOUT } from '../../support/checkout.ts';

const read = (path: string) => readFileSync(join(CHECKOUT, path), 'utf8');
const page = read('docs/operations.md');
const sources = globSync(['src/**/*.{ts,tsx}', 'scripts/**/*.ts'], { cwd: CHECKOUT })
  .filter((path) => !/\.test\.tsx?$|\.fixture\.ts$/.test(path))
  .map(read)
  .join('\n');

const named = (pattern: RegExp) => [...new Set([...page.matchAll(pattern)].map(([, name = '']) => name))];

test('every command that the page on operations names is there', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const commands = named(/npm run ([a-z-]+)/g);
  expect(commands.length).toBeGreaterThan(5);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});

test('every measure of ours that it names is measured', () => {
  const measures = named(/`(chancery_\w+)`/g);
  expect(measures.length).toBeGreaterThan(5);
  expect(measures.filter((name) => !sources.includes(name))).toEqual([]);
});

test('every setting that it names is documented', () => {
  const settings = named(/`([A-Z]+(?:_[A-Z]+)+)`/g);
  const readme = read('README.md');
  expect(settings.length).toBeGreaterThan(3);
  expect(settings.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

test('every line of the log that it explains is one that is written', () => {
  const [, chapter = ''] = /## Lines of the log\n([\s\S]*?)\n## /.exec(page) ?? [];
  const lines = [...chapter.matchAll(/^\| (`.*?`) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(?:…; )?([^`]+)`/g)].map(([, line = '']) => line),
  );
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.filter((line) => !sources.includes(line))).toEqual([]);
});

test('every page that it leads to is there', () => {
  for (const [, path = ''] of page.matchAll(/\]\(([^)#]+)\)/g))
    expect(() => read(join('docs', path))).not.toThrow();
});
