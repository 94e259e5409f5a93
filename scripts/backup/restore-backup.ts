import { DatabaseClient } from '../../src/db/client.ts';
import { migrationFiles } from '../../src/db/migrate.ts';
import { listForeignKeys, listMaterialisedViews, listTables, listTriggers } from './catalogue.ts';
import type { BackupHeader, TableLine } from './format.ts';
import { createRowWriter, OtherSchema } from './insert-rows.ts';
import { readBackup } from './read-backup.ts';
import { TEXT_FORM } from './write-backup.ts';

/**
 * Replaces what a database holds by what a backup holds, in one transaction: when anything is wrong with the
 * file, nothing has changed. Foreign keys are made anew at the end, so every one of them is checked.
 *
 * @param databaseUrl a database with the migrations of this checkout
 * @param replace must be true when the database holds anything
 * @returns the number of rows
 */
export async function restoreBackup(databaseUrl: string, file: string, replace: boolean): Promise<number> {
  const client = new DatabaseClient({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query(`${TEXT_FORM}; SET lock_timeout = '30s'`);
    await client.query('BEGIN');
    const rows = await restoreInTransaction(client, file, replace);
    await client.query('COMMIT');
    await client.query('ANALYZE');
    return rows;
  } finally {
    await client.end();
  }
}

async function restoreInTransaction(client: DatabaseClient, file: string, replace: boolean): Promise<number> {
  const tables = await listTables(client);
  if (tables.length > 0) {
    await client.query(`LOCK TABLE ${tables.map(({ table }) => table).join(', ')} IN ACCESS EXCLUSIVE MODE`);
  }
  if (!replace) await refuseIfFilled(client, tables);
  const foreignKeys = await listForeignKeys(client);
  const triggers = await listTriggers(client);
  for (const { drop } of foreignKeys) await client.query(drop);
  for (const { off } of triggers) await client.query(off);
  await client.query(`TRUNCATE ${tables.map(({ table }) => table).join(', ')} RESTART IDENTITY`);

  const writer = createRowWriter(client, tables);
  const seen = new Set<string>();
  const rows = await readBackup(file, {
    header: refuseOtherMigrations,
    table: async (table) => {
      seen.add(table.table);
      await writer.begin(table);
    },
    row: (row) => writer.write(row),
    sequence: async ({ sequence, last }) => {
      await client.query('SELECT setval($1::regclass, $2)', [sequence, last]);
    },
  });
  await writer.flush();
  const missing = tables.filter(({ table }) => !seen.has(table));
  if (missing.length > 0) {
    throw new OtherSchema(`it has no table ${missing.map(({ table }) => table).join(', ')}`);
  }

  await client.query('SET CONSTRAINTS ALL IMMEDIATE');
  for (const { on } of triggers) await client.query(on);
  for (const { add } of foreignKeys) await client.query(add);
  for (const view of await listMaterialisedViews(client))
    await client.query(`REFRESH MATERIALIZED VIEW ${view}`);
  return rows;
}

const MIGRATIONS = 'public.migration';

async function refuseIfFilled(client: DatabaseClient, tables: readonly TableLine[]): Promise<void> {
  for (const { table } of tables) {
    if (table === MIGRATIONS) continue;
    const { rowCount } = await client.query(`SELECT FROM ${table} LIMIT 1`);
    if (rowCount)
      throw new Error(`The database is not empty (${table}). To replace what it holds: --replace`);
  }
}

async function refuseOtherMigrations(header: BackupHeader): Promise<void> {
  const known = await migrationFiles();
  const foreign = header.migrations.filter((name) => !known.includes(name));
  const later = known.filter((name) => !header.migrations.includes(name));
  if (foreign.length > 0)
    throw new OtherSchema(`it has the migration ${foreign.join(', ')}, which is not here`);
  if (later.length > 0) throw new OtherSchema(`it was made before the migration ${later.join(', ')}`);
}
