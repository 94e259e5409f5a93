import { type ChildProcess, spawn } from 'node:child_process';
import { open, readFile, stat } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { writeAccessRules } from './access-rules.ts';
import type { Binaries } from './binaries.ts';
import type { DataDirectory } from './data-directory.ts';
import { disarmStalePidFile, findServerProcess, type PidFile } from './pid-file.ts';
import { SERVER_ENVIRONMENT } from './run-program.ts';
import type { ServerUser } from './server-user.ts';
import { makeSocketDirectory, SOCKET_NUMBER, socketDirectory } from './socket.ts';

export type ServerOptions = {
  readonly binaries: Binaries;
  readonly user: ServerUser | undefined;
  readonly throwaway: boolean;
};

const POLL_MS = 20;
/** A crash recovery replays at most max_wal_size, so this is generous. */
const START_LIMIT_MS = 120_000;
const STOP_LIMIT_MS = 30_000;
const LOG_LIMIT_BYTES = 10_000_000;

/**
 * Starts PostgreSQL on its socket and waits until it takes connections.
 * It gets a session of its own, so a Ctrl-C in the terminal reaches only the one who stops it in order.
 *
 * @throws Error with the end of the server's log, when it does not come up
 */
export async function startServer(place: DataDirectory, options: ServerOptions): Promise<PidFile> {
  const deadline = Date.now() + START_LIMIT_MS;
  for (let attempt = 1; ; attempt++) {
    await disarmStalePidFile(place.cluster);
    await makeSocketDirectory(socketDirectory(place), options.user);
    await writeAccessRules(place);
    const from = await logSize(place);
    const child = await spawnServer(place, options);
    const ready = await waitUntilReady(place.cluster, child, deadline);
    if (ready) return ready;
    const said = await logSince(place, from);
    // A killed server's own children may live a moment longer.
    const passing = said.includes('pre-existing shared memory block');
    if (!passing || attempt === 10) throw new Error(`PostgreSQL did not start. ${place.log} says:\n${said}`);
    await delay(300);
  }
}

/**
 * Stops a server: a fast shutdown, and an immediate one when that takes longer than 30 s (the next start
 * then recovers from the log).
 */
export async function stopServer(cluster: string): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    const server = await findServerProcess(cluster);
    if (!server) return;
    process.kill(server.pid, signal);
    if (await waitUntilGone(cluster)) return;
  }
  throw new Error(`PostgreSQL in ${cluster} does not stop`);
}

/** Waits for a server that is still starting or recovering. */
export async function waitForServer(cluster: string): Promise<PidFile | undefined> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    const server = await findServerProcess(cluster);
    if (!server || server.ready) return server;
    await delay(POLL_MS);
  }
  throw new Error(`PostgreSQL in ${cluster} runs but takes no connections`);
}

async function spawnServer(place: DataDirectory, options: ServerOptions): Promise<ChildProcess> {
  const { size } = await stat(place.log).catch(() => ({ size: 0 }));
  const log = await open(place.log, size > LOG_LIMIT_BYTES ? 'w' : 'a', 0o600);
  const settings = serverSettings(place, options.throwaway).flatMap((setting) => ['-c', setting]);
  const child = spawn(options.binaries.postgres, ['-D', place.cluster, ...settings], {
    ...options.user,
    cwd: '/',
    env: SERVER_ENVIRONMENT,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  const failed = new Promise<never>((_, reject) => child.once('error', reject));
  await Promise.race([new Promise((resolve) => child.once('spawn', resolve)), failed]);
  await log.close();
  child.unref();
  return child;
}

function serverSettings(place: DataDirectory, throwaway: boolean): string[] {
  return [
    'listen_addresses=',
    `port=${SOCKET_NUMBER}`,
    `unix_socket_directories="${socketDirectory(place).replaceAll('"', '""')}"`,
    'unix_socket_permissions=0700',
    `hba_file=${place.rules}`,
    `ident_file=${place.names}`,
    // Tests run more servers beside each other than anybody else does.
    `max_connections=${throwaway ? 200 : 100}`,
    'shared_buffers=256MB',
    'max_wal_size=256MB',
    'jit=off',
    'timezone=UTC',
    'log_timezone=UTC',
    'log_line_prefix=%m [%p] ',
    ...(throwaway ? ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'] : []),
  ];
}

async function waitUntilReady(
  cluster: string,
  child: ChildProcess,
  deadline: number,
): Promise<PidFile | undefined> {
  while (child.exitCode === null && child.signalCode === null) {
    const server = await findServerProcess(cluster);
    if (server?.ready && server.pid === child.pid) return server;
    if (Date.now() > deadline) {
      child.kill('SIGQUIT');
      throw new Error(`PostgreSQL was not ready after ${START_LIMIT_MS / 1000} s`);
    }
    await delay(POLL_MS);
  }
  return undefined;
}

async function waitUntilGone(cluster: string): Promise<boolean> {
  const deadline = Date.now() + STOP_LIMIT_MS;
  while (Date.now() < deadline) {
    if (!(await findServerProcess(cluster))) return true;
    await delay(POLL_MS);
  }
  return false;
}

async function logSize(place: DataDirectory): Promise<number> {
  return (await stat(place.log).catch(() => ({ size: 0 }))).size;
}

async function logSince(place: DataDirectory, from: number): Promise<string> {
  const log = await readFile(place.log);
  return log.subarray(from).subarray(-2000).toString();
}
