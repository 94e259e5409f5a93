import { type Random, randomFrom } from '../../src/art/random.ts';
import type { Fleet } from '../rolling/fleet.ts';
import { type Question, type Visits, visit } from '../rolling/visitors.ts';
import type { DatabasePair } from './database-pair.ts';
import { type Fault, faults, type Stage } from './faults.ts';
import { startLedger } from './ledger.ts';
import { untilWell } from './recovery.ts';
import { watchTakenDown } from './watch.ts';

interface ChaosOptions {
  readonly fleet: Fleet;
  readonly pair: DatabasePair;
  /** What visitors ask for meanwhile. */
  readonly questions: readonly Question[];
  /** The same seed does the same in the same order; how long each thing takes is the machine's. */
  readonly seed: string;
  readonly rounds: number;
  /** A word in the names of the faults that are done; default all. */
  readonly word?: string;
  /** Milliseconds in which everything must be well again by itself. */
  readonly bar: number;
  readonly say: (line: string) => void;
  /** Whether to begin another round. */
  readonly goesOn: () => boolean;
}

/** How often one fault was done, and how long it took until everything was well again, in milliseconds. */
export interface FaultResult {
  readonly name: string;
  readonly times: number;
  readonly median: number;
  readonly worst: number;
}

export interface ChaosResult {
  readonly rounds: number;
  readonly results: readonly FaultResult[];
  /** What must not be, a line each; none: all was well. */
  readonly problems: readonly string[];
  /** The names of faults that this machine cannot do. */
  readonly left: readonly string[];
  readonly visits: Visits;
  readonly acknowledged: number;
  readonly takenDown: number;
  /** Publications and take-downs that were refused because something was broken at that moment. */
  readonly refused: number;
}

/**
 * Breaks a fleet in one way after the other, drawn by the seed, while visitors read and editors publish; after each
 * waits until everything is well again by itself. Ends at the first thing that must not be.
 */
export async function runChaos(options: ChaosOptions): Promise<ChaosResult> {
  const { fleet, pair, seed, rounds, word = '', say, goesOn } = options;
  const stage: Stage = { fleet, pair, random: randomFrom(seed) };
  const chosen = faults.filter(({ name }) => name.includes(word));
  const possible = chosen.filter(({ isPossible }) => isPossible?.(stage) !== false);
  const left = chosen.filter((fault) => !possible.includes(fault)).map(({ name }) => name);
  if (possible.length === 0) throw new Error(`No fault has “${word}” in its name.`);

  const ledger = await startLedger(pair.url, randomFrom(`${seed}, editors`));
  const endWatch = watchTakenDown(
    fleet.sites.map(({ socket }) => socket),
    ledger.entries,
  );
  let isOver = false;
  const visits = visit({
    port: fleet.httpsPort,
    questions: options.questions,
    visitors: 4,
    // What refuses answers at once: without a pause they would take the processor from those who start.
    pause: 50,
    goesOn: () => !isOver,
  });
  const problems: string[] = [];
  const took = new Map<Fault, number[]>();
  let [done, drawn] = [0, [] as Fault[]];
  /** One that cannot be done ends the rounds, too, with what was found until then. */
  async function outcomeOf(fault: Fault): Promise<number | string[]> {
    try {
      await fault.inflict(stage);
      const well = await untilWell({ fleet, pair, ledger }, options.bar);
      if (typeof well === 'number') await fault.afterwards?.(stage);
      return well;
    } catch (error) {
      return [`this bench could not do it: ${(error as Error).message}`];
    }
  }
  try {
    while (done < rounds && goesOn() && problems.length === 0) {
      if (drawn.length === 0) drawn = shuffled(possible, stage.random);
      const fault = drawn.pop();
      if (!fault) break;
      const well = await outcomeOf(fault);
      done += 1;
      if (typeof well === 'number') {
        took.set(fault, [...(took.get(fault) ?? []), well]);
        say(`${done}: ${fault.name}; well after ${(well / 1_000).toFixed(1)} s`);
      } else problems.push(...well.map((problem) => `round ${done}, ${fault.name}: ${problem}`));
    }
  } finally {
    isOver = true;
    await ledger.stop();
    problems.push(...(await endWatch()));
  }
  const counts = ledger.counts();
  return {
    rounds: done,
    results: possible.map((fault) => summary(fault.name, took.get(fault) ?? [])),
    problems,
    left,
    visits: await visits,
    acknowledged: counts.acknowledged,
    takenDown: counts.takenDown,
    refused: counts.failed,
  };
}

/** Every fault comes once before any comes again. */
function shuffled(all: readonly Fault[], random: Random): Fault[] {
  const left = [...all];
  return all.flatMap(() => left.splice(random.whole(0, left.length - 1), 1));
}

function summary(name: string, times: readonly number[]): FaultResult {
  const sorted = [...times].sort((a, b) => a - b);
  return {
    name,
    times: sorted.length,
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
    worst: sorted.at(-1) ?? 0,
  };
}
