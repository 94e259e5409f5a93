import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findServerProcess } from '../../scripts/embedded-postgres/pid-file.ts';
import { copySeededServer } from '../../scripts/embedded-postgres/test-database.ts';
import { startGuarded, throwawayDirectory } from '../../scripts/embedded-postgres/throwaway.ts';
import { startSiteOn, type TestSite } from '../testing/site.ts';
import { visit } from '../testing/visitors.ts';

let directory: string;
let server: Awaited<ReturnType<typeof startGuarded>>;
let site: TestSite;
/** What the process that watches the site had to say of it. */
const said: string[] = [];

beforeAll(async () => {
  directory = await throwawayDirectory();
  const seeded = await copySeededServer(directory);
  server = await startGuarded(directory);
  site = await startSiteOn(seeded(server.url), { LOG_LEVEL: 'silent' }, { log: (line) => said.push(line) });
}, 120_000);
afterAll(async () => {
  await site.stop();
  await server.stop();
  await rm(directory, { recursive: true, force: true });
});

/** A page that is kept, one of a visitor who asks for it with a changing query, and addresses nobody asked for. */
const paths = ['/people', '/fr-fr/people', '/search?query=law#', '/nowhere-#', '/zh-cn/nowhere-#'];
const status = async (path: string) => (await site.get(path)).status;

/** Ends the database's processes while visitors come, and waits until uncached pages are served again. */
async function underLoad(fault: () => Promise<void>) {
  for (const path of ['/people', '/fr-fr/people']) expect(await status(path)).toBe(200);
  const visitors = visit(site.origin, paths);
  const answers = (path: string) => [...(visitors.seen.get(path)?.keys() ?? [])];
  try {
    await expect.poll(() => answers('/nowhere-#')).toContain(404);
    await fault();
    await expect.poll(() => status('/readyz')).toBe(200);
    await expect.poll(() => status('/another-nowhere')).toBe(404);
  } finally {
    await visitors.leave();
  }
  for (const path of ['/people', '/fr-fr/people']) expect(answers(path)).toEqual([200]);
  for (const path of ['/nowhere-#', '/zh-cn/nowhere-#'])
    for (const answer of answers(path)) expect([404, 503]).toContain(answer);
  for (const answer of answers('/search?query=law#')) expect([200, 503]).toContain(answer);
  expect(said).toEqual([]);
}

test.each(['SIGKILL', 'SIGQUIT', 'SIGINT'] as const)(
  'the database ends by %s under load: kept pages go on, others come again by themselves, and the site does not fall',
  (signal) =>
    underLoad(async () => {
      const { pid } = (await findServerProcess(join(directory, 'cluster'))) ?? {};
      if (pid === undefined) throw new Error('The database does not run.');
      process.kill(pid, signal);
      await expect.poll(async () => (await findServerProcess(join(directory, 'cluster')))?.pid).not.toBe(pid);
      await expect.poll(async () => (await findServerProcess(join(directory, 'cluster')))?.ready).toBe(true);
    }),
  60_000,
);

test('while the database is away kept pages go on, others say 503, and it recovers by itself', async () => {
  await underLoad(async () => {
    await server.stop();
    await expect.poll(() => status('/readyz')).toBe(503);
    expect(await status('/people')).toBe(200);
    const other = await site.get('/fr-fr/news');
    expect(other.status).toBe(503);
    expect(Number(other.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await other.text()).toContain('<html lang="fr-FR"');
    expect(await status('/healthz')).toBe(200);
    server = await startGuarded(directory);
  });
  await expect.poll(() => status('/fr-fr/news')).toBe(200);
}, 60_000);
