import { DatabaseClient } from '../../src/platform/db/client.ts';
import { migrationFiles } from '../../src/platform/db/migrate.ts';
import { listForeignKeys, listMaterialisedViews, listTables, listTriggers } from './catalogue.ts';
import { copyRows } from './copy-rows.ts';
import { type BackupHeader, OtherVersion, type TableLine } from './format.ts';
import { readBackup } from './read-backup.ts';
import { TEXT_FORM } from './write-backup.ts';

/**
 * Replaces what a database holds by what a backup holds, in one transaction: when anything is wrong with the
 * file, nothing has changed. Foreign keys are made anew at the end, so every one of them is checked.
 *
 * @param databaseUrl a database with the migrations of this checkout
 * @param replace must be true when the database holds anything
 * @param signal when aborted, this rejects, and nothing has changed
 * @returns the number of rows
 */
export async function restoreBackup(
  databaseUrl: string,
  file: string,
  replace: boolean,
  signal?: AbortSignal,
): Promise<number> {
  const client = new DatabaseClient({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  // What waits for an answer, such as for a table that is locked, is woken by that.
  signal?.addEventListener('abort', () => void client.end(), { once: true });
  try {
    await client.connect();
    await client.query('BEGIN');
    await client.query(`${TEXT_FORM}; SET LOCAL lock_timeout = '30s'`);
    const rows = await restoreInTransaction(client, file, replace, signal);
    await client.query('COMMIT');
    await client.query('ANALYZE');
    return rows;
  } catch (error) {
    throw signal?.aborted ? signal.reason : error;
  } finally {
    await client.end();
  }
}

async function restoreInTransaction(
  client: DatabaseClient,
  file: string,
  replace: boolean,
  signal: AbortSignal | undefined,
): Promise<number> {
  const tables = await listTables(client);
  if (tables.length > 0) {
    await client.query(`LOCK TABLE ${tables.map(({ table }) => table).join(', ')} IN ACCESS EXCLUSIVE MODE`);
  }
  if (!replace) await refuseIfFilled(client, tables);
  const foreignKeys = await listForeignKeys(client);
  const triggers = await listTriggers(client);
  for (const { drop } of foreignKeys) await client.query(drop);
  for (const { off } of triggers) await client.query(off);
  // Pages of what was there before.
  await client.query('TRUNCATE stored_page, page_touch, requested_page, page_warming, front_cache');
  await client.query(`TRUNCATE ${tables.map(({ table }) => table).join(', ')} RESTART IDENTITY`);

  const missing = new Set(tables.map(({ table }) => table));
  let header: BackupHeader | undefined;
  const rows = await readBackup(
    file,
    {
      header: async (read) => {
        header = read;
        await refuseOtherMigrations(read);
      },
      table: (table, its) => {
        refuseOtherColumns(table, tables, header);
        missing.delete(table.table);
        return copyRows(client, table, its);
      },
      sequence: async ({ sequence, last }) => {
        await client.query('SELECT setval($1::regclass, $2)', [sequence, last]);
      },
    },
    signal,
  );
  if (missing.size > 0) throw new OtherVersion(header ?? {}, `it has no table ${[...missing].join(', ')}`);

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
    throw new OtherVersion(header, `it has the migration ${foreign.join(', ')}, which is not here`);
  if (later.length > 0)
    throw new OtherVersion(header, `it was made before the migration ${later.join(', ')}`);
}

/** @throws OtherVersion when a table is not exactly as it is here */
function refuseOtherColumns(
  table: TableLine,
  tables: readonly TableLine[],
  header: BackupHeader | undefined,
): void {
  const here = tables.find((each) => each.table === table.table);
  if (!here) throw new OtherVersion(header ?? {}, `it has a table ${table.table}, which is not here`);
  if (describe(here) === describe(table)) return;
  throw new OtherVersion(
    header ?? {},
    `the table ${table.table} has (${describe(table)}), here (${describe(here)})`,
  );
}

function describe({ columns }: TableLine): string {
  return columns.map((column) => `${column.name} ${column.type}`).join(', ');
}
