import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from '../../src/platform/db/connect.ts';
import { requestFor, send } from '../load.ts';
import type { LongestPage } from '../longest-pages.ts';
import { startMeasured } from '../measured-process.ts';
import { type Counts, type ProfiledPlace, startProfiled } from './profiled-server.ts';
import type { Spender, Times } from './where.ts';

/** One page: what its first rendering took in a new process, and what one took on average later. */
export interface ProfiledPage {
  readonly page: LongestPage;
  readonly cold: Counts;
  readonly warm: Counts;
}

export interface Profile {
  readonly pages: readonly ProfiledPage[];
  /** Of one page on average, in a new process and later. */
  readonly cold: Times;
  readonly warm: Times;
  /** What takes longest later, of one page on average. */
  readonly spenders: readonly Spender[];
  /** One request to the yardstick. */
  readonly yardstickMicroseconds: number;
}

const rounds = 8;
const warmUps = 4;
const yardstickRequests = 4_000;

/** Renders pages one after the other in a process that keeps none, first cold and then warm. */
export async function profilePages(place: ProfiledPlace, pages: readonly LongestPage[]): Promise<Profile> {
  const yardstickMicroseconds = await yardstick(place);
  const server = await startProfiled(place);
  try {
    let databaseCpu = () => 0;
    const each = async (times: number) => {
      const found: Counts[] = [];
      for (const { address } of pages) {
        const load = { port: server.port, request: requestFor(address), status: 200 };
        found.push(await server.counted(times, databaseCpu, () => send(load, times, 1)));
      }
      return found;
    };
    let coldCounts: Counts[] = [];
    const cold = await server.profiled(pages.length, async () => {
      coldCounts = await each(1);
    });
    await each(warmUps);
    databaseCpu = await databaseClock(place.databaseUrl);
    const warmCounts = await each(rounds);
    const warm = await server.profiled(rounds * pages.length, () => each(rounds));
    return {
      pages: pages.flatMap((page, at) => {
        const [cold, warm] = [coldCounts[at], warmCounts[at]];
        return cold && warm ? [{ page, cold, warm }] : [];
      }),
      cold: cold.times,
      warm: warm.times,
      spenders: warm.spenders.slice(0, 40),
      yardstickMicroseconds,
    };
  } finally {
    await server.stop();
  }
}

async function yardstick({ firstPort }: ProfiledPlace): Promise<number> {
  const server = await startMeasured(join(import.meta.dirname, '../ready-buffer.ts'), firstPort + 1, {
    args: [import.meta.filename],
  });
  try {
    const load = { port: server.port, request: requestFor('/'), status: 200 };
    await send(load, yardstickRequests, 8);
    const before = await server.usage();
    await send(load, yardstickRequests, 8);
    return ((await server.usage()).cpuMicroseconds - before.cpuMicroseconds) / yardstickRequests;
  } finally {
    await server.stop();
  }
}

/** A clock of the microseconds that the server processes behind the site's connections have run so far. */
async function databaseClock(databaseUrl: string): Promise<() => number> {
  const database = connect(databaseUrl, { max: 1 });
  try {
    const { rows } = await database.pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    const files = rows.map(({ pid }) => `/proc/${pid}/schedstat`).filter((file) => existsSync(file));
    const ranIn = (file: string) => Number(readFileSync(file, 'utf8').split(' ')[0]) / 1_000;
    return () => files.filter((file) => existsSync(file)).reduce((sum, file) => sum + ranIn(file), 0);
  } finally {
    await database.end();
  }
}
