import { readFile, writeFile } from 'node:fs/promises';
import { machine } from '../machine.ts';
import { withReach } from '../speed-page.ts';
import { reachChapters } from './reach-report.ts';
import { type Outcome, type Run, runReach } from './run-reach.ts';

/**
 * Measures, prints the chapters, and writes them to the page of speed when nothing was left out: after each measurement
 * what is known so far, so that whatever ends the run leaves the rest.
 *
 * @param words measurements; none: all
 * @returns whether none failed
 */
export async function writeReach(run: Run, words: readonly string[], speedPage: string): Promise<boolean> {
  // A connection of a measurement that is over may break at any time: the others go on.
  const goOn = (error: unknown) => run.say(`Something failed beside the measurements: ${String(error)}`);
  process.on('uncaughtException', goOn).on('unhandledRejection', goOn);
  const about = `${new Date().toISOString().slice(0, 10)}. ${machine()}`;
  const write = async (outcomes: readonly Outcome[]) => {
    if (words.length > 0) return;
    const page = await readFile(speedPage, 'utf8');
    await writeFile(speedPage, withReach(page, reachChapters(outcomes, about)));
  };
  const outcomes = await runReach(run, words, write);
  process.off('uncaughtException', goOn).off('unhandledRejection', goOn);
  console.log(reachChapters(outcomes, about));
  return outcomes.every(({ found }) => !(found instanceof Error));
}
