/**
 * Loaded before a profiled server: over IPC it begins and ends a V8 profile, and counts what is asked of PostgreSQL and
 * what collecting garbage takes. Plain JavaScript, as `report-usage.mjs` is.
 */
import { Session } from 'node:inspector/promises';
import { PerformanceObserver } from 'node:perf_hooks';
import pg from 'pg';

const counts = {
  roundTrips: 0,
  statements: 0,
  rows: 0,
  resultBytes: 0,
  collections: 0,
  collectionMicroseconds: 0,
};

const { Connection } = pg;
const { emit, execute, query, sync } = Connection.prototype;
Object.assign(Connection.prototype, {
  emit(event, ...said) {
    if (event === 'dataRow') {
      counts.rows += 1;
      counts.resultBytes += said[0].length;
    }
    return Reflect.apply(emit, this, [event, ...said]);
  },
  execute(...given) {
    counts.statements += 1;
    return Reflect.apply(execute, this, given);
  },
  query(...given) {
    counts.statements += 1;
    counts.roundTrips += 1;
    return Reflect.apply(query, this, given);
  },
  sync(...given) {
    counts.roundTrips += 1;
    return Reflect.apply(sync, this, given);
  },
});

const collections = new PerformanceObserver((list) => noteCollections(list.getEntries()));
collections.observe({ entryTypes: ['gc'] });

function noteCollections(entries) {
  for (const { duration } of entries) {
    counts.collections += 1;
    counts.collectionMicroseconds += duration * 1_000;
  }
}

const session = new Session();
session.connect();

/** Messages and what they are answered with. */
const answers = {
  counts: () => {
    noteCollections(collections.takeRecords());
    const { user, system } = process.cpuUsage();
    const thread = process.threadCpuUsage();
    return { ...counts, cpuMicroseconds: user + system, loopMicroseconds: thread.user + thread.system };
  },
  beginProfile: async () => {
    await session.post('Profiler.enable');
    await session.post('Profiler.setSamplingInterval', { interval: 100 });
    await session.post('Profiler.start');
    return true;
  },
  endProfile: async () => (await session.post('Profiler.stop')).profile,
};

process.on('message', async (key) => {
  if (Object.hasOwn(answers, key)) process.send?.({ [key]: await answers[key]() });
});
