/**
 * Brings the database up to date, and fills an empty one with the demonstration firm's content in that mode. A process
 * of its own does it, since what it takes in memory would not be given back.
 */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { whenThere } from '../../src/platform/db/when-there.ts';
import { readSettings } from '../../src/platform/settings/env.ts';
import { CHECKOUT } from '../support/checkout.ts';
import { plainWords } from '../support/plain-words.ts';
import { say, timed } from '../support/progress.ts';
import type { StartOptions } from './start-everything.ts';

/** What that process tells: that it waits, or why it cannot do it at all. */
type Told = { readonly waiting?: string; readonly failed?: string };

export const prepareDatabase: StartOptions['prepareDatabase'] = async (url, { closing, onWaiting }) => {
  const child = fork(import.meta.filename, [url], { detached: true, execArgv: [] });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  closing.add(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  let failed = 'The database could not be prepared.';
  let told: string | undefined;
  child.on('message', (message) => {
    const { waiting, failed: why } = message as Told;
    if (waiting !== undefined && waiting !== told) onWaiting(waiting);
    told = waiting ?? told;
    failed = why ?? failed;
  });
  if ((await ended) !== 0) throw new Error(failed);
};

async function prepare(url: string): Promise<void> {
  // Loaded by the process that uses it alone.
  const { migrate } = await import('../../src/platform/db/migrate.ts');
  const { seedIfEmpty } = await import('../seed/seed.ts');
  const { demonstration } = readSettings(process.env);
  const migrations = await migrate(url);
  if (migrations.length > 0) say(`Database brought up to date: ${migrations.join(', ')}`);
  if (!demonstration) return;
  await timed('Filling the database of the demonstration firm', () =>
    seedIfEmpty(url, join(CHECKOUT, 'seed')),
  );
}

if (import.meta.main) {
  const tell = (told: Told) => new Promise((resolve) => process.send?.(told, resolve));
  // Nobody would wait for it any more.
  process.once('disconnect', () => process.exit(1));
  try {
    await whenThere(() => prepare(process.argv[2] ?? ''), {
      signal: new AbortController().signal,
      onTrouble: async (waiting) => void (await tell({ waiting })),
    });
    process.exit(0);
  } catch (error) {
    await tell({ failed: plainWords(error) });
    process.exit(1);
  }
}
