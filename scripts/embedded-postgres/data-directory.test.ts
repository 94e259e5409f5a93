import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { resolveDataDir } from './data-directory.ts';

const ROOT = 0;
const ORDINARY = 1000;
const unset = { dataDir: undefined };

async function directory(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'chancery-test-'));
  onTestFinished(() => rm(path, { recursive: true }));
  return path;
}

test('an ordinary user’s data lies in the checkout', async () => {
  expect(await resolveDataDir(unset, '/home/ann/chancery', ORDINARY)).toBe('/home/ann/chancery/data');
});

test('root’s data lies where another user may go, apart for each checkout', async () => {
  const one = await resolveDataDir(unset, await directory(), ROOT);
  const other = await resolveDataDir(unset, await directory(), ROOT);
  expect(one).toMatch(/^\/var\/lib\/chancery\/[0-9a-f]{16}$/);
  expect(other).not.toBe(one);
});

test('root’s data is found again through a symbolic link to the checkout', async () => {
  const checkout = await directory();
  const link = join(await directory(), 'link');
  await symlink(checkout, link);
  expect(await resolveDataDir(unset, link, ROOT)).toBe(await resolveDataDir(unset, checkout, ROOT));
});

test.each([ROOT, ORDINARY])('DATA_DIR wins for user %i, and is seen from the checkout', async (uid) => {
  expect(await resolveDataDir({ dataDir: '/srv/data' }, '/home/ann/chancery', uid)).toBe('/srv/data');
  expect(await resolveDataDir({ dataDir: 'var/db' }, '/home/ann/chancery', uid)).toBe(
    '/home/ann/chancery/var/db',
  );
});
