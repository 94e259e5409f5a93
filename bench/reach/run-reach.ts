import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROCESS_FLAGS } from '../../scripts/start/process-run.ts';
import type { BenchDatabases } from '../databases.ts';
import { type MeasuredNode, startMeasured } from '../measured-process.ts';
import { siteEnv } from '../site-env.ts';
import { afterRestart } from './after-restart.ts';
import type { InstalledPeer } from './beside/contestants.ts';
import { peers } from './beside/peers.ts';
import { fromMemory } from './from-memory.ts';
import { fromStore } from './from-store.ts';
import { graphql } from './graphql.ts';
import type { Found, Measurement, Place } from './measurement.ts';
import { publication } from './publication.ts';
import { rendered } from './rendered.ts';
import { resident } from './resident.ts';
import { twoProcesses } from './two-processes.ts';

/** In the order of the table. */
const measurements: readonly Measurement[] = [
  fromMemory,
  fromStore,
  rendered,
  graphql,
  afterRestart,
  resident,
  twoProcesses,
  publication,
  peers,
];
/** Measured last, since it waits for two minutes: what fails for want of time is it. */
const last = resident;

/** Milliseconds that one measurement may take, and all of them with what is prepared, since this process began. */
const longestMeasurement = 300_000;
const longestRun = 12 * 60_000;

const reachWords = measurements.map(({ word }) => word);

/** What a measurement found, or why it found nothing. */
export interface Outcome {
  readonly word: string;
  readonly seconds: number;
  readonly found: Found | Error;
}

export interface Run {
  readonly checkout: string;
  readonly databases: BenchDatabases;
  readonly peers: readonly InstalledPeer[];
  readonly firstPort: number;
  readonly say: (line: string) => void;
  /** Told of everything that has to be ended when the run is. */
  readonly onEnd: (end: () => Promise<unknown>) => void;
}

/**
 * Measures one after the other, each with servers of its own; one that fails, or takes too long, does not keep the others
 * from going on.
 *
 * @param onOutcome told after each what is known so far, in the order of the table
 */
export async function runReach(
  run: Run,
  words: readonly string[],
  onOutcome: (outcomes: readonly Outcome[]) => Promise<void>,
): Promise<Outcome[]> {
  const unknown = words.filter((word) => !reachWords.includes(word));
  if (unknown.length > 0)
    throw new Error(`There is no measurement ${unknown.join(', ')}. There are: ${reachWords.join(', ')}.`);
  const chosen = measurements.filter(({ word }) => words.length === 0 || words.includes(word));
  const notYet = new Error('the run ended before');
  const outcomes = new Map(chosen.map(({ word }) => [word, { word, found: notYet, seconds: 0 } as Outcome]));
  for (const measurement of chosen.toSorted((one, other) => Number(one === last) - Number(other === last))) {
    const { word } = measurement;
    run.say(`Measuring: ${word}`);
    const start = performance.now();
    const found = await measureInTime(run, measurement).catch((error: unknown) =>
      error instanceof Error ? error : new Error(String(error)),
    );
    if (found instanceof Error) run.say(`${word} is not measured: ${found.message}`);
    outcomes.set(word, { word, found, seconds: (performance.now() - start) / 1_000 });
    await onOutcome([...outcomes.values()]);
  }
  return [...outcomes.values()];
}

/** @throws Error when it takes too long; what it does then is ended, and what comes of it left out */
async function measureInTime(run: Run, measurement: Measurement): Promise<Found> {
  const left = Math.min(longestMeasurement, longestRun - performance.now());
  if (left <= 0) throw new Error('the twelve minutes of the run were over');
  const late = Promise.withResolvers<never>();
  const ends: (() => unknown)[] = [];
  let isOver = false;
  const onEnd = (one: () => unknown) => void (isOver ? one() : ends.push(one));
  const end = async () => {
    isOver = true;
    for (const one of ends.splice(0).reverse())
      await Promise.resolve(one()).catch((error: unknown) => run.say(String(error)));
  };
  run.onEnd(end);
  const timer = setTimeout(
    () => late.reject(new Error(`it took more than ${Math.round(left / 1_000)} s`)),
    left,
  );
  const measuring = measureApart(run, measurement, onEnd);
  // It fails once its servers are ended.
  measuring.catch(() => undefined);
  try {
    return await Promise.race([measuring, late.promise]);
  } finally {
    clearTimeout(timer);
    await end();
  }
}

async function measureApart(run: Run, { measure }: Measurement, onEnd: Place['onEnd']): Promise<Found> {
  const { checkout, databases, firstPort } = run;
  const directory = await mkdtemp(join(tmpdir(), 'chancery-reach-'));
  onEnd(() => rm(directory, { recursive: true, force: true }));
  const started = (server: MeasuredNode) => {
    onEnd(server.stop);
    return server;
  };
  const startSite: Place['startSite'] = async ({
    at = 0,
    databaseUrl,
    keeps = true,
    env = {},
    flags = [],
  } = {}) =>
    started(
      await startMeasured(join(checkout, 'dist/current/server/main.js'), firstPort + at, {
        flags: [...PROCESS_FLAGS, ...flags],
        env: {
          ...siteEnv({
            databaseUrl: databaseUrl ?? databases.once,
            cacheMegabytes: keeps ? 32 : 0,
            identityPort: firstPort + 9,
          }),
          ...env,
        },
      }),
    );
  const startNode: Place['startNode'] = async (module, at, args = []) =>
    started(await startMeasured(module, firstPort + at, { args }));
  return measure({
    checkout,
    databases,
    peers: run.peers,
    firstPort,
    directory,
    say: run.say,
    startSite,
    startNode,
    onEnd,
  });
}
