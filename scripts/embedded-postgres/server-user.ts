import { createHash } from 'node:crypto';
import { chown, readFile, stat } from 'node:fs/promises';
import type { DataDirectory } from './data-directory.ts';

/** The user that PostgreSQL runs as, when that is not the one who runs Node: a number, which need have no name. */
export type ServerUser = { readonly uid: number; readonly gid: number };

const ROOT = 0;
const DEBIAN_NOBODY: ServerUser = { uid: 65_534, gid: 65_534 };

/**
 * Numbers that no distribution gives to anybody (systemd's UIDS-GIDS.md); the short range is for containers, which
 * may know 65,536 numbers alone.
 */
const FREE_NUMBERS = [
  { first: 1_879_048_192, last: 2_147_352_575 },
  { first: 60_706, last: 61_183 },
] as const;

/**
 * For root, who may not run PostgreSQL, a user of this data directory alone: whose its cluster is, and before there is
 * one a number that nobody on the machine has. For everybody else undefined: themselves.
 */
export async function serverUser(place: DataDirectory): Promise<ServerUser | undefined> {
  if (process.getuid?.() !== ROOT) return undefined;
  const owner = await stat(place.cluster).catch(() => undefined);
  // Earlier versions ran as `nobody`; root is the owner while a cluster is handed over.
  if (owner && owner.uid !== ROOT && owner.uid !== (await nobody()).uid) {
    return { uid: owner.uid, gid: owner.gid };
  }
  const number = await freeNumber(place.root);
  return { uid: number, gid: number };
}

/** The user `nobody`. */
export async function nobody(): Promise<ServerUser> {
  const [, , uid, gid] = (await entries('/etc/passwd')).find(([name]) => name === 'nobody') ?? [];
  return Number(uid) > 0 && Number(gid) > 0 ? { uid: Number(uid), gid: Number(gid) } : DEBIAN_NOBODY;
}

/** Gives a file or directory to the server's user. */
export async function giveTo(user: ServerUser | undefined, path: string): Promise<void> {
  if (user) await chown(path, user.uid, user.gid);
}

/** The same one for the same directory, until somebody on the machine gets it. */
async function freeNumber(root: string): Promise<number> {
  const taken = new Set(
    [...(await entries('/etc/passwd')), ...(await entries('/etc/group'))].map(([, , id]) => Number(id)),
  );
  const highest = await highestNumber();
  const range = FREE_NUMBERS.find(({ last }) => last <= highest);
  if (!range)
    throw new Error('There is no user for PostgreSQL, which does not run as root. Set DATABASE_URL.');
  const { first, last } = range;
  const count = last - first + 1;
  const start = createHash('sha256').update(root).digest().readUInt32BE() % count;
  for (let step = 0; step < count; step++) {
    const number = first + ((start + step) % count);
    if (!taken.has(number)) return number;
  }
  throw new Error('Every number that PostgreSQL could run as is taken. Set DATABASE_URL.');
}

/** The highest user number that this machine, or this container, knows. */
async function highestNumber(): Promise<number> {
  const map = await readFile('/proc/self/uid_map', 'utf8').catch(() => '');
  const ends = map.split('\n').map((line) => {
    const [inside = 0, , count = 0] = line.trim().split(/\s+/).map(Number);
    return inside + count - 1;
  });
  return map === '' ? Number.MAX_SAFE_INTEGER : Math.max(...ends);
}

/** The lines of `/etc/passwd` or `/etc/group`, field by field. */
async function entries(file: string): Promise<string[][]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.split('\n').map((line) => line.split(':'));
}
