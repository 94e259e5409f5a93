import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isPageWord } from './page-words.ts';

const sources = globSync('src/**/*.tsx').filter((path) => !/\.test\.|\/design\//.test(path));
const words = sources.flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(/<Art\b[^>]*? seed="([^"]*)"/g)].map(([, seed = '']) => seed),
);

test('are all that pages write by hand, or their pictures would not be drawn', () => {
  expect(words.length).toBeGreaterThan(4);
  expect(words.filter((seed) => !isPageWord(seed))).toEqual([]);
});
