/**
 * A later version of this software, in a checkout of its own that has the build of this one until its own is made: its
 * sources with another style sheet and what a test adds.
 */
import { execFile } from 'node:child_process';
import { appendFile, cp, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { buildIfStale } from '../../scripts/build.ts';

export interface LaterVersion {
  readonly checkout: string;
  /** Changes its style sheet and builds. */
  build(): Promise<void>;
  /** @returns where `dist/current` leads */
  currentBuild(): Promise<string>;
  addMigration(name: string, sql: string): Promise<void>;
  /** Runs a program of its own with Node. */
  run(...args: string[]): Promise<void>;
  /** Brings a database up to date, as its own program does. */
  migrate(databaseUrl: string): Promise<void>;
  remove(): Promise<void>;
}

const copied = [
  'src',
  'scripts',
  'migrations',
  'public',
  'biome.json',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];

export async function laterVersion(): Promise<LaterVersion> {
  const checkout = await mkdtemp(join(tmpdir(), 'chancery-later-'));
  for (const name of copied) await cp(name, join(checkout, name), { recursive: true });
  await symlink(resolve('node_modules'), join(checkout, 'node_modules'));
  const before = await realpath('dist/current');
  await cp(before, join(checkout, 'dist', basename(before)), { recursive: true });
  await symlink(basename(before), join(checkout, 'dist/current'));
  const version: LaterVersion = {
    checkout,
    build: async () => {
      await appendFile(join(checkout, 'src/styles/base.css'), '\n.only-later { order: 1; }\n');
      await buildIfStale(checkout);
    },
    currentBuild: () => realpath(join(checkout, 'dist/current')),
    addMigration: (name, sql) => writeFile(join(checkout, 'migrations', name), sql),
    run: async (...args) => {
      await promisify(execFile)(process.execPath, args, { cwd: checkout });
    },
    migrate: (databaseUrl) => {
      const code =
        "const { migrate } = await import('./src/platform/db/migrate.ts'); await migrate(process.argv[1]);";
      return version.run('--input-type=module', '-e', code, databaseUrl);
    },
    remove: () => rm(checkout, { recursive: true, force: true }),
  };
  return version;
}
