import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/** PostgreSQL takes room for its log 16 MB at a time: with less it stops. */
const LEAST_BYTES = 32_000_000;

/** The bytes that this user may still write below a directory, which need not be there yet. */
export async function roomIn(directory: string): Promise<number> {
  if (!existsSync(directory)) return roomIn(dirname(directory));
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}

/**
 * What a failure of the embedded server's data directory is: a server that has no room ends without telling its
 * clients why.
 */
export async function orDiskFull(error: unknown, dataDir: string): Promise<unknown> {
  const room = await roomIn(dataDir).catch(() => Number.POSITIVE_INFINITY);
  if (room >= LEAST_BYTES) return error;
  return Object.assign(new Error(`${(room / 1e6).toFixed(0)} MB are left for ${dataDir}`, { cause: error }), {
    code: 'ENOSPC',
  });
}
