import { resolve } from 'node:path';
import { createDatabase } from '../scripts/embedded-postgres/databases.ts';
import { startThrowaway } from '../scripts/embedded-postgres/throwaway.ts';
import { seedIfEmpty } from '../scripts/seed/seed.ts';
import { connect } from '../src/platform/db/connect.ts';
import { migrate } from '../src/platform/db/migrate.ts';
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

/** The demonstration content on a throwaway server; what the checkout's own database holds plays no part. */
export async function startDatabase(): Promise<Pick<BenchDatabases, 'once' | 'stop'>> {
  const server = await startThrowaway();
  try {
    const once = await createDatabase(server.url, 'bench_once');
    await migrate(once);
    await seedIfEmpty(once, resolve('seed'));
    return { once, stop: server.stop };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Both databases on one such server. */
export async function startDatabases(): Promise<BenchDatabases> {
  const { once, stop } = await startDatabase();
  try {
    const tenfold = await createDatabase(once, 'bench_tenfold', 'bench_once');
    await tenTimes(tenfold);
    return {
      once,
      tenfold,
      records: [await liveRecords(once), await liveRecords(tenfold)],
      stop,
    };
  } catch (error) {
    await stop();
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
