import { existsSync, readFileSync } from 'node:fs';
import type { Profiler } from 'node:inspector';
import type { SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startMeasured } from '../measured-process.ts';
import { childrenOf, threadTimesOf, useOf } from '../processor-time.ts';
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
  /** Connections begun, whatever for. */
  readonly connections: number;
  readonly collections: number;
  readonly collectionMicroseconds: number;
  /** Of all threads, and of the one that runs the event loop. */
  readonly cpuMicroseconds: number;
  readonly loopMicroseconds: number;
  /** Of V8's threads beside it, and of Node's; of processes that it has started. */
  readonly engineMicroseconds: number;
  readonly poolMicroseconds: number;
  readonly startedMicroseconds: number;
  /** Of PostgreSQL's own processes; 0 where the machine does not tell. */
  readonly databaseMicroseconds: number;
}

/** Where a server's time went, for one request on average. */
export interface Spent {
  readonly times: Times;
  /** What takes longest, the longest first. */
  readonly spenders: readonly Spender[];
}

export interface ProfiledPlace {
  /** The server's entry file. */
  readonly main: string;
  readonly databaseUrl: string;
  readonly firstPort: number;
  readonly flags: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** A server that counts what it does. */
export interface ProfiledServer {
  readonly port: number;
  /** Whether a process that it has started still runs. */
  hasStarted(): boolean;
  /**
   * What one of so many requests takes, which `work` sends.
   *
   * @param databaseCpu reads what PostgreSQL has worked, in microseconds
   */
  counted(requests: number, databaseCpu: () => number, work: () => Promise<unknown>): Promise<Counts>;
  /** Where V8 says that one of so many requests spends its time. */
  profiled(requests: number, work: () => Promise<unknown>): Promise<Spent>;
  stop(): Promise<void>;
}

type Reported = Omit<
  Counts,
  'databaseMicroseconds' | 'engineMicroseconds' | 'poolMicroseconds' | 'startedMicroseconds'
>;

export async function startProfiled(place: ProfiledPlace): Promise<ProfiledServer> {
  const server = await startMeasured(place.main, place.firstPort, {
    flags: [...place.flags, '--import', join(import.meta.dirname, 'report-profile.mjs')],
    env: place.env,
  });
  const look = async (databaseCpu: () => number): Promise<Counts> => {
    const counts = (await server.ask('counts')) as Reported;
    const { engine, pool } = threadTimesOf(server.pid);
    return {
      ...counts,
      databaseMicroseconds: databaseCpu(),
      engineMicroseconds: engine,
      poolMicroseconds: pool,
      startedMicroseconds: useOf(server.pid).startedMicroseconds,
    };
  };
  return {
    port: server.port,
    stop: server.stop,
    hasStarted: () => childrenOf(server.pid).length > 0,
    counted: async (requests, databaseCpu, work) => {
      const before = await look(databaseCpu);
      await work();
      const after = await look(databaseCpu);
      const names = Object.keys(before) as (keyof Counts)[];
      const each = names.map((name) => [name, Math.max(0, after[name] - before[name]) / requests]);
      return Object.fromEntries(each) as Counts;
    },
    profiled: async (requests, work) => {
      await server.ask('beginProfile');
      await work();
      const { times, spenders } = spentIn((await server.ask('endProfile')) as Profiler.Profile, readMap);
      return {
        times: new Map([...times].map(([place, time]) => [place, time / requests])),
        spenders: spenders.map((one) => ({ ...one, microseconds: one.microseconds / requests })),
      };
    },
  };
}

/** Of what was built here: packages are told apart by their own files. */
function readMap(url: string): SourceMapPayload | null {
  if (url.includes('/node_modules/')) return null;
  const file = `${fileURLToPath(url)}.map`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload) : null;
}
