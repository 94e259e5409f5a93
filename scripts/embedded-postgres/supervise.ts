import type { DataDirectory } from './data-directory.ts';
import { findServerProcess } from './pid-file.ts';
import { type ServerOptions, startServer } from './server-process.ts';

const CHECK_EVERY_MS = 1000;

/**
 * Watches a server and starts it again when it has died. Its address stays as it was. Trying goes on until it succeeds: the site answers from its cache meanwhile.
 *
 * @returns `end`, which resolves once no start is under way any more
 */
export function superviseServer(
  place: DataDirectory,
  options: ServerOptions,
  progress: (line: string) => void = () => undefined,
): { end(): Promise<void> } {
  let ended = false;
  let check: Promise<void> | undefined;
  const timer = setInterval(() => {
    check ??= restartWhenGone().finally(() => {
      check = undefined;
    });
  }, CHECK_EVERY_MS);
  timer.unref();

  async function restartWhenGone(): Promise<void> {
    if (await findServerProcess(place.cluster)) return;
    if (ended) return;
    progress('PostgreSQL ended unexpectedly; starting it again');
    await startServer(place, options).catch((error: Error) => progress(error.message));
  }

  return {
    end: async () => {
      ended = true;
      clearInterval(timer);
      await check;
    },
  };
}
