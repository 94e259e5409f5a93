import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { canInstall, disableService, installOnDebian } from './debian.ts';

const PLACES = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'];

const WHAT_TO_DO =
  'Without it nobody knows whether the site runs behind a pooler. Install it (on Debian: apt-get install pgbouncer), ' +
  'or set PGBOUNCER_PATH to one.';

/**
 * The pooler for the tests: PGBOUNCER_PATH, else the one in a usual place.
 *
 * @throws Error that says what to do, when there is none
 */
export function findPgbouncer(env: NodeJS.ProcessEnv = process.env): string {
  const path = (env.PGBOUNCER_PATH ? [env.PGBOUNCER_PATH] : PLACES).find((place) => existsSync(place));
  if (path === undefined) throw new Error(`There is no PgBouncer. ${WHAT_TO_DO}`);
  return path;
}

/**
 * Finds a pooler that runs; as root on Debian it installs one that is missing, and says so.
 *
 * @throws Error as `findPgbouncer`, or when it does not run
 */
export async function preparePgbouncer(): Promise<void> {
  if (canInstall() && !process.env.PGBOUNCER_PATH && !PLACES.some((place) => existsSync(place))) {
    await installOnDebian('the tests of poolers', ['pgbouncer']);
    await disableService('pgbouncer');
  }
  const path = findPgbouncer();
  await promisify(execFile)(path, ['--version']).catch((error: Error) => {
    throw new Error(`${path} does not run (${error.message.trim()}). ${WHAT_TO_DO}`);
  });
}
