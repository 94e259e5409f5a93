import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, type TestContext, test, vi } from 'vitest';
import { CHECKOUT } from '../checkout.ts';
import { readOutput } from './read-output.ts';

/** Stands for npm: notes that it ran and with what, and brings Node along. */
const NPM = `
  const { appendFileSync, mkdirSync, symlinkSync, existsSync } = require('node:fs');
  appendFileSync('npm-runs', process.argv.slice(2).join(' ') + '\\n');
  mkdirSync('node_modules/node-' + process.platform + '-' + process.arch, { recursive: true });
  const bin = 'node_modules/node-' + process.platform + '-' + process.arch + '/bin';
  if (!existsSync(bin)) symlinkSync(process.env.NODE_24_BIN, bin);
  setTimeout(() => process.exit(Number(process.env.NPM_EXIT ?? 0)), 300);
`;
const COMMAND = `
  if (process.argv[2] === 'wait') process.once('SIGTERM', () => process.exit(4)), setInterval(() => {}, 1000);
  else process.exitCode = 3;
  console.log(process.versions.node.split('.')[0], ...process.argv.slice(2));
`;

const runs = (file: string) => `exec node scripts/run.mjs ${file}`;
const scripts = { greet: runs('greet'), send: runs('desk/send'), check: runs('check') };

/** A checkout with two commands, for one test. */
async function makeCheckout({ onTestFinished }: TestContext) {
  const checkout = await mkdtemp(join(tmpdir(), 'chancery-test-'));
  onTestFinished(() => rm(checkout, { recursive: true }));
  await mkdir(join(checkout, 'scripts/desk'), { recursive: true });
  await cp(join(import.meta.dirname, '../../run.mjs'), join(checkout, 'scripts/run.mjs'));
  await writeFile(join(checkout, 'scripts/greet.ts'), COMMAND);
  await writeFile(join(checkout, 'scripts/desk/send.ts'), COMMAND);
  await writeFile(join(checkout, 'scripts/no-command.ts'), 'console.log("ran")');
  await writeFile(join(checkout, 'package.json'), JSON.stringify({ scripts }));
  await writeFile(join(checkout, 'npm.js'), NPM);
  await writeFile(join(checkout, 'package-lock.json'), '{}');
  const run = (args: string[], env: Record<string, string> = {}) => {
    const child = spawn(process.execPath, [join(checkout, 'scripts/run.mjs'), ...args], {
      env: {
        PATH: '/usr/bin:/bin',
        npm_execpath: join(checkout, 'npm.js'),
        NODE_24_BIN: dirname(process.execPath),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return readOutput(child);
  };
  const npmRuns = async () => (await readFile(join(checkout, 'npm-runs'), 'utf8')).trim().split('\n');
  return { checkout, run, npmRuns };
}

// Most of their time is waiting: for a program to start, for npm, for a registry.
describe.concurrent('a command', () => {
  test('the first run installs, then runs the command on the Node of the packages and passes its exit code on', async (context) => {
    const { run, npmRuns } = await makeCheckout(context);
    const first = run(['greet', 'one', 'two']);
    expect(await first.code).toBe(3);
    expect(first.output).toMatch(/^Installing packages.*\nPackages installed.*\n24 one two\n$/);
    expect(await npmRuns()).toEqual([expect.stringMatching(/^ci .*--ignore-scripts/)]);
  });

  test('it installs again only when package-lock.json has changed', async (context) => {
    const { checkout, run, npmRuns } = await makeCheckout(context);
    await run(['greet']).code;
    const second = run(['greet']);
    expect(await second.code).toBe(3);
    expect(second.output).toBe('24\n');
    await writeFile(join(checkout, 'package-lock.json'), '{ }');
    await run(['greet']).code;
    expect(await npmRuns()).toHaveLength(2);
  });

  test('two at once install once', async (context) => {
    const { run, npmRuns } = await makeCheckout(context);
    const both = [run(['greet']), run(['greet'])];
    expect(await Promise.all(both.map(({ code }) => code))).toEqual([3, 3]);
    expect(await npmRuns()).toHaveLength(1);
  });

  test('a failed installation is not taken for one', async (context) => {
    const { run, npmRuns } = await makeCheckout(context);
    expect(await run(['greet'], { NPM_EXIT: '9' }).code).toBe(9);
    expect(await run(['greet']).code).toBe(3);
    expect(await npmRuns()).toHaveLength(2);
  });

  test('one may lie in a folder', async (context) => {
    const { run } = await makeCheckout(context);
    const sending = run(['desk/send', 'one']);
    expect(await sending.code).toBe(3);
    expect(sending.output).toMatch(/\n24 one\n$/);
  });

  test('all that package.json names are there', async () => {
    const { scripts } = JSON.parse(await readFile(join(CHECKOUT, 'package.json'), 'utf8'));
    const child = spawn(process.execPath, [join(CHECKOUT, 'scripts/run.mjs'), 'dance'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const unknown = readOutput(child);
    expect(await unknown.code).toBe(1);
    expect(unknown.output).toBe(
      `There is no command "dance". There are: ${Object.keys(scripts).join(', ')}.\n`,
    );
  });

  test('a signal reaches the command', async (context) => {
    const { run } = await makeCheckout(context);
    await run(['greet']).code;
    const waiting = run(['greet', 'wait']);
    await once(waiting.child.stdout, 'data');
    waiting.child.kill('SIGTERM');
    expect(await waiting.code).toBe(4);
  });

  test.for(['dance', 'no-command', '../npm', ''])(
    'what is no command is named with those there are, and nothing is installed: “%s”',
    async (name, context) => {
      const { run, npmRuns } = await makeCheckout(context);
      const unknown = run([name]);
      expect(await unknown.code).toBe(1);
      expect(unknown.output).toBe(`There is no command "${name}". There are: greet, send.\n`);
      await expect(npmRuns()).rejects.toThrow('ENOENT');
    },
  );

  test('npm that is being replaced while it installs is asked nothing meanwhile', {
    timeout: 60_000,
  }, async (context) => {
    const { checkout, run } = await makeCheckout(context);
    const npm = join(checkout, 'npm');
    const here = join(checkout, 'npm.js');
    await writeFile(npm, `#!/bin/sh\nexec ${process.execPath} ${here} "$@"\n`, { mode: 0o755 });
    // A program that is open for writing cannot be started (ETXTBSY); longer than it takes to look at the registry.
    const writing = `require('node:fs').openSync('npm', 'r+'); setTimeout(() => {}, 7_000);`;
    await writeFile(here, NPM.replace('300', '7_000') + writing);
    const first = run(['greet'], { npm_execpath: '', PATH: `${checkout}:/usr/bin:/bin` });
    expect(await first.code).toBe(3);
    expect(first.output).toMatch(/^Installing packages.*\nPackages installed.*\n24\n$/);
  });

  test('a registry that does not answer is named within seconds, and not waited for long', {
    timeout: 120_000,
  }, async (context) => {
    const { checkout, run } = await makeCheckout(context);
    const lock = { lockfileVersion: 3, packages: { '': { dependencies: { dataloader: '2.2.3' } } } };
    const packages = { 'node_modules/dataloader': { version: '2.2.3' } };
    await writeFile(join(checkout, 'package.json'), JSON.stringify({ scripts, ...lock.packages[''] }));
    await writeFile(
      join(checkout, 'package-lock.json'),
      JSON.stringify({ ...lock, packages: { ...lock.packages, ...packages } }),
    );
    // Nobody listens on port 1.
    const registry = 'http://user:secret@127.0.0.1:1/packages/';
    const { npm_execpath = '', PATH = '' } = process.env;
    const waiting = run(['greet'], {
      npm_execpath,
      PATH,
      HOME: checkout,
      npm_config_registry: registry,
      npm_config_cache: join(checkout, 'cache'),
    });
    await vi.waitFor(
      () =>
        expect(waiting.output).toContain(
          'Waiting for the registry http://127.0.0.1:1/packages, which does not answer (ECONNREFUSED)\n',
        ),
      { timeout: 30_000 },
    );
    expect(waiting.child.exitCode).toBeNull();
    expect(await waiting.code).toBe(1);
    expect(waiting.output).toContain('The packages could not be installed: the registry http://127.0.0.1:1');
    expect(waiting.output).not.toMatch(/secret|\n {4}at /);
  });
});
