import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { freemem } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Where Linux has a file system in memory. */
const IN_MEMORY = '/dev/shm';
/** Bytes: some three times as much as lies there at once, and that with what browsers and servers take. */
const MOST_FILES = 3 * 2 ** 30;
const MOST_MEMORY = 8 * 2 ** 30;

/** A directory that is gone with all it holds after `remove`. */
export interface Scratch {
  readonly path: string;
  remove(): Promise<void>;
}

/**
 * A directory in memory for what tests write and remove again: each database is six hundred files, and a disk's file
 * system takes ten times as long to make them.
 *
 * @returns undefined where there is none, where it has too little room or runs no programs, or where `TMPDIR` names a
 *   place: the usual one serves
 */
export async function makeScratch(): Promise<Scratch | undefined> {
  if (process.env.TMPDIR) return undefined;
  const path = await mkdtemp(join(IN_MEMORY, 'chancery-scratch-')).catch(() => undefined);
  if (path === undefined) return undefined;
  const remove = () => rm(path, { recursive: true, force: true });
  if ((await hasRoom(path)) && (await runsPrograms(path))) {
    // PostgreSQL runs as another user, who must be able to enter.
    await chmod(path, 0o711);
    return { path, remove };
  }
  await remove();
  return undefined;
}

async function hasRoom(path: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize >= MOST_FILES && freemem() >= MOST_MEMORY;
}

async function runsPrograms(path: string): Promise<boolean> {
  const program = join(path, 'program');
  await writeFile(program, '#!/bin/sh\n', { mode: 0o755 });
  return promisify(execFile)(program).then(
    () => true,
    () => false,
  );
}
