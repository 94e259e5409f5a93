import { existsSync, truncateSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Thrown when another process owns the data directory. */
export class AlreadyRunning extends Error {
  constructor(what: string) {
    super(`Already running: ${what} is in use by another process; end that one first. Nothing was changed.`);
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
 * @throws Error when the file cannot be used: it is somebody else's, or no file
 */
export function tryLock(path: string): { release(): void } | undefined {
  try {
    // Nobody else may even read it: a reader could keep the owner out.
    if (!existsSync(path)) writeFileSync(path, '', { mode: 0o600 });
    return lockFile(path);
  } catch (error) {
    if (!isDamaged(error)) throw new LockUnusable(path, error);
  }
  // Nobody has it, or it would have been locked. It holds nothing: emptied it is as good as new, and still the same
  // file to the kernel when another process does so at this moment.
  truncateSync(path);
  return lockFile(path);
}

function lockFile(path: string): { release(): void } | undefined {
  const file = new DatabaseSync(path, { timeout: 0 });
  try {
    file.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if (codeOf(error) === SQLITE_BUSY) return undefined;
    throw error;
  }
  return { release: () => file.close() };
}

/** The file of a lock cannot be opened or made. */
class LockUnusable extends Error {
  override readonly name = 'LockUnusable';

  constructor(path: string, cause: unknown) {
    super(
      `The lock ${path} cannot be used (${cause instanceof Error ? cause.message : cause}). It has to be a file that ` +
        'this user may write; one that is not can be removed while nothing of Chancery runs.',
      { cause },
    );
  }
}

/** Codes of SQLite: another process has it, the file is not what it should be. */
const SQLITE_BUSY = 5;
const SQLITE_CORRUPT = 11;
const SQLITE_NOTADB = 26;

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'errcode' in error ? error.errcode : undefined;
}

function isDamaged(error: unknown): boolean {
  return codeOf(error) === SQLITE_CORRUPT || codeOf(error) === SQLITE_NOTADB;
}

/** Whether another process holds the lock; takes nothing and creates no file. */
export function isHeld(path: string): boolean {
  if (!existsSync(path)) return false;
  const lock = tryLock(path);
  lock?.release();
  return lock === undefined;
}
