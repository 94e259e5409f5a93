import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Names of the directories in `dist/`, each a build of its own: from the hash of its sources, and for whom it is. */
export const buildName = /^[0-9a-f]{16}(?:-development)?$/;

/** The file of a build that a process holds a lock on for as long as it serves from there. */
export const inUseFile = 'in-use';

/** Seen from here, when this is code of a build: it lies flat in `dist/<version>/server`. */
const above = dirname(import.meta.dirname);
const isBuilt = buildName.test(basename(above));

/** Where all that belongs to the version that runs lies: its build; the checkout, when its sources are run. */
export const versionDirectory = isBuilt ? above : checkoutAbove(above);

/** The nearest directory upwards that is a package. */
function checkoutAbove(directory: string): string {
  return existsSync(join(directory, 'package.json')) ? directory : checkoutAbove(dirname(directory));
}

/** The build that is served: its own where this code was built, else the newest one of the checkout. */
export const buildDirectory = isBuilt ? above : join(versionDirectory, 'dist/current');

/** Which version runs: the name of its build; `sources` where nothing was built. */
export const buildVersion = isBuilt ? basename(above) : 'sources';

/**
 * Keeps a build from being removed while this process lives. The lock is the kernel's, shared by all who have it, and
 * gone with the process. Where it cannot be had, as in tests without a build, nothing is held.
 */
export function markInUse(directory: string = buildDirectory): void {
  try {
    const file = new DatabaseSync(join(directory, inUseFile), { readOnly: true });
    file.exec('BEGIN; SELECT count(*) FROM sqlite_master');
    held.push(file);
  } catch {
    // No build, or one of an image that nobody can change.
  }
}

/** For as long as the process lives: collected, they would be released. */
const held: DatabaseSync[] = [];
