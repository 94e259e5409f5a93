import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseClient } from './client.ts';

/** Where numbered SQL files lie, seen from the checkout: the process runs there. */
const migrationsDirectory = join(process.cwd(), 'migrations');

interface MigrateOptions {
  /** Longest wait for another process that migrates, or for a table that is in use, in milliseconds; default 60,000. */
  readonly lockTimeout?: number;
  /** Longest time for one statement, which is a whole file, in milliseconds; default 600,000. */
  readonly statementTimeout?: number;
}

/** Any number, as long as every process that migrates this product uses the same. */
const advisoryLock = 7_263_541;

/**
 * Brings a database up to date: runs every file of `migrations/` that it has not seen, in order of their numbers,
 * each in a transaction of its own, one process at a time. Nothing is waited for longer than the timeouts.
 *
 * @returns the names of the files that were run now
 * @throws when a file fails (it is rolled back) or when the database knows a migration that this checkout has not
 */
export async function migrate(
  databaseUrl: string,
  { lockTimeout = 60_000, statementTimeout = 600_000 }: MigrateOptions = {},
): Promise<string[]> {
  const client = new DatabaseClient({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 10_000,
    lock_timeout: lockTimeout,
    statement_timeout: statementTimeout,
    query_timeout: statementTimeout + 1_000,
  });
  // A connection that breaks between two statements is told by the next one.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('set client_min_messages = warning');
    await client.query('select pg_advisory_lock($1)', [advisoryLock]);
    await client.query(
      'create table if not exists migration (name text primary key, at timestamptz not null default now())',
    );
    const done = new Set(
      (await client.query<{ name: string }>('select name from migration')).rows.map((r) => r.name),
    );
    const files = await migrationFiles();
    const foreign = [...done].filter((name) => !files.includes(name));
    if (foreign.length > 0) {
      throw new Error(`The database is newer than this checkout: it has ${foreign.join(', ')}.`);
    }
    const pending = files.filter((name) => !done.has(name));
    for (const name of pending) await runFile(client, name);
    return pending;
  } finally {
    await client.end();
  }
}

/** The names of the migrations of this checkout, in order. @throws Error as `inOrder` */
export async function migrationFiles(): Promise<string[]> {
  return inOrder(await readdir(migrationsDirectory));
}

/**
 * The SQL files among these, in order of their numbers.
 *
 * @throws Error when one is not named as a migration, or has another's number: it would be run never, or in any order
 */
export function inOrder(names: readonly string[]): string[] {
  const files = names.filter((name) => /\.sql$/i.test(name)).sort();
  for (const [at, name] of files.entries()) {
    if (!/^\d{4}_[a-z0-9-]+\.sql$/.test(name))
      throw new Error(`migrations/${name} is not named like 0001_what-it-does.sql (one underscore).`);
    if (files[at - 1]?.slice(0, 4) === name.slice(0, 4))
      throw new Error(`migrations/${files[at - 1]} and ${name} have the same number.`);
  }
  return files;
}

async function runFile(client: DatabaseClient, name: string): Promise<void> {
  const sql = await readFile(join(migrationsDirectory, name), 'utf8');
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into migration (name) values ($1)', [name]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
