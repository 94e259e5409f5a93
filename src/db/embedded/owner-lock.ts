import { existsSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Thrown when another process owns the data directory. */
export class AlreadyRunning extends Error {
  constructor(what: string) {
    super(`Already running: ${what} is in use by another process. Nothing was changed.`);
    this.name = 'AlreadyRunning';
  }
}

/**
 * Takes an exclusive lock on a file, for as long as this process lives.
 *
 * The lock is the kernel's, taken through SQLite (Node has no flock of its own): it is never stale, neither
 * after `kill -9` nor after a power cut, and two processes can never both have it.
 *
 * @returns the lock, to release early; undefined when another process has it
 */
export function tryLock(path: string): { release(): void } | undefined {
  // Nobody else may even read it: a reader could keep the owner out.
  if (!existsSync(path)) writeFileSync(path, '', { mode: 0o600 });
  const file = new DatabaseSync(path, { timeout: 0 });
  try {
    file.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if (isLocked(error)) return undefined;
    throw error;
  }
  return { release: () => file.close() };
}

const SQLITE_BUSY = 5;

function isLocked(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

/** Whether another process holds the lock; takes nothing and creates no file. */
export function isHeld(path: string): boolean {
  if (!existsSync(path)) return false;
  const lock = tryLock(path);
  lock?.release();
  return lock === undefined;
}
