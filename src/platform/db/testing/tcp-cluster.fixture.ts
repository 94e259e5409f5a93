import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { vi } from 'vitest';
import { freePort } from '../../../../scripts/embedded-postgres/free-port.ts';
import { findServerProcess } from '../../../../scripts/embedded-postgres/pid-file.ts';
import { startEmbedded } from '../../../../scripts/embedded-postgres/start.ts';
import { throwawayDirectory } from '../../../../scripts/embedded-postgres/throwaway.ts';
import { DatabaseClient } from '../client.ts';
import { CERTIFICATE, CERTIFICATE_KEY } from './certificate.fixture.ts';

/**
 * A server as on a cluster: over TCP, with TLS for those who ask for it.
 *
 * @param rules lines of pg_hba.conf; without a password the superuser alone comes in, by the socket
 * @param fill puts into its directory what it is to hold
 */
export async function startTcpCluster(
  rules: readonly string[],
  fill: (directory: string) => Promise<void> = async () => undefined,
) {
  const root = await throwawayDirectory();
  await fill(root);
  const embedded = await startEmbedded({ dataDir: root, throwaway: true });
  await embedded.stop();
  const [installed = ''] = (await readdir(root)).filter((name) => name.startsWith('postgresql-'));
  const postgres = join(root, installed, 'bin/postgres');
  const server = await serve({ root, postgres, rules });
  return {
    ...server,
    /** A server that follows this one, as a standby does; stop it first. */
    startStandby: async () => {
      const copy = await throwawayDirectory();
      await copyRunning(server.superuserUrl, join(root, 'cluster'), join(copy, 'cluster'));
      const { host, port } = new DatabaseClient({ connectionString: server.superuserUrl });
      const settings = { primary_conninfo: `host=${host} port=${port} user=postgres` };
      return serve({ root: copy, postgres, rules, settings });
    },
  };
}

interface Served {
  /** Its data lies in `cluster` below. */
  readonly root: string;
  readonly postgres: string;
  readonly rules: readonly string[];
  readonly settings?: Readonly<Record<string, string>>;
}

async function serve({ root, postgres, rules, settings: more }: Served) {
  const data = join(root, 'cluster');
  const { uid, gid } = await stat(data);
  const files = join(root, 'files');
  await mkdir(files, { mode: 0o700 });
  await chown(files, uid, gid);
  const written = {
    rules: ['local all postgres trust', 'local replication postgres trust', ...rules, ''].join('\n'),
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
    ...more,
  };
  const server = spawn(
    postgres,
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
  const end = async (signal: NodeJS.Signals) => {
    server.kill(signal);
    await exited;
  };
  return {
    place: `127.0.0.1:${port}`,
    superuserUrl: `postgres://postgres@${encodeURIComponent(files)}:${port}/postgres`,
    /** The address for somebody who has a password. */
    urlFor: (user: string, password: string) => `postgres://${user}:${password}@127.0.0.1:${port}/postgres`,
    /** Ends the server alone, as when its machine fails. */
    fail: () => end('SIGQUIT'),
    stop: async () => {
      await end('SIGINT');
      await rm(root, { recursive: true });
    },
  };
}

/** Copies the data of a server that runs, for one that is to follow it (PostgreSQL, 25.3.4). */
async function copyRunning(superuserUrl: string, from: string, to: string): Promise<void> {
  const client = new DatabaseClient({ connectionString: superuserUrl });
  await client.connect();
  await client.query("select pg_backup_start('standby', true)");
  await promisify(execFile)('cp', ['-a', from, to]);
  const { rows } = await client.query<{ label: string }>('select labelfile as label from pg_backup_stop()');
  await client.end();
  const { uid, gid } = await stat(to);
  await rm(join(to, 'postmaster.pid'));
  for (const [name, text] of Object.entries({ backup_label: rows[0]?.label ?? '', 'standby.signal': '' })) {
    await writeFile(join(to, name), text);
    await chown(join(to, name), uid, gid);
  }
}
