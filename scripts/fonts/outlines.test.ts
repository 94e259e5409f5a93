import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { monogramOf } from '../../src/art/component/monogram.ts';
import { letter } from '../../src/art/letters/letters.ts';
import { CHECKOUT } from '../support/checkout.ts';

test('the surname of everybody in the seed whose name is Chinese can be drawn', async () => {
  const paths = globSync('seed/person/*.zh-*.md', { cwd: CHECKOUT });
  const files = await Promise.all(paths.map((path) => readFile(join(CHECKOUT, path), 'utf8')));
  const names = files.flatMap((file) => /^title: "?(\p{Script=Han}+)/mu.exec(file)?.[1] ?? []);
  expect(names.length).toBeGreaterThan(20);
  // A surname that no font has makes an empty mark here.
  expect(names.filter((title) => !letter(monogramOf({ title })[0] ?? ''))).toEqual([]);
});
