import { createHash } from 'node:crypto';
import { chmod, mkdir, realpath, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** Where everything of one embedded server lies. */
export type DataDirectory = {
  readonly root: string;
  /** PostgreSQL's own directory (PGDATA), owned by the server's user. */
  readonly cluster: string;
  /** Held by the process that started the server, see owner-lock.ts. */
  readonly lock: string;
  /** Where a cluster is made that is not whole yet. */
  readonly making: string;
  /** Who may connect, and as whom: see access-rules.ts. */
  readonly rules: string;
  readonly names: string;
  readonly log: string;
};

/** Names the files below a data directory; creates nothing. */
export function dataDirectory(root: string): DataDirectory {
  return {
    root,
    cluster: join(root, 'cluster'),
    lock: join(root, 'owner.lock'),
    making: join(root, 'making'),
    rules: join(root, 'pg_hba.conf'),
    names: join(root, 'pg_ident.conf'),
    log: join(root, 'postgresql.log'),
  };
}

/**
 * The data directory of a checkout: `DATA_DIR` (relative to the checkout), else `data/` in the checkout for
 * an ordinary user, else, for root, a directory that the server's own user can reach even when the checkout
 * lies below a directory of mode 0700.
 *
 * @param uid the user's number; root is 0
 */
export async function resolveDataDir(
  settings: { readonly dataDir: string | undefined },
  checkoutPath: string,
  uid: number | undefined = process.getuid?.(),
): Promise<string> {
  if (settings.dataDir !== undefined) return resolve(checkoutPath, settings.dataDir);
  if (uid !== 0) return join(checkoutPath, 'data');
  const hash = createHash('sha256')
    .update(await realpath(checkoutPath))
    .digest('hex');
  return join('/var/lib/chancery', hash.slice(0, 16));
}

/**
 * Makes the data directory where it is missing.
 *
 * @throws Error that names the directory when it cannot be made, or the first that the server's user may not enter
 */
export async function makeDataDirectory(place: DataDirectory, serverIsOtherUser: boolean): Promise<void> {
  const made = await mkdir(place.root, { recursive: true, mode: 0o700 }).catch(
    (cause: NodeJS.ErrnoException) => {
      throw new Error(`DATA_DIR: ${place.root} cannot be made into a directory (${cause.code})`, { cause });
    },
  );
  if (!serverIsOtherUser) return;
  if (made !== undefined) await letEnter(made, place.root);
  for (let path = await realpath(place.root); ; path = dirname(path)) {
    if (((await stat(path)).mode & 0o001) === 0) {
      throw new Error(
        `PostgreSQL does not run as root, and the user it runs as may not enter ${path}. ` +
          'Set DATA_DIR to a directory that every user may enter.',
      );
    }
    if (path === dirname(path)) return;
  }
}

/** Lets every user enter the directories from one down to another below it, whatever the umask they were made with. */
async function letEnter(first: string, last: string): Promise<void> {
  for (let path = last; ; path = dirname(path)) {
    await chmod(path, 0o711);
    if (path === first || path === dirname(path)) return;
  }
}
