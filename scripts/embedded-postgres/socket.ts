import { createHash } from 'node:crypto';
import { lstat, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataDirectory } from './data-directory.ts';
import { DATABASE, ROLE } from './make-cluster.ts';
import { giveTo, type ServerUser } from './server-user.ts';

/** Names the socket's file, and nothing else: no TCP port is opened. */
export const SOCKET_NUMBER = 5432;

/** The longest path that a socket can have on macOS; on Linux 107. */
const LONGEST_PATH_BYTES = 103;

/** The directory of the server's socket: in the data directory, and in /tmp for one whose path is too long for that. */
export function socketDirectory({ root }: Pick<DataDirectory, 'root'>): string {
  const inside = join(root, 'socket');
  if (Buffer.byteLength(socketPath(inside)) <= LONGEST_PATH_BYTES) return inside;
  return `/tmp/chancery-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`;
}

function socketPath(directory: string): string {
  return join(directory, `.s.PGSQL.${SOCKET_NUMBER}`);
}

/**
 * Makes the socket's directory, empty, for the server's user and root alone. No server may run.
 *
 * @throws Error when something of somebody else's is in its place
 */
export async function makeSocketDirectory(directory: string, user: ServerUser | undefined): Promise<void> {
  const owners = [process.getuid?.(), user?.uid];
  const before = await lstat(directory).catch(() => undefined);
  if (before && !(before.isDirectory() && owners.includes(before.uid))) {
    throw new Error(
      `${directory} belongs to somebody else. Set DATA_DIR to a directory with a shorter path.`,
    );
  }
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { mode: 0o700 });
  await giveTo(user, directory);
}

/** The address of the site's database behind a socket; it has no password. */
export function socketUrl(directory: string): string {
  return `postgres://${ROLE}@${encodeURIComponent(directory)}:${SOCKET_NUMBER}/${DATABASE}`;
}
