import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isHeld, tryLock } from './owner-lock.ts';

let directory: string;
let path: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'chancery-test-'));
  path = join(directory, 'owner.lock');
});
afterEach(() => rm(directory, { recursive: true }));

test('one has the lock until it is released', () => {
  const lock = tryLock(path);
  expect(lock).toBeDefined();
  expect(tryLock(path)).toBeUndefined();
  expect(isHeld(path)).toBe(true);
  lock?.release();
  expect(isHeld(path)).toBe(false);
  expect(tryLock(path)).toBeDefined();
});

test('a process that is killed leaves no lock behind, only the file', async () => {
  const module = pathToFileURL(join(import.meta.dirname, 'owner-lock.ts')).href;
  const script = `import { tryLock } from '${module}'; tryLock(process.argv[1]); process.kill(process.pid, 'SIGKILL');`;
  const killed = spawnSync(process.execPath, ['--input-type=module', '-e', script, path]);
  expect(killed.signal).toBe('SIGKILL');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(tryLock(path)).toBeDefined();
});

test.each([
  ['garbage', Buffer.from('not what it should be '.repeat(500))],
  [
    'the beginning of a database',
    Buffer.from('SQLite format 3\0 and then nothing that means anything'.repeat(99)),
  ],
  ['one byte', Buffer.from('x')],
])('a file that was damaged (%s) is mended, and locks as before', async (_, content) => {
  await writeFile(path, content);
  expect(isHeld(path)).toBe(false);
  const lock = tryLock(path);
  expect(lock).toBeDefined();
  expect(tryLock(path)).toBeUndefined();
  // Somebody writes into it while it is held.
  await writeFile(path, content);
  expect(tryLock(path)).toBeUndefined();
  lock?.release();
  expect(tryLock(path)).toBeDefined();
});

test('what can be no lock is said in words', async () => {
  await mkdir(path);
  expect(() => tryLock(path)).toThrow(/The lock .*owner\.lock cannot be used .*can be removed/);
});

test('asking whether it is held creates nothing', async () => {
  expect(isHeld(path)).toBe(false);
  await expect(stat(path)).rejects.toThrow('ENOENT');
});
