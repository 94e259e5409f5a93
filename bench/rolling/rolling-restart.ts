import { setTimeout as delay } from 'node:timers/promises';
import type { Fleet } from './fleet.ts';
import { type Question, type Visits, visit } from './visitors.ts';

export interface RollingRestart extends Visits {
  /** Processes that were ended and started again meanwhile. */
  readonly restarts: number;
  readonly seconds: number;
}

interface RollingOptions {
  readonly questions: readonly Question[];
  /** At least as many questions are asked. */
  readonly count: number;
  readonly visitors?: number;
  /** Rounds, in each of which every process is restarted; at least one, and as many as the questions last. */
  readonly rounds?: number;
}

/**
 * Restarts every process of a fleet, one after the other, again and again, while visitors ask all the time: it is told
 * to end, answers on for some seconds, ends, and is started anew.
 */
export async function rollingRestart(
  fleet: Fleet,
  { questions, count, visitors = 16, rounds = 1 }: RollingOptions,
): Promise<RollingRestart> {
  const start = performance.now();
  let asked = 0;
  let restarts = 0;
  let isRestarting = true;
  const visits = visit({
    port: fleet.httpsPort,
    questions,
    visitors,
    goesOn: (number) => {
      asked = number;
      return isRestarting || number < count;
    },
  });
  for (let round = 0; round < rounds || asked < count; round += 1) {
    for (const member of [...fleet.sites, ...fleet.identities]) {
      await member.restart();
      restarts += 1;
      // What begins with it has time to show.
      await delay(500);
    }
  }
  isRestarting = false;
  return { ...(await visits), restarts, seconds: (performance.now() - start) / 1_000 };
}
