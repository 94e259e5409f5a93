import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import type { DataDirectory } from './data-directory.ts';
import { giveTo, runProgram, type ServerUser } from './server-user.ts';

/** The site's role and database. The role owns the database and is no superuser, as on a cluster. */
export const ROLE = 'chancery';

export type ClusterOptions = {
  readonly binaries: Binaries;
  readonly user: ServerUser | undefined;
  /** For tests: nothing is synced to disk, and the role may create databases. */
  readonly throwaway: boolean;
};

/**
 * Makes the cluster, its role and its database on first use, and the role's password where it was lost.
 * A half-made cluster never gets its final name, so every step may be interrupted.
 *
 * @throws Error when the cluster is another major version's
 */
export async function makeCluster(place: DataDirectory, options: ClusterOptions): Promise<void> {
  const exists = existsSync(place.cluster);
  if (exists) await checkVersion(place, options.binaries);
  if (exists && existsSync(place.password)) return;

  const password = randomBytes(24).toString('base64url');
  const half = `${place.cluster}.half`;
  if (exists) {
    await runSql(place.cluster, options, `ALTER ROLE ${ROLE} PASSWORD '${password}';\n`);
  } else {
    await rm(half, { recursive: true, force: true });
    await initialise(half, options);
    await runSql(
      half,
      options,
      `CREATE ROLE ${ROLE} LOGIN ${options.throwaway ? 'CREATEDB' : ''} PASSWORD '${password}';\n` +
        `CREATE DATABASE ${ROLE} OWNER ${ROLE};\n`,
    );
  }
  await writeFile(place.password, password, { mode: 0o600 });
  if (!exists) await rename(half, place.cluster);
}

async function initialise(cluster: string, options: ClusterOptions): Promise<void> {
  await mkdir(cluster, { mode: 0o700 });
  await giveTo(options.user, cluster);
  await runProgram(options.binaries.initdb, initdbArguments(cluster, options.throwaway), {
    user: options.user,
    cwd: '/',
  });
  // Only the site's role, only with its password, only from this machine; the superuser never.
  const rules = join(cluster, 'pg_hba.conf');
  await writeFile(rules, `host all ${ROLE} 127.0.0.1/32 scram-sha-256\n`);
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

/** Single-user mode: needs no connection, so the superuser needs no password and no way in. */
async function runSql(cluster: string, options: ClusterOptions, sql: string): Promise<void> {
  const durability = options.throwaway ? ['-c', 'fsync=off'] : [];
  await runProgram(options.binaries.postgres, ['--single', ...durability, '-D', cluster, 'postgres'], {
    user: options.user,
    cwd: '/',
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
