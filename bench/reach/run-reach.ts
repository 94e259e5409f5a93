import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROCESS_FLAGS } from '../../scripts/start/process-run.ts';
import type { BenchDatabases } from '../databases.ts';
import { type MeasuredNode, startMeasured } from '../measured-process.ts';
import { siteEnv } from '../site-env.ts';
import { afterRestart } from './after-restart.ts';
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
  readonly firstPort: number;
  readonly say: (line: string) => void;
  /** Told of everything that has to be ended when the run is. */
  readonly onEnd: (end: () => Promise<unknown>) => void;
}

/** Measures one after the other, each with servers of its own; one that fails does not keep the others from going on. */
export async function runReach(run: Run, words: readonly string[]): Promise<Outcome[]> {
  const unknown = words.filter((word) => !reachWords.includes(word));
  if (unknown.length > 0)
    throw new Error(`There is no measurement ${unknown.join(', ')}. There are: ${reachWords.join(', ')}.`);
  const outcomes: Outcome[] = [];
  for (const measurement of measurements) {
    const { word } = measurement;
    if (words.length > 0 && !words.includes(word)) continue;
    run.say(`Measuring: ${word}`);
    const start = performance.now();
    const found = await measureApart(run, measurement).catch((error: unknown) =>
      error instanceof Error ? error : new Error(String(error)),
    );
    outcomes.push({ word, found, seconds: (performance.now() - start) / 1_000 });
  }
  return outcomes;
}

async function measureApart(run: Run, { measure }: Measurement): Promise<Found> {
  const { checkout, databases, firstPort } = run;
  const ends: (() => unknown)[] = [];
  const end = async () => {
    for (const one of ends.splice(0).reverse()) await one();
  };
  run.onEnd(end);
  const directory = await mkdtemp(join(tmpdir(), 'chancery-reach-'));
  ends.push(() => rm(directory, { recursive: true, force: true }));
  const started = (server: MeasuredNode) => {
    ends.push(server.stop);
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
  try {
    return await measure({
      checkout,
      databases,
      firstPort,
      directory,
      say: run.say,
      startSite,
      startNode,
      onEnd: (one) => void ends.push(one),
    });
  } finally {
    await end();
  }
}
