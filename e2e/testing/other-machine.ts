import { cp, mkdtemp, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { freePort } from '../../scripts/embedded-postgres/free-port.ts';
import { siteAt, type TestSite } from './site.ts';
import { launch } from './site-process.ts';

/** The site on another machine, as far as its database can tell: a build in a place of its own, own data, two processes. */
export interface OtherMachine {
  readonly sites: readonly [TestSite, TestSite];
  /** Ends both processes at once, without a word, as when the power fails; they start again by themselves. */
  fail(): void;
  stop(): Promise<void>;
}

export async function startOtherMachine(databaseUrl: string): Promise<OtherMachine> {
  const checkout = await mkdtemp(join(tmpdir(), 'chancery-machine-'));
  const build = await realpath('dist/current');
  await cp(build, join(checkout, 'dist', basename(build)), { recursive: true });
  await cp('package.json', join(checkout, 'package.json'));
  await symlink(basename(build), join(checkout, 'dist/current'));
  await symlink(resolve('node_modules'), join(checkout, 'node_modules'));
  const start = async () => {
    const port = await freePort();
    const env = { PORT: String(port), DATA_DIR: join(checkout, 'data') };
    const server = launch('site', databaseUrl, env, { checkout });
    await server.ready;
    return { server, site: siteAt(`http://localhost:${port}`, databaseUrl) };
  };
  const [one, two] = await Promise.all([start(), start()]);
  return {
    sites: [one.site, two.site],
    fail: () => {
      for (const { server } of [one, two]) process.kill(server.pid() ?? 0, 'SIGKILL');
    },
    stop: async () => {
      await Promise.all([one, two].flatMap(({ server, site }) => [server.stop(), site.stop()]));
      await rm(checkout, { recursive: true, force: true });
    },
  };
}
