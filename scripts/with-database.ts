import { existsSync } from 'node:fs';
import { dataDirectory, resolveDataDir } from '../src/db/embedded/data-directory.ts';
import { findRunning, startEmbedded } from '../src/db/embedded/start.ts';
import { readSettings } from '../src/server/env.ts';
import { CHECKOUT } from './checkout.ts';
import { say } from './progress.ts';
import { closeOnSignals, createClosing } from './start/closing.ts';

export type DatabaseNeed = {
  /** Nobody else may use the embedded database meanwhile: with `npm start` running, it is refused. */
  readonly alone: boolean;
  /** Whether the embedded database is made when there is none yet. */
  readonly create: boolean;
};

const INTERRUPTED = 130;

/**
 * Does something with the database of this checkout: DATABASE_URL, else the embedded server, as it runs or
 * started for as long as the work takes.
 *
 * @throws AlreadyRunning when `alone` is needed and the site runs; Error when there is no database
 */
export async function withDatabase<T>(need: DatabaseNeed, work: (url: string) => Promise<T>): Promise<T> {
  const settings = readSettings(process.env);
  if (settings.databaseUrl) return work(settings.databaseUrl);
  const dataDir = await resolveDataDir(settings, CHECKOUT);
  if (!need.create && !existsSync(dataDirectory(dataDir).cluster)) {
    throw new Error(`There is no database in ${dataDir} yet; npm start makes one.`);
  }
  const running = need.alone ? undefined : await findRunning(dataDir);
  if (running) return work(running);

  const closing = createClosing();
  closeOnSignals(closing, INTERRUPTED);
  const starting = startEmbedded({ dataDir, progress: say });
  closing.add(async () => (await starting.catch(() => undefined))?.stop());
  try {
    return await work((await starting).url);
  } finally {
    await closing.close();
    if (process.connected) process.disconnect();
  }
}

/** Runs a command to its end; a failure is one line and exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
