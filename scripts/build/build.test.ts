import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sourceHash } from '../build.ts';

let checkout: string;
let before: string;

beforeEach(async () => {
  checkout = await mkdtemp(join(tmpdir(), 'chancery-test-'));
  for (const folder of ['src/pages', 'migrations', 'public']) {
    await mkdir(join(checkout, folder), { recursive: true });
  }
  for (const file of ['src/pages/page.tsx', 'vite.config.ts', 'package-lock.json']) await put(file, 'one');
  before = await sourceHash(checkout);
});
afterEach(() => rm(checkout, { recursive: true }));

function put(file: string, content: string): Promise<void> {
  return writeFile(join(checkout, file), content);
}

test('the same sources need no build', async () => {
  await put('src/pages/page.tsx', 'one');
  expect(await sourceHash(checkout)).toBe(before);
});

test.each([
  'src/pages/page.tsx',
  'src/pages/new.module.css',
  'public/icon.svg',
  'migrations/0001_first.sql',
  'vite.config.ts',
  'package-lock.json',
])('a change of %s needs one', async (file) => {
  await put(file, 'two');
  expect(await sourceHash(checkout)).not.toBe(before);
});

test('a file that is gone or moved needs one', async () => {
  await rm(join(checkout, 'src/pages/page.tsx'));
  const without = await sourceHash(checkout);
  await put('src/page.tsx', 'one');
  expect(new Set([before, without, await sourceHash(checkout)]).size).toBe(3);
});

test('a test is no part of the build', async () => {
  await put('src/pages/page.test.tsx', 'two');
  expect(await sourceHash(checkout)).toBe(before);
});
