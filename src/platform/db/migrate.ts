import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { versionDirectory } from '../assets/build-directory.ts';
import { DatabaseClient } from './client.ts';

/** Where the numbered SQL files of this version lie: a build has its own, whatever the checkout has by now. */
const migrationsDirectory = join(versionDirectory, 'migrations');

interface MigrateOptions {
  /** Longest wait for another process that migrates, or for a table that is in use, in milliseconds; default 60,000. */
  readonly lockTimeout?: number;
  /** Longest time for one statement, which is a whole file, in milliseconds; default 600,000. */
  readonly statementTimeout?: number;
}

/** A migration that a database has had. */
interface Done {
  readonly name: string;
  /** The migration that a version has to know to live with it; null: any version can (decision 21). */
  readonly needs: string | null;
}

/** Any number, as long as every process that migrates this product uses the same. */
const advisoryLock = 7_263_541;

/**
 * Brings a database up to date: runs every file of `migrations/` that it has not seen, in order of their numbers,
 * each in a transaction of its own, one process at a time. Nothing is waited for longer than the timeouts, and nothing
 * outlives a transaction, so that it works through a pooler too.
 *
 * A database that a later version has migrated is left as it is, when this version can live with that.
 *
 * @returns the names of the files that were run now
 * @throws Error when a file fails (it is rolled back), or when this version cannot live with what a later one has done
 */
export async function migrate(
  databaseUrl: string,
  { lockTimeout = 60_000, statementTimeout = 600_000 }: MigrateOptions = {},
): Promise<string[]> {
  const files = await migrationFiles();
  const client = new DatabaseClient({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 10_000,
    query_timeout: statementTimeout + 1_000,
  });
  await client.connect();
  try {
    const run: string[] = [];
    for (;;) {
      const name = await runNext(client, files, { lockTimeout, statementTimeout });
      if (name === null) return run;
      run.push(name);
    }
  } finally {
    await client.end();
  }
}

/** Runs the first file that the database has not seen, and says which; null: it is up to date. */
async function runNext(
  client: DatabaseClient,
  files: readonly string[],
  { lockTimeout, statementTimeout }: Required<MigrateOptions>,
): Promise<string | null> {
  await client.query('begin');
  try {
    await client.query(
      `select set_config('client_min_messages', 'warning', true), set_config('lock_timeout', $1, true),
              set_config('statement_timeout', $2, true)`,
      [`${lockTimeout}`, `${statementTimeout}`],
    );
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLock]);
    const done = await migrationsDone(client);
    refuseUnknownNeeds(done, files);
    const name = files.find((file) => !done.some((one) => one.name === file)) ?? null;
    if (name !== null) await runFile(client, name, files);
    await client.query('commit');
    return name;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/** What the database has had; makes the table that says so, and the column that it did not have at first. */
async function migrationsDone(client: DatabaseClient): Promise<Done[]> {
  const { rows: columns } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = to_regclass('migration') and attname = 'needs'`,
  );
  if (columns.length === 0) {
    await client.query(`
      create table if not exists migration (name text primary key, at timestamptz not null default now());
      alter table migration add column needs text`);
  }
  return (await client.query<Done>('select name, needs from migration order by name')).rows;
}

function refuseUnknownNeeds(done: readonly Done[], files: readonly string[]): void {
  const unmet = done.filter(
    ({ name, needs }) => !files.includes(name) && needs !== null && !files.includes(needs),
  );
  if (unmet.length === 0) return;
  const what = unmet.map(({ name, needs }) => `after ${name} every version has to know ${needs}`).join('; ');
  throw new Error(`This version is too old for the database: ${what}. Start one that has it in migrations/.`);
}

/** The names of the migrations of this version, in order. @throws Error as `inOrder` */
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

/**
 * The migration that a version has to know to live with this one: what stands in a line `-- needs: NNNN_x.sql`.
 *
 * @param name of the migration itself, which may need itself
 * @param files the names of all migrations, in order
 * @returns null when any version can live with it
 * @throws Error when such a line names no migration, or a later one: it would shut out nobody, or everybody
 */
export function needsOf(name: string, sql: string, files: readonly string[]): string | null {
  const lines = [...sql.matchAll(/^\s*--\s*needs\s*:(.*)$/gim)].map(([, needed = '']) => needed.trim());
  const [needed = null, ...more] = lines;
  if (needed === null) return null;
  if (more.length > 0 || !files.includes(needed) || needed > name) {
    throw new Error(
      `migrations/${name} needs ${lines.join(', ')}: name one migration, itself or an earlier one.`,
    );
  }
  return needed;
}

async function runFile(client: DatabaseClient, name: string, files: readonly string[]): Promise<void> {
  try {
    const sql = await readFile(join(migrationsDirectory, name), 'utf8');
    const needs = needsOf(name, sql, files);
    await client.query(sql);
    await client.query('insert into migration (name, needs) values ($1, $2)', [name, needs]);
  } catch (error) {
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
