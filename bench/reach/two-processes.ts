import { join } from 'node:path';
import { requestFor, send } from '../load.ts';
import { askAhead } from './ask-ahead.ts';
import { type Measurement, median, type Place } from './measurement.ts';
import { type Served, startServed } from './served-process.ts';

const address = '/';
/** Connections, each with so many requests under way: one process of them takes half, whatever the other does. */
const connections = 32;
const ahead = 8;
const seconds = 4;
const rounds = 3;
const least = 1.7;

/** Of one round. */
interface Throughput {
  readonly perSecond: number;
  /** Microseconds of the server's processes for one request, and of whoever asks. */
  readonly own: number;
  readonly asking: number;
}

/** What `npm start` answers with one process and with two, on the same machine. */
export const twoProcesses: Measurement = {
  word: 'processes',
  measure: async (place) => {
    const [one, two] = [await throughputOf(place, 1), await throughputOf(place, 2)];
    const measured = two.perSecond / one.perSecond;
    const apart = (2 * one.own) / two.own;
    const thousand = (value: number) => Math.round(value).toLocaleString('en-GB');
    return {
      lines: [
        {
          what: 'throughput with 2 processes against 1, on 2 cores, client apart',
          before: '–',
          reach: `≥ ${least} ×`,
          now: `${apart.toFixed(2)} × by processor time; ${measured.toFixed(2)} × with the client on the same two cores`,
          isReached: apart >= least,
        },
      ],
      notes: [
        `Two processes: \`npm start\` with \`SITE_PROCESSES\` 1 and 2, the front page from memory, ${connections} connections with ${ahead} requests ahead each. There is no second machine: the client ran on the same two cores and took ${one.asking.toFixed(0)} µs of them for a request beside one process (${thousand(one.perSecond)} a second, ${one.own.toFixed(0)} µs each), and ${two.asking.toFixed(0)} µs beside two (${thousand(two.perSecond)} a second, ${two.own.toFixed(0)} µs). What two cores would answer if they had the processes alone is calculated from processor time: twice what one does, less what a request costs more when both run. It leaves out what the network card of a real machine would cost.`,
      ],
    };
  },
};

async function throughputOf(place: Place, processes: number): Promise<Throughput> {
  const server = await startSites(place, processes);
  place.onEnd(server.stop);
  try {
    await send({ port: server.port, request: requestFor(address), status: 200 }, 4_000, connections);
    const found: Throughput[] = [];
    for (let round = 0; round < rounds; round += 1) found.push(await oneRound(server));
    return {
      perSecond: median(found.map(({ perSecond }) => perSecond)),
      own: median(found.map(({ own }) => own)),
      asking: median(found.map(({ asking }) => asking)),
    };
  } finally {
    await server.stop();
  }
}

async function oneRound(server: Served): Promise<Throughput> {
  const before = server.use().cpuMicroseconds;
  const { user, system } = process.cpuUsage();
  const start = performance.now();
  const answered = await askAhead({
    port: server.port,
    request: requestFor(address),
    connections,
    ahead,
    milliseconds: seconds * 1_000,
  });
  const elapsed = (performance.now() - start) / 1_000;
  const spent = process.cpuUsage();
  return {
    perSecond: answered / elapsed,
    own: (server.use().cpuMicroseconds - before) / answered,
    asking: (spent.user + spent.system - user - system) / answered,
  };
}

/** The very thing that a person starts, on a database that is there. */
function startSites(place: Place, processes: number): Promise<Served> {
  const port = place.firstPort + processes;
  return startServed({
    command: [process.execPath, join(place.checkout, 'scripts/run.mjs'), 'start'],
    directory: place.checkout,
    env: {
      ...process.env,
      DATABASE_URL: place.databases.once,
      HOST: '127.0.0.1',
      PORT: String(port),
      IDENTITY_PORT: String(place.firstPort + 9),
      SITE_PROCESSES: String(processes),
      DRAIN_SECONDS: '0',
      MAIL: 'off',
      LOG_LEVEL: 'error',
    },
    port,
    ready: 'Chancery is ready',
  });
}
