import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { tryLock } from '../src/db/embedded/owner-lock.ts';
import { CHECKOUT } from './checkout.ts';
import { timed } from './progress.ts';
import type { Closing } from './start/closing.ts';

export type BuildMode = 'production' | 'development';

/**
 * Builds the browser's and the server's files into `dist/` unless what is there was built from the same
 * sources. The work is done in a process of its own, so that its memory is given back.
 *
 * @param closing told how to end the build when the process is asked to end
 * @throws when the build fails; what was built before is then stale, but still there
 */
export async function buildIfStale(
  checkout: string,
  closing?: Closing,
  mode: BuildMode = 'production',
): Promise<void> {
  const hash = `${mode} ${await sourceHash(checkout)}`;
  if (await isBuilt(checkout, hash)) return;
  await mkdir(join(checkout, 'dist'), { recursive: true });
  const lock = await waitForLock(join(checkout, 'dist/.lock'));
  try {
    if (!(await isBuilt(checkout, hash))) {
      await timed('Building the site', () => runBuild(checkout, closing, mode));
      await writeFile(stampOf(checkout), hash);
    }
  } finally {
    lock.release();
  }
}

/** One number for everything that a build depends on; tests and what is only a script are no part of it. */
export async function sourceHash(checkout: string): Promise<string> {
  const sources = globSync(['src/**/*.*', 'scripts/build/*.*'], { cwd: checkout });
  const files = sources.filter((path) => !/\.test\.tsx?$/.test(path));
  files.push('vite.config.ts', 'package-lock.json');
  const hash = createHash('sha256');
  for (const path of files.sort()) {
    hash
      .update(`${path}\0`)
      .update(await readFile(join(checkout, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

async function isBuilt(checkout: string, hash: string): Promise<boolean> {
  const stamp = stampOf(checkout);
  return existsSync(stamp) && (await readFile(stamp, 'utf8')) === hash;
}

function stampOf(checkout: string): string {
  return join(checkout, 'dist/.stamp');
}

/** Two commands may want to build at the same time; the second one finds it done. */
async function waitForLock(path: string): Promise<{ release(): void }> {
  for (;;) {
    const lock = tryLock(path);
    if (lock) return lock;
    await delay(200);
  }
}

async function runBuild(checkout: string, closing: Closing | undefined, mode: BuildMode): Promise<void> {
  await rm(stampOf(checkout), { force: true });
  const child = spawn(process.execPath, [join(checkout, 'scripts/build.ts')], {
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
async function build(): Promise<void> {
  const { build: viteBuild } = await import('vite');
  const { precompress } = await import('../src/server/static-files.ts');
  const mode = process.env.NODE_ENV ?? 'production';
  await viteBuild({ root: CHECKOUT, logLevel: 'warn', mode });
  await precompress(join(CHECKOUT, 'dist/client'));
  await viteBuild({ root: CHECKOUT, logLevel: 'warn', mode, build: { ssr: true } });
}

if (import.meta.main) {
  await build().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
