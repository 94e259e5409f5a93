import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { cp, mkdir, readFile, readlink, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { inUseFile } from '../src/platform/assets/build-directory.ts';
import { noteOutput } from '../src/platform/assets/build-output.ts';
import { removeOldBuilds } from './build/old-builds.ts';
import { tryLock } from './embedded-postgres/owner-lock.ts';
import type { Closing } from './start/closing.ts';
import { CHECKOUT } from './support/checkout.ts';
import { timed } from './support/progress.ts';

export type BuildMode = 'production' | 'development';

/**
 * Builds the browser's and the server's files into a directory of their own below `dist/`, named by the hash of their
 * sources, unless it is there; and lets `dist/current` lead there. What another process serves is left as it is. The
 * work is done in a process of its own, so that its memory is given back.
 *
 * @param closing told how to end the build when the process is asked to end
 * @throws when the build fails; `dist/current` then leads where it led before
 */
export async function buildIfStale(
  checkout: string,
  closing?: Closing,
  mode: BuildMode = 'production',
): Promise<void> {
  const dist = join(checkout, 'dist');
  const version = (await sourceHash(checkout)).slice(0, 16) + (mode === 'production' ? '' : `-${mode}`);
  if (await isCurrent(dist, version)) {
    // Told to those who remove old builds; where nobody can change anything, as in an image, nobody removes any.
    await touch(join(dist, version)).catch(() => {});
    return;
  }
  await mkdir(dist, { recursive: true });
  const lock = await waitForLock(join(dist, '.lock'));
  try {
    if (!existsSync(join(dist, version))) {
      await timed('Building the site', () => runBuild(checkout, join(dist, '.unfinished'), closing, mode));
      await rename(join(dist, '.unfinished'), join(dist, version));
    }
    await makeCurrent(dist, version);
    await removeOldBuilds(dist);
  } finally {
    lock.release();
  }
}

async function isCurrent(dist: string, version: string): Promise<boolean> {
  const current = await readlink(join(dist, 'current')).catch(() => undefined);
  return current === version && existsSync(join(dist, version));
}

async function touch(build: string): Promise<void> {
  const now = new Date();
  await utimes(build, now, now);
}

/** Lets `dist/current` lead to a build, from one moment to the next; from then on the one before it grows old. */
async function makeCurrent(dist: string, version: string): Promise<void> {
  const link = join(dist, 'current');
  const before = await readlink(link).catch(() => undefined);
  await touch(join(dist, version));
  if (before !== undefined && existsSync(join(dist, before))) await touch(join(dist, before));
  const next = join(dist, '.next');
  await rm(next, { force: true });
  await symlink(version, next);
  await rename(next, link);
}

const builtFrom = [
  'src/**/*.*',
  'public/**/*.*',
  'migrations/*.sql',
  'scripts/build.ts',
  'scripts/build/*.*',
  'vite.config.ts',
  'package-lock.json',
];

/** One number for everything that a build depends on; tests and what is only a script are no part of it. */
export async function sourceHash(checkout: string): Promise<string> {
  const sources = globSync(builtFrom, { cwd: checkout });
  const files = sources.filter((path) => !/\.test\.tsx?$/.test(path));
  const hash = createHash('sha256');
  for (const path of files.sort()) {
    hash
      .update(`${path}\0`)
      .update(await readFile(join(checkout, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Two commands may want to build at the same time; the second one finds it done. */
async function waitForLock(path: string): Promise<{ release(): void }> {
  for (;;) {
    const lock = tryLock(path);
    if (lock) return lock;
    await delay(200);
  }
}

async function runBuild(
  checkout: string,
  directory: string,
  closing: Closing | undefined,
  mode: BuildMode,
): Promise<void> {
  // Of a build that was killed.
  await rm(directory, { recursive: true, force: true });
  const child = spawn(process.execPath, [join(checkout, 'scripts/build.ts'), directory], {
    cwd: checkout,
    env: { ...process.env, NODE_ENV: mode, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  closing?.add(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  const code = await ended;
  if (code !== 0) throw new Error(`The build failed:\n${output.trim()}`);
}

/** The build itself: the same configuration twice, which sees by `isSsrBuild` for whom it is. */
async function build(directory: string): Promise<void> {
  const { build: viteBuild } = await import('vite');
  const { precompress } = await import('../src/platform/assets/static-files.ts');
  const options = { root: CHECKOUT, logLevel: 'warn', mode: process.env.NODE_ENV ?? 'production' } as const;
  await viteBuild({ ...options, build: { outDir: join(directory, 'client') } });
  await precompress(join(directory, 'client'));
  await viteBuild({ ...options, build: { ssr: true, outDir: join(directory, 'server') } });
  // What the version knows of the database stays the same whatever happens to the checkout.
  await cp(join(CHECKOUT, 'migrations'), join(directory, 'migrations'), { recursive: true });
  noteOutput(directory, join(CHECKOUT, 'package-lock.json'));
  await writeFile(join(directory, inUseFile), '');
}

// `npm run build` builds this checkout where that is needed; with a directory it is the build itself, into that.
if (import.meta.main) {
  const [directory] = process.argv.slice(2);
  await (directory === undefined ? buildIfStale(CHECKOUT) : build(directory)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
