import { readdir, readlink, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buildName, inUseFile } from '../../src/platform/assets/build-directory.ts';
import { tryLock } from '../embedded-postgres/owner-lock.ts';

const week = 7 * 24 * 3_600_000;

/**
 * Removes builds that nobody needs: not the current one, none that a process serves, and none that was started or
 * replaced less than a week ago, so that going back to it takes no build. Of those made while working only what is
 * served is kept. To be called by one process at a time.
 *
 * @param dist the directory of all builds
 * @returns the names of those that were removed
 */
export async function removeOldBuilds(dist: string): Promise<string[]> {
  const current = await readlink(join(dist, 'current')).catch(() => undefined);
  const removed: string[] = [];
  for (const name of await readdir(dist)) {
    if (!buildName.test(name) || name === current) continue;
    const directory = join(dist, name);
    const rememberFor = name.endsWith('-development') ? 0 : week;
    if (Date.now() - (await stat(directory)).mtimeMs < rememberFor) continue;
    const lock = tryLock(join(directory, inUseFile));
    if (!lock) continue;
    await rm(directory, { recursive: true, force: true });
    lock.release();
    removed.push(name);
  }
  return removed;
}
