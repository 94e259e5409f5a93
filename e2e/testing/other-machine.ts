import { cp, mkdtemp, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { siteAt, type TestSite } from './site.ts';
import { launch } from './site-process.ts';

/** The site on another machine, as far as its database can tell: a build in a place of its own, own data, two processes. */
export interface OtherMachine {
  readonly sites: readonly [TestSite, TestSite];
  /** Ends both processes at once, without a word, as when the power fails; they start again by themselves. */
  fail(): void;
  stop(): Promise<void>;
}

/** @param origin of the one machine: the other one is asked at the same port, of other addresses */
export async function startOtherMachine(origin: string, databaseUrl: string): Promise<OtherMachine> {
  const { port } = new URL(origin);
  const checkout = await mkdtemp(join(tmpdir(), 'chancery-machine-'));
  const build = await realpath('dist/current');
  await cp(build, join(checkout, 'dist', basename(build)), { recursive: true });
  await cp('package.json', join(checkout, 'package.json'));
  await symlink(basename(build), join(checkout, 'dist/current'));
  await symlink(resolve('node_modules'), join(checkout, 'node_modules'));
  const start = async (host: string) => {
    const env = { HOST: host, PORT: port, DATA_DIR: join(checkout, 'data') };
    const server = launch('site', databaseUrl, env, { checkout });
    await server.ready;
    return { server, site: siteAt(`http://${host}:${port}`, databaseUrl) };
  };
  const [one, two] = await Promise.all([start('127.0.0.2'), start('127.0.0.3')]);
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
