import { existsSync, readFileSync } from 'node:fs';
import type { Profiler } from 'node:inspector';
import type { SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { connect } from '../../src/platform/db/connect.ts';
import { requestFor, send } from '../load.ts';
import type { LongestPage } from '../longest-pages.ts';
import { type MeasuredNode, startMeasured } from '../measured-process.ts';
import { type Spender, spentIn, type Times } from './where.ts';

/** What a server has done since its start; `report-profile.mjs` counts it. */
export interface Counts {
  readonly roundTrips: number;
  readonly statements: number;
  readonly rows: number;
  readonly resultBytes: number;
  /** Of the event loop's own time: what it takes to write to PostgreSQL, and to readers. */
  readonly askingMicroseconds: number;
  readonly answeringMicroseconds: number;
  readonly collections: number;
  readonly collectionMicroseconds: number;
  /** Of all threads, and of the one that runs the event loop. */
  readonly cpuMicroseconds: number;
  readonly loopMicroseconds: number;
  /** Of PostgreSQL's own processes; 0 where the machine does not tell. */
  readonly databaseMicroseconds: number;
}

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

interface Place {
  /** The server's entry file. */
  readonly main: string;
  readonly databaseUrl: string;
  readonly firstPort: number;
  readonly flags: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

const rounds = 8;
const warmUps = 4;
const yardstickRequests = 4_000;

/** Renders pages one after the other in a process that keeps none, first cold and then warm. */
export async function profilePages(place: Place, pages: readonly LongestPage[]): Promise<Profile> {
  const yardstickMicroseconds = await yardstick(place);
  const server = await startMeasured(place.main, place.firstPort, {
    flags: [...place.flags, '--import', join(import.meta.dirname, 'report-profile.mjs')],
    env: place.env,
  });
  try {
    let databaseCpu = () => 0;
    const each = async (times: number) => {
      const found: Counts[] = [];
      for (const { address } of pages) found.push(await counted(server, databaseCpu, address, times));
      return found;
    };
    const profiled = async <T>(work: () => Promise<T>): Promise<[T, Profiler.Profile]> => {
      await server.ask('beginProfile');
      const done = await work();
      return [done, (await server.ask('endProfile')) as Profiler.Profile];
    };
    const [coldCounts, coldProfile] = await profiled(() => each(1));
    await each(warmUps);
    databaseCpu = await databaseClock(place.databaseUrl);
    const warmCounts = await each(rounds);
    const [, warmProfile] = await profiled(() => each(rounds));
    const warm = perPage(warmProfile, rounds * pages.length);
    return {
      pages: pages.flatMap((page, at) => {
        const [cold, warm] = [coldCounts[at], warmCounts[at]];
        return cold && warm ? [{ page, cold, warm }] : [];
      }),
      cold: perPage(coldProfile, pages.length).times,
      warm: warm.times,
      spenders: warm.spenders.slice(0, 40),
      yardstickMicroseconds,
    };
  } finally {
    await server.stop();
  }
}

/** What one request for an address takes: the average of some in a row. */
async function counted(
  server: MeasuredNode,
  databaseCpu: () => number,
  address: string,
  times: number,
): Promise<Counts> {
  const look = async () => {
    const counts = (await server.ask('counts')) as Omit<Counts, 'databaseMicroseconds'>;
    return { ...counts, databaseMicroseconds: databaseCpu() };
  };
  const before = await look();
  await send({ port: server.port, request: requestFor(address), status: 200 }, times, 1);
  const after = await look();
  const names = Object.keys(before) as (keyof Counts)[];
  return Object.fromEntries(names.map((name) => [name, (after[name] - before[name]) / times])) as never;
}

async function yardstick({ firstPort }: Place): Promise<number> {
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

function perPage(profile: Profiler.Profile, pages: number) {
  const { times, spenders } = spentIn(profile, readMap);
  return {
    times: new Map([...times].map(([place, time]) => [place, time / pages])),
    spenders: spenders.map((one) => ({ ...one, microseconds: one.microseconds / pages })),
  };
}

/** Of what was built here: packages are told apart by their own files. */
function readMap(url: string): SourceMapPayload | null {
  if (url.includes('/node_modules/')) return null;
  const file = `${fileURLToPath(url)}.map`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload) : null;
}
