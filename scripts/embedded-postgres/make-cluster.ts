import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import type { DataDirectory } from './data-directory.ts';
import { handOver } from './hand-over.ts';
import { runProgram } from './run-program.ts';
import { giveTo, nobody, type ServerUser } from './server-user.ts';

/** The site's role and database. The role owns the database and is no superuser, as on a cluster. */
export const ROLE = 'chancery';
export const DATABASE = 'chancery';

export type ClusterOptions = {
  readonly binaries: Binaries;
  readonly user: ServerUser | undefined;
  /** For tests: nothing is synced to disk, and the role may create databases. */
  readonly throwaway: boolean;
};

/**
 * Makes the cluster, its role and its database on first use. A half-made cluster never gets its final name, so every
 * step may be interrupted.
 *
 * @throws Error when the cluster is another major version's
 */
export async function makeCluster(place: DataDirectory, options: ClusterOptions): Promise<void> {
  if (existsSync(place.cluster)) {
    await checkVersion(place, options.binaries);
    await takeOver(place.cluster, options.user);
    return;
  }
  await rm(place.making, { recursive: true, force: true });
  await mkdir(place.making, { mode: 0o700 });
  const half = join(place.making, 'cluster');
  if (options.user) await makeAsNobody(place.making, half, options, options.user);
  else await initialise(half, options);
  await rename(half, place.cluster);
  await rm(place.making, { recursive: true });
}

/**
 * `initdb` and single-user mode want a user with a name, which the server's has not. They run as `nobody` in a
 * directory, and with a group, of the server's own: other processes of `nobody` can neither enter nor trace them.
 */
async function makeAsNobody(
  making: string,
  half: string,
  options: ClusterOptions,
  user: ServerUser,
): Promise<void> {
  const maker = { uid: (await nobody()).uid, gid: user.gid };
  await chown(making, 0, user.gid);
  await chmod(making, 0o710);
  await initialise(half, { ...options, user: maker });
  await handOver(half, maker, user);
}

/** Clusters of earlier versions are `nobody`'s. */
async function takeOver(cluster: string, user: ServerUser | undefined): Promise<void> {
  if (user && (await stat(cluster)).uid !== user.uid) await handOver(cluster, await nobody(), user);
}

async function initialise(cluster: string, options: ClusterOptions): Promise<void> {
  await mkdir(cluster, { mode: 0o700 });
  await giveTo(options.user, cluster);
  await runProgram(options.binaries.initdb, initdbArguments(cluster, options.throwaway), options);
  await runSql(
    cluster,
    options,
    `CREATE ROLE ${ROLE} LOGIN ${options.throwaway ? 'CREATEDB' : ''};\n` +
      `CREATE DATABASE ${DATABASE} OWNER ${ROLE};\n`,
  );
}

function initdbArguments(cluster: string, throwaway: boolean): string[] {
  // With a plain C ctype pg_trgm and full text drop every letter that is not ASCII; macOS has no C.UTF-8.
  const ctype = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  return [
    '--pgdata',
    cluster,
    '--username=postgres',
    '--auth=reject',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    `--locale=${ctype}`,
    '--no-instructions',
    ...(throwaway ? ['--no-sync'] : []),
  ];
}

/** Single-user mode: needs no connection, so the superuser needs no way in. */
async function runSql(cluster: string, options: ClusterOptions, sql: string): Promise<void> {
  const durability = options.throwaway ? ['-c', 'fsync=off'] : [];
  await runProgram(options.binaries.postgres, ['--single', ...durability, '-D', cluster, 'postgres'], {
    user: options.user,
    input: sql,
  });
}

async function checkVersion(place: DataDirectory, binaries: Binaries): Promise<void> {
  const made = Number.parseInt(await readFile(join(place.cluster, 'PG_VERSION'), 'utf8'), 10);
  if (made === binaries.major) return;
  throw new Error(
    `The database in ${place.root} was made by PostgreSQL ${made}; this is PostgreSQL ${binaries.major}. ` +
      'Make a backup with the version of Chancery that made it, move the directory away, start, and restore.',
  );
}
