/** `npm run dev`: like `npm start`, but builds and restarts when a source changes; open pages reload themselves. */
import { watch } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale } from './build.ts';
import { prepareDatabase } from './start/prepare-database.ts';
import type { Process } from './start/process.ts';
import { runStart } from './start/run-start.ts';
import { CHECKOUT } from './support/checkout.ts';
import { say } from './support/progress.ts';

/** Editors write a file in several steps. */
const quietMilliseconds = 100;

await runStart({
  checkout: CHECKOUT,
  env: process.env,
  mode: 'development',
  siteModule: 'dist/current/server/main.js',
  identityModule: 'dist/current/server/identity.js',
  build: (closing) => buildIfStale(CHECKOUT, closing, 'development'),
  prepareDatabase,
  onReady: (site) => {
    let timer: NodeJS.Timeout | undefined;
    let work = Promise.resolve();
    watch(join(CHECKOUT, 'src'), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        work = work.then(() => renew(site));
      }, quietMilliseconds);
    });
  },
});

/** A source that does not build leaves the site as it was, with a message. */
async function renew(site: Process): Promise<void> {
  try {
    await buildIfStale(CHECKOUT, undefined, 'development');
    await site.restart();
    say('Ready again');
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
  }
}
