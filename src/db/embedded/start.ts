import { mkdir, readFile, realpath } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { type Binaries, installBinaries, removeOldBinaries } from './binaries.ts';
import { type DataDirectory, dataDirectory, makeDataDirectory } from './data-directory.ts';
import { makeCluster, ROLE } from './make-cluster.ts';
import { AlreadyRunning, tryLock } from './owner-lock.ts';
import type { PidFile } from './pid-file.ts';
import { type ServerOptions, startServer, stopServer, waitForServer } from './server-process.ts';
import { serverUser } from './server-user.ts';
import { superviseServer } from './supervise.ts';

export type EmbeddedServer = {
  /** Address of the site's database, with its password. */
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
 * use, adopts a live server whose owner was killed, or starts one; and starts it again on the same port when
 * it dies. The caller must call `stop`, also on SIGINT and SIGTERM.
 *
 * @throws AlreadyRunning when another process owns it; nothing was changed then
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const user = await serverUser();
  await makeDataDirectory(dataDirectory(options.dataDir), user !== undefined);
  const place = dataDirectory(await realpath(options.dataDir));
  const lock = tryLock(place.lock);
  if (!lock) throw new AlreadyRunning(`the data directory ${place.root}`);
  try {
    const live = await findAdoptable(place);
    const binaries = await prepareBinaries(place, options, live !== undefined);
    const server: ServerOptions = { binaries, user, throwaway: options.throwaway ?? false };
    if (!live) {
      options.progress?.('Starting PostgreSQL');
      await makeCluster(place, server);
    }
    const process = live ?? (await startServer(place, server));
    const url = await serverUrl(place, process);
    if (!live) await proveAnswers(url, place);
    const supervision = superviseServer(place, server, process.port, options.progress);
    const stop = async () => {
      await supervision.end();
      await stopServer(place.cluster);
      lock.release();
    };
    let stopped: Promise<void> | undefined;
    return {
      url,
      adopted: live !== undefined,
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
  const live = await waitForServer(place.cluster);
  return live && serverUrl(place, live);
}

/** A live server that answers; one that was killed a moment ago may still be listed, and does not. */
async function findAdoptable(place: DataDirectory): Promise<PidFile | undefined> {
  for (let attempt = 1; ; attempt++) {
    const live = await waitForServer(place.cluster);
    if (!live) return undefined;
    try {
      await proveAnswers(await serverUrl(place, live), place);
      return live;
    } catch (error) {
      if (attempt === 5) throw error;
      await delay(100);
    }
  }
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

async function serverUrl(place: DataDirectory, server: PidFile): Promise<string> {
  const password = await readFile(place.password, 'utf8');
  return `postgres://${ROLE}:${password}@127.0.0.1:${server.port}/${ROLE}`;
}

/** The password proves it both ways: a server that is not ours could not answer SCRAM. */
async function proveAnswers(url: string, place: DataDirectory): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
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
