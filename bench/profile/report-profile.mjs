/**
 * Loaded before a profiled server: over IPC it begins and ends a V8 profile, and counts what is asked of PostgreSQL and
 * what collecting garbage takes. Plain JavaScript, as `report-usage.mjs` is.
 */
import { Session } from 'node:inspector/promises';
import { Socket } from 'node:net';
import { PerformanceObserver } from 'node:perf_hooks';

const counts = {
  roundTrips: 0,
  statements: 0,
  rows: 0,
  resultBytes: 0,
  collections: 0,
  collectionMicroseconds: 0,
};

/**
 * What goes over connections to PostgreSQL, by the messages themselves, since a built server has its own copy of the
 * driver: a type of one byte and a length of four. A socket is one of these when it begins with a start-up message of
 * version 3.
 */
const { write, push } = Socket.prototype;
const received = new WeakMap();
const startUp = 196_608;

Socket.prototype.write = function (...given) {
  const [sent] = given;
  if (Buffer.isBuffer(sent)) {
    if (received.has(this)) countSent(sent);
    else if (sent.length > 8 && sent.readInt32BE(4) === startUp) received.set(this, Buffer.alloc(0));
  }
  return Reflect.apply(write, this, given);
};
Socket.prototype.push = function (...given) {
  const [chunk] = given;
  const before = received.get(this);
  if (before && chunk) received.set(this, countReceived(Buffer.concat([before, chunk])));
  return Reflect.apply(push, this, given);
};

/** The driver writes whole messages. */
function countSent(bytes) {
  for (const { type } of messagesIn(bytes)) {
    if (type === 'E' || type === 'Q') counts.statements += 1;
    if (type === 'S' || type === 'Q') counts.roundTrips += 1;
  }
}

/** Returns the beginning of a message that has not come whole. */
function countReceived(bytes) {
  let read = 0;
  for (const { type, length } of messagesIn(bytes)) {
    read += length;
    if (type !== 'D') continue;
    counts.rows += 1;
    counts.resultBytes += length;
  }
  return bytes.subarray(read);
}

function* messagesIn(bytes) {
  for (let at = 0; at + 5 <= bytes.length; ) {
    const length = 1 + bytes.readInt32BE(at + 1);
    if (at + length > bytes.length) return;
    yield { type: String.fromCharCode(bytes[at]), length };
    at += length;
  }
}

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
