import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { readSettings } from '../../src/platform/settings/env.ts';
import { dataDirectory, resolveDataDir } from '../embedded-postgres/data-directory.ts';
import { findRunning, startEmbedded } from '../embedded-postgres/start.ts';
import { type Closing, closeOnSignals, createClosing } from '../start/closing.ts';
import { CHECKOUT } from './checkout.ts';
import { orDiskFull } from './disk-room.ts';
import { plainWords } from './plain-words.ts';
import { say } from './progress.ts';
import { Usage } from './read-arguments.ts';

export type DatabaseNeed = {
  /** Nobody else may use the embedded database meanwhile: with `npm start` running, it is refused. */
  readonly alone: boolean;
  /** Whether the embedded database is made when there is none yet. */
  readonly create: boolean;
};

/** @param signal aborted when the person ends the command: what is half done is to be undone */
type Work<T> = (url: string, signal: AbortSignal) => Promise<T>;

const INTERRUPTED = 130;
/** Work that was interrupted has this long to undo what is half done, in milliseconds. */
const UNDO_LIMIT_MS = 2_000;

/**
 * Does something with the database of this checkout: DATABASE_DIRECT_URL, else DATABASE_URL, else the embedded
 * server, as it runs or started for as long as the work takes.
 *
 * @throws AlreadyRunning when `alone` is needed and the site runs; Error when there is no database
 */
export async function withDatabase<T>(need: DatabaseNeed, work: Work<T>): Promise<T> {
  const settings = readSettings(process.env);
  const databaseUrl = settings.databaseDirectUrl;
  const dataDir = await resolveDataDir(settings, CHECKOUT);
  const closing = createClosing();
  const letGo = closeOnSignals(closing, INTERRUPTED);
  try {
    const url = databaseUrl ?? (await embeddedDatabase(dataDir, need, closing));
    const interruption = new AbortController();
    const done = work(url, interruption.signal);
    closing.add(async () => {
      interruption.abort(new Error('Interrupted.'));
      await Promise.race([done.catch(() => undefined), delay(UNDO_LIMIT_MS, undefined, { ref: false })]);
    });
    return await done;
  } catch (error) {
    throw databaseUrl === undefined ? await orDiskFull(error, dataDir) : error;
  } finally {
    await closing.close();
    letGo();
  }
}

async function embeddedDatabase(dataDir: string, need: DatabaseNeed, closing: Closing): Promise<string> {
  if (!need.create && !existsSync(dataDirectory(dataDir).cluster)) {
    throw new Error(`There is no database in ${dataDir} yet; npm start makes one.`);
  }
  const running = need.alone ? undefined : await findRunning(dataDir);
  if (running) return running;
  const starting = startEmbedded({ dataDir, progress: say });
  closing.add(async () => (await starting.catch(() => undefined))?.stop());
  return (await starting).url;
}

/** Runs a command to its end; a failure is said in plain words, with exit code 1, and how it is used to whoever asks. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (error instanceof Usage && error.isAsked) return say(error.message);
    console.error(plainWords(error));
    process.exitCode = 1;
  }
}
