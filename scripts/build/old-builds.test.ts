import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeOldBuilds } from './old-builds.ts';

let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'chancery-test-'));
});
afterEach(() => rm(dist, { recursive: true }));

async function build(name: string, daysAgo: number): Promise<string> {
  await mkdir(join(dist, name, 'client'), { recursive: true });
  await writeFile(join(dist, name, 'client/page.js'), 'started()');
  await writeFile(join(dist, name, 'in-use'), '');
  const at = new Date(Date.now() - daysAgo * 86_400_000);
  await utimes(join(dist, name), at, at);
  return name;
}

/** Another process that serves a build, until it is killed. */
async function serving(name: string): Promise<() => Promise<void>> {
  const module = join(import.meta.dirname, '../../src/platform/assets/build-directory.ts');
  const code = `import { markInUse } from ${JSON.stringify(module)};
    markInUse(${JSON.stringify(join(dist, name))}); process.send('marked'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  return async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
}

test('builds that were replaced more than a week ago go, and nothing else in the directory', async () => {
  await build('aaaaaaaaaaaaaaaa', 8);
  await build('bbbbbbbbbbbbbbbb', 6);
  await writeFile(join(dist, '.lock'), '');
  await mkdir(join(dist, 'client'));
  expect(await removeOldBuilds(dist)).toEqual(['aaaaaaaaaaaaaaaa']);
  expect((await readdir(dist)).sort()).toEqual(['.lock', 'bbbbbbbbbbbbbbbb', 'client']);
});

test('the current build stays, however old', async () => {
  await symlink(await build('aaaaaaaaaaaaaaaa', 400), join(dist, 'current'));
  expect(await removeOldBuilds(dist)).toEqual([]);
});

test('a build that any process serves stays until the last of them has died, also by kill -9', async () => {
  const old = await build('aaaaaaaaaaaaaaaa', 400);
  const processes = [await serving(old), await serving(old)];
  for (const kill of processes) {
    expect(await removeOldBuilds(dist)).toEqual([]);
    await kill();
  }
  expect(await removeOldBuilds(dist)).toEqual([old]);
});

test('of builds made while working only the current one, and those that are served, are kept', async () => {
  const served = await build('aaaaaaaaaaaaaaaa-development', 0);
  await build('bbbbbbbbbbbbbbbb-development', 0);
  await symlink(await build('cccccccccccccccc-development', 0), join(dist, 'current'));
  const kill = await serving(served);
  expect(await removeOldBuilds(dist)).toEqual(['bbbbbbbbbbbbbbbb-development']);
  await kill();
});
