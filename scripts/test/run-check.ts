import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHECKOUT } from '../support/checkout.ts';
import { say } from '../support/progress.ts';
import { type CheckResult, countVitest, FAILED, PASSED } from './check-results.ts';
import { makeScratch } from './scratch.ts';

/** Runs a program of the packages (`bin`) or a script, its output to the terminal; counts as one check. */
export async function runCheck(name: string, args: readonly string[]): Promise<CheckResult> {
  const started = Date.now();
  const code = await runNode(args);
  const took = ((Date.now() - started) / 1000).toFixed(1);
  say(`${code === 0 ? 'passed' : 'FAILED'}: ${name} (${took} s)`);
  return code === 0 ? PASSED : FAILED;
}

interface VitestOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** Further arguments. */
  readonly args?: readonly string[];
  /** Ends the run before its time. */
  readonly signal?: AbortSignal;
}

/** Runs the tests of some Vitest projects, counts each test, and names the files that took longest. */
export async function runVitest(
  projects: readonly string[],
  { env = {}, args = [], signal }: VitestOptions = {},
): Promise<CheckResult> {
  const directory = await mkdtemp(join(tmpdir(), 'chancery-report-'));
  const report = join(directory, 'report.json');
  const scratch = await makeScratch();
  try {
    const code = await runNode(
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        ...projects.flatMap((project) => ['--project', project]),
        '--passWithNoTests',
        '--reporter=default',
        '--reporter=./scripts/test/slowest-files.ts',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...args,
      ],
      { ...env, ...(scratch && { TMPDIR: scratch.path }) },
      signal,
    );
    return countVitest(await readJson(report), code);
  } finally {
    await scratch?.remove();
    await rm(directory, { recursive: true, force: true });
  }
}

async function readJson(path: string): Promise<unknown> {
  return readFile(path, 'utf8').then(JSON.parse, () => undefined);
}

function runNode(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  ending?: AbortSignal,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: CHECKOUT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const pass = (signal: NodeJS.Signals) => child.kill(signal);
    const end = () => child.kill();
    process.on('SIGINT', pass).on('SIGTERM', pass);
    ending?.addEventListener('abort', end);
    if (ending?.aborted) end();
    child.once('error', reject);
    child.once('exit', (code) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      ending?.removeEventListener('abort', end);
      resolve(code ?? 1);
    });
  });
}
