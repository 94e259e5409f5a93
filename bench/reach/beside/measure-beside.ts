import { requestFor, sendTimed } from '../../load.ts';
import { type PageWeight, weigh } from '../../page-bytes.ts';
import type { Use } from '../../processor-time.ts';
import { median, quantile } from '../measurement.ts';
import { type Served, startServed } from '../served-process.ts';
import type { Contestant } from './contestants.ts';

/** What one of those beside each other came to. */
export interface Standing {
  readonly name: string;
  readonly keeps: boolean;
  /** Microseconds for one request: of all its processes, and of PostgreSQL. */
  readonly own: number;
  readonly postgres: number;
  /** The part of `own` that processes which it has started have worked meanwhile. */
  readonly started: number;
  /** Milliseconds of an answer, one at a time, later: the median, and 99 of 100. */
  readonly usual: number;
  readonly late: number;
  /** Milliseconds of the first answer of a new process. */
  readonly first: number;
  /** Requests a second, eight at once. */
  readonly perSecond: number;
  readonly weight: PageWeight;
  /** Bytes of all its processes after that. */
  readonly resident: number;
}

/** Processes that are started before the one that stays; of the first nothing is counted. */
const starts = 4;
const oneByOne = 300;
const rounds = 3;
const atOnce = 8;
const batch = 200;
const throughputMilliseconds = 2_500;

interface Round {
  readonly own: number;
  readonly started: number;
  readonly postgres: number;
  readonly times: readonly number[];
  readonly perSecond: number;
}

interface Running {
  readonly contestant: Contestant;
  readonly server: Served;
  readonly first: number;
  readonly requests: readonly string[];
  readonly rounds: Round[];
}

interface Beside {
  /** Addresses of pages, as Chancery has them. */
  readonly paths: readonly string[];
  readonly readPostgres: () => number;
  readonly onEnd: (end: () => unknown) => void;
}

/** Starts all of them, and asks each for the same pages by turns; one that fails leaves the others. */
export async function measureBeside(
  contestants: readonly Contestant[],
  { paths, readPostgres, onEnd }: Beside,
): Promise<{ standings: Standing[]; failed: string[] }> {
  const running = new Set<Running>();
  const failed: string[] = [];
  const tryWith = async ({ name }: Contestant, work: () => Promise<unknown>, one?: Running) => {
    try {
      await work();
    } catch (error) {
      failed.push(`${name}: ${(error as Error).message}`);
      if (one) running.delete(one);
    }
  };
  for (const contestant of contestants) {
    await tryWith(contestant, async () => {
      const requests = paths.map((path) => requestFor(contestant.addressOf(path)));
      const { server, first } = await startedAgain(contestant, requests[0] ?? '');
      onEnd(server.stop);
      running.add({ contestant, server, first, requests, rounds: [] });
    });
  }
  for (const one of running) await tryWith(one.contestant, () => askMany(one, oneByOne, 1), one);
  for (let round = 0; round < rounds; round += 1) {
    for (const one of running) {
      await tryWith(one.contestant, async () => one.rounds.push(await oneRound(one, readPostgres)), one);
    }
  }
  const standings: Standing[] = [];
  for (const one of running) {
    await tryWith(one.contestant, async () => {
      const weight = await weigh(one.server.port, one.contestant.addressOf(paths[0] ?? '/'));
      standings.push(standingOf(one, weight));
    });
  }
  return { standings, failed };
}

/** The last of some processes that were started one after the other, and the median of their first answers. */
async function startedAgain(
  { server }: Contestant,
  request: string,
): Promise<{ server: Served; first: number }> {
  const firsts: number[] = [];
  for (let at = 0; ; at += 1) {
    const started = await startServed(server);
    try {
      const [first = Number.NaN] = await sendTimed({ port: started.port, status: 200 }, [request], 1);
      if (at > 0) firsts.push(first);
      if (at === starts - 1) return { server: started, first: median(firsts) };
    } catch (error) {
      await started.stop();
      throw error;
    }
    await started.stop();
  }
}

async function oneRound(one: Running, readPostgres: () => number): Promise<Round> {
  const before = [one.server.use(), readPostgres()] as const;
  const times = await askMany(one, oneByOne, 1);
  const after = [one.server.use(), readPostgres()] as const;
  // One that has ended meanwhile has nothing left to count.
  const started = Math.max(0, after[0].startedMicroseconds - before[0].startedMicroseconds);
  const first = (use: Use) => use.cpuMicroseconds - use.startedMicroseconds;
  const start = performance.now();
  let answered = 0;
  while (performance.now() - start < throughputMilliseconds) {
    answered += (await askMany(one, batch, atOnce)).length;
  }
  return {
    own: (first(after[0]) - first(before[0]) + started) / oneByOne,
    started: started / oneByOne,
    postgres: (after[1] - before[1]) / oneByOne,
    times,
    perSecond: (answered * 1_000) / (performance.now() - start),
  };
}

function askMany({ server, requests }: Running, count: number, connections: number): Promise<number[]> {
  const addresses = Array.from({ length: count }, (_, at) => requests[at % requests.length] ?? '');
  return sendTimed({ port: server.port, status: 200 }, addresses, connections);
}

function standingOf({ contestant, server, first, rounds }: Running, weight: PageWeight): Standing {
  const times = rounds.flatMap((round) => round.times);
  return {
    name: contestant.name,
    keeps: contestant.keeps,
    own: median(rounds.map(({ own }) => own)),
    started: median(rounds.map(({ started }) => started)),
    postgres: median(rounds.map(({ postgres }) => postgres)),
    usual: median(times),
    late: quantile(times, 0.99),
    first,
    perSecond: median(rounds.map(({ perSecond }) => perSecond)),
    weight,
    resident: server.use().residentBytes,
  };
}
