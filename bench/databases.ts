import { resolve } from 'node:path';
import { seedIfEmpty } from '../src/content/seed/seed.ts';
import { connect } from '../src/db/connect.ts';
import { createDatabase } from '../src/db/embedded/databases.ts';
import { startThrowaway } from '../src/db/embedded/throwaway.ts';
import { migrate } from '../src/db/migrate.ts';
import { tenTimes } from './ten-times.ts';

export interface BenchDatabases {
  /** The demonstration content. */
  readonly once: string;
  /** A copy with ten times as many records. */
  readonly tenfold: string;
  /** Live records in each. */
  readonly records: readonly [number, number];
  stop(): Promise<void>;
}

/** Both databases on a throwaway server; what the checkout's own database holds plays no part. */
export async function startDatabases(): Promise<BenchDatabases> {
  const server = await startThrowaway();
  try {
    const once = await createDatabase(server.url, 'bench_once');
    await migrate(once);
    await seedIfEmpty(once, resolve('seed'));
    const tenfold = await createDatabase(server.url, 'bench_tenfold', 'bench_once');
    await tenTimes(tenfold);
    return {
      once,
      tenfold,
      records: [await liveRecords(once), await liveRecords(tenfold)],
      stop: server.stop,
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function liveRecords(url: string): Promise<number> {
  return Number(await firstValue(url, 'select count(*) from live'));
}

/** The first column of a query's first row. */
export async function firstValue(url: string, query: string): Promise<unknown> {
  const database = connect(url, { max: 1 });
  try {
    const { rows } = await database.pool.query<unknown[]>({ text: query, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await database.end();
  }
}
