import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vi } from 'vitest';
import { freePort } from '../embedded/free-port.ts';
import { findServerProcess } from '../embedded/pid-file.ts';
import { startEmbedded } from '../embedded/start.ts';
import { throwawayDirectory } from '../embedded/throwaway.ts';
import { CERTIFICATE, CERTIFICATE_KEY } from './certificate.fixture.ts';

/**
 * A server as on a cluster: over TCP, with TLS for those who ask for it.
 *
 * @param rules lines of pg_hba.conf; without a password the superuser alone comes in, by the socket
 */
export async function startTcpCluster(rules: readonly string[]) {
  const root = await throwawayDirectory();
  const embedded = await startEmbedded({ dataDir: root, throwaway: true });
  await embedded.stop();
  const data = join(root, 'cluster');
  const { uid, gid } = await stat(data);
  const files = join(root, 'files');
  await mkdir(files, { mode: 0o700 });
  await chown(files, uid, gid);
  const written = {
    rules: ['local all postgres trust', ...rules, ''].join('\n'),
    certificate: CERTIFICATE,
    key: CERTIFICATE_KEY,
  };
  for (const [name, text] of Object.entries(written)) {
    await writeFile(join(files, name), text);
    await chmod(join(files, name), 0o600);
    await chown(join(files, name), uid, gid);
  }
  const port = await freePort();
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: files,
    hba_file: `${files}/rules`,
    ssl: 'on',
    ssl_cert_file: `${files}/certificate`,
    ssl_key_file: `${files}/key`,
    fsync: 'off',
  };
  const [installed = ''] = (await readdir(root)).filter((name) => name.startsWith('postgresql-'));
  const server = spawn(
    join(root, installed, 'bin/postgres'),
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...(process.getuid?.() === 0 && { uid, gid }), cwd: '/', stdio: 'ignore' },
  );
  const exited = once(server, 'exit');
  await vi.waitFor(
    async () => {
      if (!(await findServerProcess(data))?.ready) throw new Error('PostgreSQL is not ready yet');
    },
    { timeout: 15_000 },
  );
  return {
    superuserUrl: `postgres://postgres@${encodeURIComponent(files)}:${port}/postgres`,
    /** The address for somebody who has a password. */
    urlFor: (user: string, password: string) => `postgres://${user}:${password}@127.0.0.1:${port}/postgres`,
    stop: async () => {
      server.kill('SIGINT');
      await exited;
      await rm(root, { recursive: true });
    },
  };
}
