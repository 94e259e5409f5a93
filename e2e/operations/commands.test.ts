/** Each server by a command of its own, as operators run them. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../../scripts/embedded-postgres/free-port.ts';
import { createTestDatabase } from '../../scripts/embedded-postgres/test-database.ts';
import { CHECKOUT } from '../../scripts/support/checkout.ts';
import { compiledCode } from '../../scripts/support/testing/compiled-code.ts';
import { readOutput } from '../../scripts/support/testing/read-output.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let env: Record<string, string>;
beforeAll(async () => {
  database = await createTestDatabase({ seeded: true });
  const [port, identityPort] = [await freePort(), await freePort()];
  env = {
    DATABASE_URL: database.url,
    PORT: String(port),
    IDENTITY_PORT: String(identityPort),
    SITE_ORIGIN: `http://localhost:${port}`,
    IDENTITY_ORIGIN: `http://localhost:${identityPort}`,
    MAIL: 'off',
    RUN_JOBS: 'false',
    TRUSTED_PROXIES: 'none',
  };
});
afterAll(() => database.drop());

const patience = { timeout: 45_000, interval: 100 };

/** Runs a command as `npm run` does, until the test ends. */
function run(command: string, args: readonly string[] = [], input = '') {
  const child = spawn(process.execPath, [join(CHECKOUT, 'scripts/run.mjs'), command, ...args], {
    env: { PATH: process.env.PATH, ...compiledCode, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.end(input);
  const running = readOutput(child);
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await running.code;
  });
  return running;
}

test.each([
  ['site', 'PORT'],
  ['identity', 'IDENTITY_PORT'],
] as const)('npm run %s serves in the foreground, and SIGTERM ends it in order', async (command, port) => {
  const running = run(command);
  const ready = async () => (await fetch(`http://localhost:${env[port]}/readyz`)).status;
  await vi.waitFor(async () => expect(await ready()).toBe(200), patience);
  expect(running.output).not.toContain('Warning');
  running.child.kill('SIGTERM');
  expect(await running.code).toBe(0);
  await expect(ready()).rejects.toThrow('fetch failed');
});

test('npm run jobs runs until SIGTERM, and stops in order', async () => {
  const jobs = run('jobs');
  await vi.waitFor(() => expect(jobs.output).toContain('jobs ready'), patience);
  jobs.child.kill('SIGTERM');
  expect(await jobs.code).toBe(0);
});

test.each(['site', 'identity', 'jobs'])(
  'npm run %s says what it misses, without a stack',
  async (command) => {
    const { DATABASE_URL: _, ...rest } = env;
    const whole = env;
    env = { ...rest, SITE_ORIGIN: '', IDENTITY_ORIGIN: '' };
    const refused = run(command);
    env = whole;
    expect(await refused.code).toBe(1);
    expect(refused.output).toMatch(/^(?:DATABASE_URL must be set: .*|A setting cannot be used: .*)\n$/);
  },
);

// Each is wrong in another way; not one of them may have begun anything before it is told.
test.each([
  ['start', { PORT: 'abc' }, 'PORT takes a port number'],
  ['start', { SITE_PROCESSES: '0' }, 'SITE_PROCESSES takes a whole number'],
  ['start', { IDENTITY_CLIENTS: '/nowhere.json' }, 'IDENTITY_CLIENTS: /nowhere.json cannot be read (ENOENT)'],
  ['start', { DATABASE_URL: '', TRUSTED_PROXIES: '', DATA_DIR: '/dev/null' }, 'DATA_DIR: /dev/null cannot'],
  ['site', { DATABASE_URL: 'postgres:/x' }, 'DATABASE_URL takes an address'],
  ['site', { FIRM_FILE: '/nowhere.json' }, 'FIRM_FILE: /nowhere.json cannot be read (ENOENT)'],
  ['identity', { IDENTITY_CLIENTS: '/dev/null' }, 'IDENTITY_CLIENTS: /dev/null is not JSON'],
  ['jobs', { DATABASE_POOL_SIZE: 'many' }, 'DATABASE_POOL_SIZE takes a whole number'],
] as [string, Record<string, string>, string][])(
  'npm run %s ends with one line and code 1 when it is given %o',
  async (command, wrong, words) => {
    const whole = env;
    env = { ...env, ...wrong };
    const refused = run(command);
    env = whole;
    expect(await refused.code).toBe(1);
    expect(refused.output).toContain(words);
    expect(refused.output.replace('Starting PostgreSQL\n', '')).toMatch(/^[^\n]+\n$/);
  },
);

test('npm run migrate says when there is nothing to do', async () => {
  const migrated = run('migrate');
  expect(await migrated.code).toBe(0);
  expect(migrated.output).toBe('The database is up to date\n');
});

test('npm run account makes the first editor, whose link sets a password on the page', async () => {
  const identity = run('identity');
  const origin = env.IDENTITY_ORIGIN;
  await vi.waitFor(async () => expect((await fetch(`${origin}/readyz`)).status).toBe(200), patience);
  const added = run('account', ['add', 'first@example.com', 'editor']);
  expect(await added.code).toBe(0);
  const link = added.output.trim().split('\n').at(-1) ?? '';
  expect(link).toMatch(new RegExp(`^${origin}/reset-password\\?ticket=`));
  const page = await fetch(link);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('first@example.com');

  const password = run('account', ['password', 'first@example.com'], 'quite a long password\n');
  expect(await password.code).toBe(0);
  expect(password.output).not.toContain('quite');
  // The link that was made before opens nothing any more.
  const spent = await fetch(link, { redirect: 'manual' });
  expect(spent.headers.get('location')).toMatch(/\?state=(?:used|expired)$/);
  const list = run('account', ['list']);
  expect(await list.code).toBe(0);
  expect(list.output).toContain('first@example.com  content|edit content|publish\n');
  const unknown = run('account', ['crown', 'first@example.com']);
  expect(await unknown.code).toBe(1);
  expect(unknown.output).toMatch(/^Usage: npm run account -- list\n/);
  identity.child.kill('SIGTERM');
  expect(await identity.code).toBe(0);
});

test.each(['account', 'backup', 'restore', 'seed', 'migrate', 'doctor', 'forget-process'])(
  'npm run %s --help says how it is used, and does nothing else',
  async (command) => {
    const asked = run(command, ['--help']);
    expect(await asked.code).toBe(0);
    expect(asked.output).toMatch(new RegExp(`^Usage: npm run ${command}\\b`));
    expect(existsSync(join(CHECKOUT, '--help'))).toBe(false);
  },
);

test('npm run account gives no link to a locked account: it would sign nobody in', async () => {
  expect(await run('account', ['add', 'locked@example.com']).code).toBe(0);
  expect(await run('account', ['lock', 'locked@example.com']).code).toBe(0);
  const refused = run('account', ['link', 'locked@example.com']);
  expect(await refused.code).toBe(1);
  expect(refused.output).toMatch(/^locked@example\.com is locked: .* Unlock it first\.\n$/);
});

test('npm run restore looks for the file before it asks for a database', async () => {
  const whole = env;
  env = { ...env, DATABASE_URL: 'postgres://nobody:none@127.0.0.1:1/none' };
  const refused = run('restore', ['/no-such-directory/backup']);
  env = whole;
  expect(await refused.code).toBe(1);
  expect(refused.output).toContain('There is no such file or directory.');
  expect(refused.output).not.toContain('127.0.0.1');
});
