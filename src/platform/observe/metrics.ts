import type { FastifyBaseLogger } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PageCache } from '../cache/page-cache.ts';
import type { Database } from '../db/connect.ts';
import { inTime } from '../db/in-time.ts';
import { processName } from '../db/this-process.ts';
import { measureReplicas } from './measure-replicas.ts';
import { listenFor } from './measured-events.ts';
import { readVersion } from './version.ts';

/** Something that waits in the database, counted when somebody reads the measures. */
export interface Waiting {
  readonly name: string;
  readonly help: string;
  readonly label: string;
  readonly count: () => Promise<readonly { readonly of: string; readonly count: number }[]>;
}

/** The parts of a process whose state is read when somebody asks. */
export interface Measured {
  readonly database: Pick<Database, 'pool'> & Partial<Pick<Database, 'replicas'>>;
  /** Where they are served; undefined: nowhere, and nothing is measured. */
  readonly port: number | undefined;
  readonly caches?: Readonly<Record<string, PageCache>>;
  /** Where pages are stored for all processes; null: they are not. */
  readonly store?: { readonly counts: StoreCounts } | null;
  /** What became of pages that were to be made in advance, and how often that waited for readers; null: none are. */
  readonly warming?: { counts(): Readonly<Record<string, number>> } | null;
  readonly waiting: Waiting;
}

/** How often each outcome has come since the start. */
interface StoreCounts {
  readonly reads: Readonly<Record<string, number>>;
  readonly writes: Readonly<Record<string, number>>;
}

/** A database that does not answer within so many milliseconds is not waited for: the other measures are wanted now. */
const patience = 1_000;
/** Seconds: a page from the cache, one that is rendered, one that waits for its turn. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const methods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS']);

/** All that a process measures of itself, as a registry to be read; `stop` stops listening to what happens. */
export async function measure(
  measured: Measured,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<{ readonly registry: Registry; stop(): void }> {
  const registry = new Registry();
  const { version, build } = await readVersion();
  const about = { version, build, process: processName };
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'chancery_build_info',
    help: 'What runs here; always 1',
    labelNames: Object.keys(about),
    registers,
  }).set(about, 1);
  measurePool(measured.database.pool, registers);
  if (measured.database.replicas) measureReplicas(measured.database.replicas, registers);
  measureCaches(measured.caches ?? {}, registers);
  if (measured.store) measureStore(measured.store, registers);
  if (measured.warming) measureWarming(measured.warming, registers);
  measureWaiting(measured.waiting, registers, log);
  const stops = [countRequests(registers), countTakeDowns(registers), countOthers(registers)].flat();
  return {
    registry,
    stop: () => {
      for (const stop of stops) stop();
      registry.clear();
    },
  };
}

type Registers = Registry[];

function countRequests(registers: Registers): (() => void)[] {
  const requests = new Counter({
    name: 'chancery_http_requests_total',
    help: 'Requests, by the kind of address, method and class of status; “aborted” where the client left first',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'chancery_http_request_seconds',
    help: 'Time from a request’s headers to the end of its answer',
    labelNames: ['route'],
    buckets,
    registers,
  });
  const unavailable = new Counter({
    name: 'chancery_unavailable_total',
    help: 'Requests that were answered with 503, or in part, by what was away',
    labelNames: ['reason'],
    registers,
  });
  return [
    listenFor('request', ({ route, method, status, seconds: took, outage }) => {
      const of = { route, method: methods.has(method) ? method : 'other', status: classOf(status) };
      requests.inc(of);
      seconds.observe({ route }, took);
      if (outage !== null || status === 503) unavailable.inc({ reason: reasonOf(outage) });
    }),
  ];
}

function classOf(status: number | null): string {
  return status === null ? 'aborted' : `${Math.floor(status / 100)}xx`;
}

/** Without the addresses that the log names. */
function reasonOf(outage: string | null): string {
  if (outage === null) return 'not ready';
  return outage.replace(/^no answer from .*/, 'no answer').replace(/ \(.*\)$/, '');
}

function countTakeDowns(registers: Registers): (() => void)[] {
  const takeDowns = new Counter({
    name: 'chancery_take_downs_total',
    help: 'Take-downs that were asked for, and those that every process or not every process has confirmed in time',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of ['asked', 'confirmed', 'unconfirmed']) takeDowns.inc({ outcome }, 0);
  const seconds = new Histogram({
    name: 'chancery_take_down_seconds',
    help: 'Time from the commit of a take-down until it was confirmed or given up',
    buckets,
    registers,
  });
  const unconfirmed = new Counter({
    name: 'chancery_take_down_unconfirmed_processes_total',
    help: 'Processes that a take-down has named as not confirming it',
    registers,
  });
  return [
    listenFor('takeDown', (event) => {
      if (event.stage === 'asked') return takeDowns.inc({ outcome: 'asked' });
      takeDowns.inc({ outcome: event.unconfirmed === 0 ? 'confirmed' : 'unconfirmed' });
      seconds.observe(event.seconds);
      unconfirmed.inc(event.unconfirmed);
    }),
  ];
}

function countOthers(registers: Registers): (() => void)[] {
  const refusals = new Counter({
    name: 'chancery_graphql_refusals_total',
    help: 'GraphQL operations and requests that were refused, by the code of the answer',
    labelNames: ['code'],
    registers,
  });
  const mails = new Counter({
    name: 'chancery_mails_total',
    help: 'Mails that were sent, and tries that failed',
    labelNames: ['outcome'],
    registers,
  });
  const jobs = new Counter({
    name: 'chancery_jobs_total',
    help: 'Jobs that this process has done, and tries that failed',
    labelNames: ['queue', 'outcome'],
    registers,
  });
  const purges = new Counter({
    name: 'chancery_front_cache_purges_total',
    help: 'Times that this process has told the cache in front to forget pages, and tries that failed',
    labelNames: ['outcome'],
    registers,
  });
  return [
    listenFor('purge', ({ isDone }) => purges.inc({ outcome: isDone ? 'done' : 'failed' })),
    listenFor('graphqlRefusal', ({ code }) => refusals.inc({ code })),
    listenFor('mail', ({ isSent }) => mails.inc({ outcome: isSent ? 'sent' : 'failed' })),
    listenFor('job', ({ queue, isDone }) => jobs.inc({ queue, outcome: isDone ? 'done' : 'failed' })),
  ];
}

function measurePool(pool: Database['pool'], registers: Registers): void {
  new Gauge({
    name: 'chancery_database_connections',
    help: 'Connections of the pool',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'in use' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
    },
  });
  new Gauge({
    name: 'chancery_database_waiting',
    help: 'Who waits for a connection of the pool',
    registers,
    collect() {
      this.set(pool.waitingCount);
    },
  });
}

function measureCaches(caches: Readonly<Record<string, PageCache>>, registers: Registers): void {
  const read = {
    chancery_cache_bytes: ['Bytes that are kept', (cache: PageCache) => cache.bytes],
    chancery_cache_entries: ['Answers that are kept', (cache: PageCache) => cache.size],
  } as const;
  const counted = {
    chancery_cache_hits_total: ['Requests answered by what was kept', 'hits'],
    chancery_cache_misses_total: ['Requests that had to wait for what was not', 'misses'],
    chancery_cache_evictions_total: ['What had to go for others', 'evictions'],
  } as const;
  const labelNames = ['cache'];
  const named = Object.entries(caches);
  for (const [name, [help, sizeIn]] of Object.entries(read)) {
    const collect = function (this: Gauge) {
      for (const [cache, held] of named) this.set({ cache }, sizeIn(held));
    };
    new Gauge({ name, help, labelNames, registers, collect });
  }
  for (const [name, [help, key]] of Object.entries(counted)) {
    // The cache counts by itself: what it says takes the place of what it said.
    const collect = function (this: Counter) {
      this.reset();
      for (const [cache, held] of named) this.inc({ cache }, held.counts[key]);
    };
    new Counter({ name, help, labelNames, registers, collect });
  }
}

function measureStore(store: { readonly counts: StoreCounts }, registers: Registers): void {
  const counted = {
    chancery_page_store_reads_total: [
      'Pages looked up in the store of all processes, by what came of it',
      'reads',
    ],
    chancery_page_store_writes_total: ['Pages rendered here for that store, by what came of it', 'writes'],
  } as const;
  for (const [name, [help, key]] of Object.entries(counted)) {
    const collect = function (this: Counter) {
      this.reset();
      for (const [outcome, count] of Object.entries(store.counts[key])) this.inc({ outcome }, count);
    };
    new Counter({ name, help, labelNames: ['outcome'], registers, collect });
  }
}

function measureWarming({ counts }: NonNullable<Measured['warming']>, registers: Registers): void {
  new Counter({
    name: 'chancery_pages_warmed_total',
    help: 'Pages that were to be made or compressed in advance, by what came of it; “yielded”: rests as readers were there',
    labelNames: ['outcome'],
    registers,
    collect() {
      this.reset();
      for (const [outcome, count] of Object.entries(counts())) this.inc({ outcome }, count);
    },
  });
}

function measureWaiting(
  { name, help, label, count }: Waiting,
  registers: Registers,
  log: Pick<FastifyBaseLogger, 'warn'>,
): void {
  const gauge = new Gauge({ name, help, labelNames: [label], registers, collect: () => read() });
  let isSpokenOf = false;
  const read = async () => {
    gauge.reset();
    try {
      for (const { of, count: waiting } of await inTime(
        count(),
        patience,
        'The database did not answer in time.',
      ))
        gauge.set({ [label]: of }, waiting);
      isSpokenOf = false;
    } catch (error) {
      // Once, however often it is read until it can be counted again.
      if (!isSpokenOf) log.warn({ err: error }, `${name} could not be counted`);
      isSpokenOf = true;
    }
  };
}
