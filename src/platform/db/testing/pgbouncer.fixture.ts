import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { freePort } from '../../../../scripts/embedded-postgres/free-port.ts';
import { findPgbouncer } from '../../../../scripts/test/pgbouncer.ts';

/** Debian's `nobody`: PgBouncer refuses to run as root. */
const NOBODY = 65_534;

/**
 * A real PgBouncer in transaction mode, as most clusters have one, in front of a server on a port of the loopback.
 *
 * @param server the address of a database with the user and the password that may come in
 * @param settings more lines of its section `[pgbouncer]`
 * @returns the same database by way of it
 * @throws Error when the program is not there
 */
export async function startPgbouncer(server: string, settings: Readonly<Record<string, string>> = {}) {
  const { port: serverPort, username, password } = new URL(server);
  const port = await freePort();
  const directory = await mkdtemp(join(tmpdir(), 'chancery-pgbouncer-'));
  const lines = {
    listen_addr: '127.0.0.1',
    listen_port: String(port),
    unix_socket_dir: '',
    auth_type: 'scram-sha-256',
    auth_file: join(directory, 'users'),
    pool_mode: 'transaction',
    default_pool_size: '3',
    ...settings,
  };
  const files = {
    users: `"${username}" "${password}"\n`,
    configuration: [
      '[databases]',
      `* = host=127.0.0.1 port=${serverPort}`,
      '[pgbouncer]',
      ...Object.entries(lines).map(([name, value]) => `${name} = ${value}`),
      '',
    ].join('\n'),
  };
  const isRoot = process.getuid?.() === 0;
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(directory, name), text, { mode: 0o600 });
    if (isRoot) await chown(join(directory, name), NOBODY, NOBODY);
  }
  if (isRoot) await chown(directory, NOBODY, NOBODY);
  const pgbouncer = spawn(findPgbouncer(), [join(directory, 'configuration')], {
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  pgbouncer.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-4_000);
  });
  const exited = once(pgbouncer, 'exit');
  await vi.waitFor(
    async () => {
      if (pgbouncer.exitCode !== null) throw new Error(`PgBouncer ended: ${said}`);
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect').finally(() => socket.destroy());
    },
    { timeout: 10_000 },
  );
  const url = new URL(server);
  url.port = String(port);
  return {
    url: url.href,
    /** What it has logged last. */
    said: () => said,
    stop: async () => {
      pgbouncer.kill('SIGINT');
      await exited;
      await rm(directory, { recursive: true });
    },
  };
}
