import { once } from 'node:events';
import { escapeIdentifier } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { DatabaseClient } from '../../src/platform/db/client.ts';
import type { TableLine } from './format.ts';

/**
 * Gives the rows of a backup to a table, as fast as the server takes them.
 *
 * @param rows as COPY reads them, in pieces of any length
 * @returns their number
 */
export async function copyRows(
  client: DatabaseClient,
  { table, columns }: TableLine,
  rows: AsyncIterable<Buffer>,
): Promise<number> {
  const list = columns.map((column) => escapeIdentifier(column.name)).join(', ');
  const copy = client.query(copyFrom(`COPY ${table} (${list}) FROM STDIN`));
  let failure: Error | undefined;
  copy.on('error', (error) => {
    failure = error;
  });
  for await (const piece of rows) {
    if (failure) throw failure;
    if (!copy.write(piece)) await once(copy, 'drain');
  }
  copy.end();
  if (failure) throw failure;
  await once(copy, 'finish');
  return copy.rowCount;
}
