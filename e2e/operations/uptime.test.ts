import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { createDatabase, dropDatabase } from '../../scripts/embedded-postgres/databases.ts';
import { freePort } from '../../scripts/embedded-postgres/free-port.ts';
import { createTestDatabase } from '../../scripts/embedded-postgres/test-database.ts';
import type { Process } from '../../scripts/start/process.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { databaseProxy } from '../../src/platform/db/testing/database-proxy.ts';
import type { Word } from '../../src/platform/process/parent-process.ts';
import { launch, modules, serverEnvironment } from '../testing/site-process.ts';
import { visit } from '../testing/visitors.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
const running: Process[] = [];

beforeAll(async () => {
  database = await createTestDatabase({ seeded: true });
});
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop();
});
afterAll(() => database.drop());

/** Both servers on two free ports. */
async function launchBoth(databaseUrl: string) {
  const [port, identityPort] = [await freePort(), await freePort()];
  const env = { PORT: String(port), IDENTITY_PORT: String(identityPort), LOG_LEVEL: 'silent' };
  const said: string[] = [];
  const options = { log: (line: string) => said.push(line), longestSilence: 3 };
  const site = launch('site', databaseUrl, env, options);
  const identity = launch('identity', databaseUrl, env, options);
  running.push(site, identity);
  return {
    site,
    identity,
    said,
    origin: `http://localhost:${port}`,
    identityOrigin: `http://localhost:${identityPort}`,
  };
}

const problemOf = async (origin: string) =>
  fetch(`${origin}/readyz`).then(
    async (answer) => ((await answer.json()) as { problem?: string }).problem,
    () => 'nobody listens',
  );

describe('without a database', () => {
  test('both servers start, say so to people and programs, and go on once it is there', async () => {
    const proxy = databaseProxy();
    const url = await proxy.start(database.url);
    await proxy.stop();
    const { site, identity, origin, identityOrigin, said } = await launchBoth(url);
    for (const one of [origin, identityOrigin]) {
      await expect.poll(() => problemOf(one)).toBe('starting');
      expect((await fetch(`${one}/healthz`)).status).toBe(200);
      const version = await fetch(`${one}/version`);
      expect([version.status, await version.json()]).toEqual([
        200,
        expect.objectContaining({ build: expect.any(String) }),
      ]);
    }

    const page = await fetch(`${origin}/fr-fr/people`, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(503);
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
    const html = await page.text();
    expect(html).toContain('<html lang="fr-FR"');
    const style = /<link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1];
    expect((await fetch(origin + style)).status).toBe(200);
    await showsPictures(origin, html);
    expect((await fetch(`${origin}/version`)).status).toBe(200);
    const body = JSON.stringify({ query: '{ me { id } }' });
    const headers = { 'content-type': 'application/json' };
    expect((await fetch(`${origin}/graphql`, { method: 'POST', headers, body })).status).toBe(503);

    const door = await fetch(`${identityOrigin}/authorize`, {
      headers: { accept: 'text/html', 'accept-language': 'zh-CN' },
    });
    expect(door.status).toBe(503);
    expect(Number(door.headers.get('retry-after'))).toBeGreaterThan(0);
    const doorHtml = await door.text();
    expect(doorHtml).toContain('<html lang="zh-CN"');
    await showsPictures(identityOrigin, doorHtml);
    expect((await fetch(`${identityOrigin}/version`)).status).toBe(200);
    const token = await fetch(`${identityOrigin}/oauth/token`, { method: 'POST', headers, body: '{}' });
    expect(token.status).toBe(503);
    expect(await token.json()).toMatchObject({ error: 'temporarily_unavailable' });

    await proxy.reopen();
    await Promise.all([site.ready, identity.ready]);
    expect((await fetch(`${origin}/fr-fr/people`)).status).toBe(200);
    expect(await problemOf(identityOrigin)).toBeUndefined();
    expect(said.filter((line) => !/ waits: /.test(line))).toEqual([]);
    for (const one of running.splice(0)) await one.stop();
    await proxy.stop();
  });

  test('one that is empty is waited for until somebody has migrated it', async () => {
    const admin = inject('adminDatabaseUrl');
    const url = await createDatabase(admin, 'not_migrated');
    const { site, identity, origin, said } = await launchBoth(url);
    await expect.poll(() => said).toHaveLength(2);
    expect(said.every((line) => line.endsWith('waits: database not migrated'))).toBe(true);
    await migrate(url);
    await Promise.all([site.ready, identity.ready]);
    expect(await problemOf(origin)).toBeUndefined();
    for (const one of running.splice(0)) await one.stop();
    await dropDatabase(admin, 'not_migrated');
  });
});

test.each(['site', 'identity'] as const)('a %s that hangs is replaced by itself', async (part) => {
  const both = await launchBoth(database.url);
  await Promise.all([both.site.ready, both.identity.ready]);
  const frozen = both[part].pid() ?? 0;
  process.kill(frozen, 'SIGSTOP');
  await expect.poll(() => both[part].pid()).not.toBe(frozen);
  const origin = part === 'site' ? both.origin : both.identityOrigin;
  await expect.poll(() => problemOf(origin)).toBeUndefined();
  expect(both.said).toEqual([expect.stringContaining('was silent for 3 s; starting it again')]);
});

describe.each(['site', 'identity'] as const)('a %s that is told to end', (part) => {
  test('says so to the balancer, answers on meanwhile, loses no answer, and ends with code 0', async () => {
    const [port, identityPort] = [await freePort(), await freePort()];
    const own = part === 'site' ? port : identityPort;
    const origin = `http://localhost:${own}`;
    const child = spawn(process.execPath, [modules[part]], {
      env: serverEnvironment(database.url, {
        PORT: String(port),
        IDENTITY_PORT: String(identityPort),
        LOG_LEVEL: 'silent',
        DRAIN_SECONDS: '2',
      }),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    await isReady(child);
    // As browsers open to be quick: nothing is ever asked on it.
    const spare = connect(own, 'localhost');
    await once(spare, 'connect');
    const ended = once(child, 'exit');
    const visitors = visit(origin, part === 'site' ? ['/people', '/nowhere-#'] : ['/nowhere-#']);
    const answers = (path: string) => [...(visitors.seen.get(path)?.keys() ?? [])];
    await expect.poll(() => answers('/nowhere-#')).toEqual([404]);

    const told = performance.now();
    child.kill('SIGTERM');
    await expect.poll(() => problemOf(origin), { interval: 20 }).toBe('stopping');
    const answer = await fetch(`${origin}/healthz`);
    expect(answer.headers.get('connection')).toBe('close');
    // A balancer sends nobody any more.
    await visitors.leave();
    expect(await ended).toEqual([0, null]);
    expect(performance.now() - told).toBeLessThan(8_000);
    expect(answers('/nowhere-#')).toEqual([404]);
    if (part === 'site') expect(answers('/people')).toEqual([200]);
    spare.destroy();
  });
});

/** Whether every picture of a page is there. */
async function showsPictures(origin: string, html: string): Promise<void> {
  const pictures = [...html.matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, address]) => address);
  expect(pictures).not.toEqual([]);
  for (const address of pictures) expect((await fetch(origin + address)).status).toBe(200);
}

async function isReady(child: ChildProcess): Promise<void> {
  const ready = Promise.withResolvers<void>();
  child.on('message', (word: Word) => word.ready && ready.resolve());
  await ready.promise;
}
