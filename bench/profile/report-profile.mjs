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
  askingMicroseconds: 0,
  answeringMicroseconds: 0,
  connections: 0,
  collections: 0,
  collectionMicroseconds: 0,
};

/** Types of messages of PostgreSQL's protocol, by their first byte. */
const [execute, query, sync, dataRow] = ['E', 'Q', 'S', 'D'].map((letter) => letter.charCodeAt(0));

// The driver is built into the server, so it is listened to where it speaks: a site connects to its database alone.
const { connect } = Socket.prototype;
const toDatabase = new WeakSet();
Socket.prototype.connect = function (...place) {
  // Gives the socket its own way of writing back.
  const connecting = Reflect.apply(connect, this, place);
  counts.connections += 1;
  toDatabase.add(this);
  const { write, emit } = this;
  const said = messages(noteQuestion);
  const heard = messages(noteAnswer);
  this.write = function (chunk, ...rest) {
    // What begins a connection has no type.
    if (chunk[0] !== 0) said(chunk);
    return Reflect.apply(write, this, [chunk, ...rest]);
  };
  this.emit = function (event, ...told) {
    if (event === 'data') heard(told[0]);
    return Reflect.apply(emit, this, [event, ...told]);
  };
  return connecting;
};

// V8's profile counts what others do with the processor meanwhile: whoever is written to wakes up.
for (const name of ['_write', '_writev']) {
  const send = Socket.prototype[name];
  Socket.prototype[name] = function (...pieces) {
    const before = process.threadCpuUsage();
    const sent = Reflect.apply(send, this, pieces);
    const { user, system } = process.threadCpuUsage(before);
    counts[toDatabase.has(this) ? 'askingMicroseconds' : 'answeringMicroseconds'] += user + system;
    return sent;
  };
}

function noteQuestion(type) {
  if (type === execute || type === query) counts.statements += 1;
  if (type === sync || type === query) counts.roundTrips += 1;
}

function noteAnswer(type, length) {
  if (type !== dataRow) return;
  counts.rows += 1;
  counts.resultBytes += length;
}

/** Calls `note` with the type and the length of each message in a stream of bytes, wherever its pieces end. */
function messages(note) {
  let open = Buffer.alloc(0);
  let left = 0;
  return (piece) => {
    let bytes = open.length === 0 ? piece : Buffer.concat([open, piece]);
    for (;;) {
      const passed = Math.min(left, bytes.length);
      left -= passed;
      bytes = bytes.subarray(passed);
      if (bytes.length < 5) break;
      left = bytes.readUInt32BE(1) + 1;
      note(bytes[0], left);
    }
    open = bytes;
  };
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
