import { chown, lchown, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerUser } from './server-user.ts';

/**
 * Gives a cluster, of which no server runs, to another user; only root may. May be interrupted and done again.
 *
 * @param from whose it was: what belongs to anybody else stays theirs
 */
export async function handOver(cluster: string, from: ServerUser, to: ServerUser): Promise<void> {
  // Its mode is 0700: from here on its old user cannot enter, and it counts as handed over at the end alone.
  await chown(cluster, 0, 0);
  for (const name of await readdir(cluster, { recursive: true })) {
    const path = join(cluster, name);
    if ((await lstat(path)).uid === from.uid) await lchown(path, to.uid, to.gid);
  }
  await chown(cluster, to.uid, to.gid);
}
