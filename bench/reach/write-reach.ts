import { readFile, writeFile } from 'node:fs/promises';
import { machine } from '../machine.ts';
import { withReach } from '../speed-page.ts';
import { reachChapters } from './reach-report.ts';
import { type Run, runReach } from './run-reach.ts';

/**
 * Measures, prints the chapters, and writes them to the page of speed when nothing was left out.
 *
 * @param words measurements; none: all
 * @returns whether none failed
 */
export async function writeReach(run: Run, words: readonly string[], speedPage: string): Promise<boolean> {
  const outcomes = await runReach(run, words);
  const chapters = reachChapters(outcomes, `${new Date().toISOString().slice(0, 10)}. ${machine()}`);
  console.log(chapters);
  if (words.length === 0) await writeFile(speedPage, withReach(await readFile(speedPage, 'utf8'), chapters));
  return outcomes.every(({ found }) => !(found instanceof Error));
}
