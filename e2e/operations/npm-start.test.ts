import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../../scripts/embedded-postgres/free-port.ts';
import { createTestDatabase } from '../../scripts/embedded-postgres/test-database.ts';
import { throwawayDirectory } from '../../scripts/embedded-postgres/throwaway.ts';
import { databaseProxy } from '../../src/platform/db/testing/database-proxy.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** What `npm start` runs once the packages are there, on two free ports. */
async function npmStart(env: Record<string, string>) {
  const [port, identityPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    env: { ...process.env, PORT: String(port), IDENTITY_PORT: String(identityPort), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  ends.push(async () => {
    child.kill('SIGTERM');
    await exited;
  });
  const started = { pid: child.pid ?? 0, exited, output: '', origin: `http://localhost:${port}` };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    started.output += text;
  });
  return started;
}

test('npm start goes on without its database, and is ready once that is there', async () => {
  const database = await createTestDatabase({ seeded: true });
  ends.push(database.drop);
  const proxy = databaseProxy();
  const url = await proxy.start(database.url);
  await proxy.stop();
  const started = await npmStart({ DATABASE_URL: url, LOG_LEVEL: 'silent' });
  await expect.poll(() => started.output).toContain('The database cannot be prepared yet');
  await expect.poll(() => started.output).toMatch(/The site(, process \d)? waits: /);
  expect((await fetch(`${started.origin}/people`)).status).toBe(503);
  expect(started.output).not.toContain('Chancery is ready');
  await proxy.reopen();
  ends.push(proxy.stop);
  await expect.poll(() => started.output).toContain('Chancery is ready');
  expect((await fetch(`${started.origin}/people`)).status).toBe(200);
}, 90_000);

/** In megabytes; it was 350. With the flags of `scripts/run.mjs` it is some ten less. */
const mostResident = 130;

test.runIf(process.platform === 'linux')(
  'the process that only watches the others holds little, also after it has filled the database',
  async () => {
    const dataDir = await throwawayDirectory();
    ends.push(() => rm(dataDir, { recursive: true, force: true }));
    const started = await npmStart({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
    await expect.poll(() => started.output, { timeout: 240_000 }).toContain('Chancery is ready');
    const status = await readFile(`/proc/${started.pid}/status`, 'utf8');
    expect(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024).toBeLessThan(mostResident);
  },
  270_000,
);
