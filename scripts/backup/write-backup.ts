import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { escapeIdentifier } from 'pg';
import { type CopyToStreamQuery, to as copyTo } from 'pg-copy-streams';
import { DatabaseClient } from '../../src/platform/db/client.ts';
import { listMigrations, listSequences, listTables } from './catalogue.ts';
import { type BackupLine, END_OF_ROWS, type TableLine } from './format.ts';
import { thisVersion } from './maker.ts';

/** Values are written in a form that does not depend on the server's own settings; for the transaction under way. */
export const TEXT_FORM = `SET LOCAL TimeZone = 'UTC'; SET LOCAL DateStyle = 'ISO, YMD';
  SET LOCAL IntervalStyle = 'postgres'; SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex';
  SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0`;

/**
 * Writes everything a database holds to one file, as it was at one moment, while the site goes on. Nothing is held
 * whole in memory, however long a row is. The file gets its name, readable by its owner alone, only when it is whole
 * and on the disk.
 *
 * @param signal when aborted, the half file is removed and this rejects
 * @returns the number of rows
 */
export async function writeBackup(databaseUrl: string, file: string, signal?: AbortSignal): Promise<number> {
  const client = new DatabaseClient({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  // What waits for an answer, such as for a table that is locked, is woken by that.
  signal?.addEventListener('abort', () => void client.end(), { once: true });
  const half = `${file}.half`;
  const count = { rows: 0 };
  try {
    await client.connect();
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query(TEXT_FORM);
    const text = Readable.from(backupText(client, count), { objectMode: false });
    await pipeline(text, createGzip(), createWriteStream(half, { mode: 0o600 }), { signal });
    await client.query('COMMIT');
    await syncToDisk(half);
    await rename(half, file);
    return count.rows;
  } catch (error) {
    await rm(half, { force: true });
    throw signal?.aborted ? signal.reason : error;
  } finally {
    await client.end();
  }
}

async function* backupText(
  client: DatabaseClient,
  count: { rows: number },
): AsyncGenerator<string | Uint8Array> {
  const created = new Date().toISOString();
  const migrations = await listMigrations(client);
  yield json({ chancery: 'backup', version: 2, created, madeBy: await thisVersion(), migrations });
  const copies: CopyToStreamQuery[] = [];
  for (const table of await listTables(client)) {
    yield json(table);
    const copy = client.query(copyTo(copyStatement(table)));
    copies.push(copy);
    yield* copy;
    yield END_OF_ROWS;
  }
  // After the rows: a sequence is outside the snapshot, and must not be behind them.
  for (const sequence of await listSequences(client)) yield json(sequence);
  // The answer to that query came after every copy had said how many rows it was.
  count.rows = copies.reduce((sum, copy) => sum + copy.rowCount, 0);
  yield json({ end: true, rows: count.rows });
}

function copyStatement({ table, columns }: TableLine): string {
  const list = columns.map((column) => escapeIdentifier(column.name)).join(', ');
  return `COPY (SELECT ${list} FROM ONLY ${table}) TO STDOUT`;
}

function json(line: BackupLine): string {
  return `${JSON.stringify(line)}\n`;
}

async function syncToDisk(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
}
