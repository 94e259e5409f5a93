import { readdirSync, readFileSync } from 'node:fs';
import { connect } from '../src/platform/db/connect.ts';

/** What processes have used so far, those that they started with them. */
export interface Use {
  readonly cpuMicroseconds: number;
  /** The part of that which processes that it has started have worked. */
  readonly startedMicroseconds: number;
  readonly residentBytes: number;
}

/**
 * Of a process and all below it, as the scheduler counts it. Of those below it is resident what they have for
 * themselves: a program's file, which they have mapped as well, is in memory once.
 *
 * @throws Error where there is no `/proc`
 */
export function useOf(pid: number): Use {
  const started = descendantsOf(pid);
  const startedMicroseconds = sum(started.map(ranMicroseconds));
  return {
    cpuMicroseconds: ranMicroseconds(pid) + startedMicroseconds,
    startedMicroseconds,
    residentBytes: bytesOf(pid, 'VmRSS') + sum(started.map((one) => bytesOf(one, 'RssAnon'))),
  };
}

/** What the threads of a process have run so far, in microseconds, by what they do; those that have ended are not counted. */
export interface ThreadTimes {
  readonly loop: number;
  /** V8's own, which collect and compile. */
  readonly engine: number;
  /** Node's, for files, compression and names. */
  readonly pool: number;
  readonly others: number;
}

/** @throws Error where there is no `/proc` */
export function threadTimesOf(pid: number): ThreadTimes {
  const times = { loop: 0, engine: 0, pool: 0, others: 0 };
  for (const id of tasksOf(pid)) {
    const task = `/proc/${pid}/task/${id}`;
    const name = readOrEmpty(`${task}/comm`);
    const kind =
      Number(id) === pid ? 'loop' : (threadKinds.find(([named]) => named.test(name))?.[1] ?? 'others');
    times[kind] += Number(readOrEmpty(`${task}/schedstat`).split(' ')[0]) / 1_000;
  }
  return times;
}

const threadKinds = [
  [/^V8Worker/, 'engine'],
  [/^libuv-worker/, 'pool'],
] as const;

function bytesOf(pid: number, kind: 'VmRSS' | 'RssAnon'): number {
  return Number(new RegExp(`^${kind}:\\s*(\\d+) kB`, 'm').exec(status(pid))?.[1] ?? 0) * 1_024;
}

/**
 * Reads what the whole PostgreSQL server of a database has worked so far, in microseconds: every connection, also those
 * that have ended, and whatever it does beside them.
 */
export async function postgresClock(databaseUrl: string): Promise<() => number> {
  const server = await serverOf(databaseUrl);
  if (server === undefined) throw new Error('The processes of PostgreSQL cannot be seen from here.');
  return () => sum(childrenOf(server).map(ranMicroseconds)) + endedMicroseconds(server);
}

/** The process that has started those of the connections. */
async function serverOf(databaseUrl: string): Promise<number | undefined> {
  const database = connect(databaseUrl, { max: 1 });
  const connection = await database.pool.connect();
  try {
    const { rows } = await connection.query<{ pid: number }>('select pg_backend_pid() as pid');
    // While it is there: with the connection its process ends.
    return parentOf(rows[0]?.pid ?? 0);
  } finally {
    connection.release();
    await database.end();
  }
}

/** Processes that a process has started and that still run. */
export function childrenOf(pid: number): number[] {
  const threads = tasksOf(pid).map((id) => readOrEmpty(`/proc/${pid}/task/${id}/children`));
  return threads.flatMap((children) => children.split(' ').filter(Boolean).map(Number));
}

function descendantsOf(pid: number): number[] {
  return childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child)]);
}

function parentOf(pid: number): number | undefined {
  const parent = /^PPid:\s*(\d+)/m.exec(status(pid))?.[1];
  return parent === undefined ? undefined : Number(parent);
}

/** All threads that still run; to the nanosecond, unlike `/proc/…/stat`. */
function ranMicroseconds(pid: number): number {
  const threads = tasksOf(pid).map((id) => readOrEmpty(`/proc/${pid}/task/${id}/schedstat`));
  return sum(threads.map((ran) => Number(ran.split(' ')[0]) / 1_000));
}

/** Of its children that have ended; to ten milliseconds. */
function endedMicroseconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  const [user, system] = [Number(fields[13]), Number(fields[14])];
  return (user + system) * 10_000;
}

/** Threads; none where the process has ended. */
function tasksOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

function status(pid: number): string {
  return readOrEmpty(`/proc/${pid}/status`);
}

/** Empty where the process has ended. */
function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, one) => total + one, 0);
}
