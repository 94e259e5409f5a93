import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, open, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findServerProcess } from '../../scripts/embedded-postgres/pid-file.ts';
import { DatabaseClient } from '../../src/platform/db/client.ts';

/** Where one of the two servers lies, and whose it is. */
export interface ServerPlace {
  readonly binary: string;
  /** PostgreSQL's own directory. */
  readonly data: string;
  /** For its socket, its rules and its log. */
  readonly files: string;
  readonly port: number;
  /** The user that it runs as, where root starts it. */
  readonly user: { readonly uid: number; readonly gid: number } | undefined;
}

/** One PostgreSQL server, started again one second after it has died, as a service manager does. */
export interface PostgresServer {
  readonly place: ServerPlace;
  start(): Promise<void>;
  /** Ends it, and leaves it so. */
  stop(signal: NodeJS.Signals): Promise<void>;
  /** The number of its first process; undefined while none runs. */
  pid(): number | undefined;
  /** Does something as the superuser. */
  asSuperuser<T>(work: (client: DatabaseClient) => Promise<T>): Promise<T>;
}

const settings = (place: ServerPlace) => ({
  port: place.port,
  listen_addresses: '127.0.0.1',
  unix_socket_directories: place.files,
  hba_file: `${place.files}/rules`,
  max_connections: 100,
  shared_buffers: '64MB',
  min_wal_size: '64MB',
  max_wal_size: '128MB',
  max_slot_wal_keep_size: '256MB',
  wal_receiver_status_interval: '1s',
  wal_retrieve_retry_interval: '200ms',
  jit: 'off',
  timezone: 'UTC',
});

const rules = ['local all all trust', 'local replication all trust', 'host all all 127.0.0.1/32 trust', ''];
const longestStart = 60_000;

/** A server in a directory that holds a cluster already; not started yet. */
export function postgresServer(place: ServerPlace): PostgresServer {
  let child: ChildProcess | undefined;
  let isMeantToRun = false;

  /** Once only: where a server dies of its full disk, there is no room for them when it comes back. */
  async function writeRules(): Promise<void> {
    const rulesFile = join(place.files, 'rules');
    await writeFile(rulesFile, rules.join('\n'), { mode: 0o600 });
    if (place.user) await chown(rulesFile, place.user.uid, place.user.gid);
  }

  async function spawnServer(): Promise<void> {
    const log = await open(join(place.files, 'log'), 'a', 0o600);
    const options = Object.entries(settings(place)).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const started = spawn(place.binary, ['-D', place.data, ...options], {
      ...place.user,
      cwd: '/',
      stdio: ['ignore', log.fd, log.fd],
    });
    await once(started, 'spawn');
    await log.close();
    child = started;
    started.once('exit', () => {
      if (child === started) child = undefined;
      if (isMeantToRun) void comeBack();
    });
  }

  async function comeBack(): Promise<void> {
    // The children of one that was killed need a moment, too, to notice it.
    await delay(1_000);
    if (!isMeantToRun || child) return;
    await spawnServer();
  }

  async function untilReady(): Promise<void> {
    const deadline = Date.now() + longestStart;
    while (Date.now() < deadline) {
      const found = await findServerProcess(place.data);
      if (found?.ready && found.pid === child?.pid) return;
      await delay(50);
    }
    const said = await readFile(join(place.files, 'log'), 'utf8');
    throw new Error(`PostgreSQL in ${place.data} does not start:\n${said.slice(-1_500)}`);
  }

  return {
    place,
    start: async () => {
      isMeantToRun = true;
      await writeRules();
      await spawnServer();
      await untilReady();
    },
    stop: async (signal) => {
      isMeantToRun = false;
      const running = child;
      if (!running) return;
      const ended = once(running, 'exit');
      running.kill('SIGCONT');
      running.kill(signal);
      await ended;
      await untilChildrenAreGone(place.data);
    },
    pid: () => child?.pid,
    asSuperuser: async (work) => {
      const client = new DatabaseClient({
        connectionString: `postgres://postgres@${encodeURIComponent(place.files)}:${place.port}/postgres`,
        connectionTimeoutMillis: 10_000,
      });
      await client.connect();
      try {
        return await work(client);
      } finally {
        await client.end();
      }
    },
  };
}

/** After a kill its other processes see within a moment that the first one is gone. */
async function untilChildrenAreGone(data: string): Promise<void> {
  await delay(300);
  await rm(join(data, 'postmaster.pid'), { force: true });
}
