import { isAscii } from 'node:buffer';
import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

test('the text of servers is ASCII: one other character, as in a tagged template, and V8 holds two bytes for each', async () => {
  const wider: string[] = [];
  let files = 0;
  for await (const file of glob('dist/current/server/*.js')) {
    files += 1;
    if (!isAscii(await readFile(file))) wider.push(file);
  }
  expect(files).toBeGreaterThan(5);
  expect(wider).toEqual([]);
});
