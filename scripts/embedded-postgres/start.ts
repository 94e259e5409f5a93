import { mkdir, realpath, rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseClient } from '../../src/platform/db/client.ts';
import { type Binaries, installBinaries, removeOldBinaries } from './binaries.ts';
import { type DataDirectory, dataDirectory, makeDataDirectory } from './data-directory.ts';
import { makeCluster } from './make-cluster.ts';
import { AlreadyRunning, tryLock } from './owner-lock.ts';
import { type ServerOptions, startServer, stopServer, waitForServer } from './server-process.ts';
import { serverUser } from './server-user.ts';
import { socketDirectory, socketUrl } from './socket.ts';
import { superviseServer } from './supervise.ts';

export type EmbeddedServer = {
  /** Address of the site's database: a socket, the same at every start. */
  readonly url: string;
  /** Whether the server was already running: the one who started it was killed. */
  readonly adopted: boolean;
  /** Stops PostgreSQL and gives the data directory up. May be called twice. */
  stop(): Promise<void>;
};

export type EmbeddedOptions = {
  readonly dataDir: string;
  /** Told what takes long, a line each. */
  readonly progress?: (line: string) => void;
  /** For tests: fast, not durable, and the role may create databases. */
  readonly throwaway?: boolean;
  /** Where PostgreSQL is copied to; the data directory unless tests share one copy. */
  readonly binariesDir?: string;
};

/**
 * Makes this process the owner of a data directory and its PostgreSQL server: makes the database on first
 * use, adopts a live server whose owner was killed, or starts one; and starts it again when
 * it dies. The caller must call `stop`, also on SIGINT and SIGTERM.
 *
 * @throws AlreadyRunning when another process owns it; nothing was changed then
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  await makeDataDirectory(dataDirectory(options.dataDir), process.getuid?.() === 0);
  const place = dataDirectory(await realpath(options.dataDir));
  const lock = tryLock(place.lock);
  if (!lock) throw new AlreadyRunning(`the data directory ${place.root}`);
  try {
    const adopted = await findAdoptable(place);
    const server: ServerOptions = {
      binaries: await prepareBinaries(place, options, adopted),
      user: await serverUser(place),
      throwaway: options.throwaway ?? false,
    };
    if (!adopted) {
      options.progress?.('Starting PostgreSQL');
      await makeCluster(place, server);
      await startServer(place, server);
      await proveAnswers(place);
    }
    const supervision = superviseServer(place, server, options.progress);
    const stop = async () => {
      await supervision.end();
      await stopServer(place.cluster);
      await rm(socketDirectory(place), { recursive: true, force: true });
      lock.release();
    };
    let stopped: Promise<void> | undefined;
    return {
      url: socketUrl(socketDirectory(place)),
      adopted,
      stop: () => {
        stopped ??= stop();
        return stopped;
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * The address of a server that runs in a data directory, whoever owns it; starts and changes nothing.
 *
 * @returns undefined when none runs
 */
export async function findRunning(dataDir: string): Promise<string | undefined> {
  const root = await realpath(dataDir).catch(() => undefined);
  if (root === undefined) return undefined;
  const place = dataDirectory(root);
  return (await hasOurSocket(place)) ? socketUrl(socketDirectory(place)) : undefined;
}

/** Whether a live server answers; one that was killed a moment ago may still be listed, and does not. */
async function findAdoptable(place: DataDirectory): Promise<boolean> {
  for (let attempt = 1; ; attempt++) {
    if (!(await hasOurSocket(place))) break;
    try {
      await proveAnswers(place);
      return true;
    } catch (error) {
      if (attempt === 5) throw error;
      await delay(100);
    }
  }
  // One of an earlier version listens on a port.
  await stopServer(place.cluster);
  return false;
}

async function hasOurSocket(place: DataDirectory): Promise<boolean> {
  return (await waitForServer(place.cluster))?.socketDirectory === socketDirectory(place);
}

async function prepareBinaries(
  place: DataDirectory,
  options: EmbeddedOptions,
  inUse: boolean,
): Promise<Binaries> {
  const parent = options.binariesDir ?? place.root;
  await mkdir(parent, { recursive: true });
  const binaries = await installBinaries(parent);
  if (!inUse && options.binariesDir === undefined) await removeOldBinaries(parent, binaries);
  return binaries;
}

async function proveAnswers(place: DataDirectory): Promise<void> {
  const connectionString = socketUrl(socketDirectory(place));
  const client = new DatabaseClient({ connectionString, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    await client.query('SELECT 1');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`PostgreSQL in ${place.root} runs but does not let us in (${reason}); see ${place.log}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}
