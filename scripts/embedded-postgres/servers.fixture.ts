import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { spawnOwner } from './owner-process.ts';
import { findServerProcess } from './pid-file.ts';
import { startEmbedded } from './start.ts';

/** For a test file: servers on one data directory, each stopped after its test; all is gone after the last. */
export function embeddedServers() {
  const places = { directory: '', dataDir: '', binariesDir: '' };
  const stops: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    const directory = await mkdtemp(join(tmpdir(), 'chancery-test-'));
    await chmod(directory, 0o755);
    Object.assign(places, {
      directory,
      dataDir: join(directory, 'data'),
      binariesDir: join(directory, 'postgresql'),
    });
  });
  afterEach(async () => {
    for (let stop = stops.pop(); stop; stop = stops.pop()) await stop();
  });
  afterAll(() => rm(places.directory, { recursive: true }));

  return {
    /** Known once a test runs. */
    places,
    start: async (options: { readonly dataDir?: string; progress?(line: string): void } = {}) => {
      const server = await startEmbedded({ ...places, ...options });
      stops.push(server.stop);
      return server;
    },
    /** A process of its own that owns the data directory. */
    owner: async () => {
      const process = await spawnOwner(places.dataDir, places.binariesDir);
      stops.push(() => process.end('SIGKILL'));
      return process;
    },
    serverPid: async () => (await findServerProcess(join(places.dataDir, 'cluster')))?.pid,
  };
}

/** All values of a query's rows, one after the other. */
export async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  // A connection that is cut off while it closes is no news here.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

/** The directory of the socket that an address names. */
export function socketOf(url: string): string {
  return decodeURIComponent(new URL(url).hostname);
}
