import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { escapeIdentifier } from 'pg';
import { DatabaseClient } from '../../src/db/client.ts';
import { listMigrations, listSequences, listTables } from './catalogue.ts';
import type { BackupLine, TableLine } from './format.ts';

/** Values are written in a form that does not depend on the server's own settings. */
export const TEXT_FORM = `SET TimeZone = 'UTC'; SET DateStyle = 'ISO, YMD'; SET IntervalStyle = 'postgres';
  SET extra_float_digits = 1; SET bytea_output = 'hex'; SET statement_timeout = 0;
  SET idle_in_transaction_session_timeout = 0`;

/**
 * Writes everything a database holds to one file, as it was at one moment, while the site goes on.
 * The file gets its name, readable by its owner alone, only when it is whole and on the disk.
 *
 * @returns the number of rows
 */
export async function writeBackup(databaseUrl: string, file: string): Promise<number> {
  const client = new DatabaseClient({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  const half = `${file}.half`;
  const count = { rows: 0 };
  try {
    await client.query(TEXT_FORM);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const text = Readable.from(toText(backupLines(client, count)));
    await pipeline(text, createGzip(), createWriteStream(half, { mode: 0o600 }));
    await client.query('COMMIT');
    await syncToDisk(half);
    await rename(half, file);
    return count.rows;
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

async function* backupLines(client: DatabaseClient, count: { rows: number }): AsyncGenerator<BackupLine> {
  const created = new Date().toISOString();
  yield { chancery: 'backup', version: 1, created, migrations: await listMigrations(client) };
  for (const table of await listTables(client)) {
    yield table;
    for await (const row of rowsOf(client, table)) {
      count.rows += 1;
      yield row;
    }
  }
  // After the rows: a sequence is outside the snapshot, and must not be behind them.
  yield* await listSequences(client);
  yield { end: true, rows: count.rows };
}

async function* rowsOf(
  client: DatabaseClient,
  { table, columns }: TableLine,
): AsyncGenerator<(string | null)[]> {
  // Files may be 10 MB each; everything else is small.
  const atOnce = columns.some((column) => column.type === 'bytea') ? 1 : 200;
  const list = columns.map((column) => `${escapeIdentifier(column.name)}::text`).join(', ');
  await client.query(`DECLARE backup_rows NO SCROLL CURSOR FOR SELECT ${list} FROM ONLY ${table}`);
  for (;;) {
    const { rows } = await client.query<(string | null)[]>({
      text: `FETCH ${atOnce} FROM backup_rows`,
      rowMode: 'array',
    });
    yield* rows;
    if (rows.length < atOnce) break;
  }
  await client.query('CLOSE backup_rows');
}

async function* toText(lines: AsyncIterable<BackupLine>): AsyncGenerator<string> {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`;
}

async function syncToDisk(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
}
