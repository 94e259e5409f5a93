import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import {
  type BackupHeader,
  parseHeader,
  parseLine,
  type RowLine,
  type SequenceLine,
  type TableLine,
} from './format.ts';

/** What a restore is told, in the order of the file. */
type BackupReader = {
  header(header: BackupHeader): Promise<void>;
  table(table: TableLine): Promise<void>;
  row(row: RowLine): Promise<void>;
  sequence(sequence: SequenceLine): Promise<void>;
};

/**
 * Reads a backup from beginning to end.
 *
 * @returns the number of rows
 * @throws Error when the file is damaged or was cut off; what the reader was told until then must be undone
 */
export async function readBackup(file: string, reader: BackupReader): Promise<number> {
  let rows = 0;
  let atStart = true;
  let ended = false;
  for await (const text of linesOf(file)) {
    if (atStart) {
      atStart = false;
      await reader.header(parseHeader(text));
      continue;
    }
    const line = parseLine(text);
    if (ended) throw new Error('The backup goes on after its end.');
    if (isRow(line)) {
      rows += 1;
      await reader.row(line);
    } else if ('table' in line) await reader.table(line);
    else if ('sequence' in line) await reader.sequence(line);
    else {
      if (line.rows !== rows) throw new Error(`The backup should have ${line.rows} rows and has ${rows}.`);
      ended = true;
    }
  }
  if (!ended) throw new Error('The backup is not whole: its end is missing.');
  return rows;
}

function isRow(line: object): line is RowLine {
  return Array.isArray(line);
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const unpacked = createGunzip();
  source.once('error', (error) => unpacked.destroy(error));
  source.pipe(unpacked);
  let parts: string[] = [];
  try {
    for await (const chunk of unpacked.setEncoding('utf8')) {
      const pieces = String(chunk).split('\n');
      for (const piece of pieces.slice(0, -1)) {
        yield parts.join('') + piece;
        parts = [];
      }
      parts.push(pieces.at(-1) ?? '');
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && /^Z_/.test(String(error.code))) {
      throw new Error(`The backup is damaged or no backup: ${error.message}`);
    }
    throw error;
  } finally {
    source.destroy();
  }
  if (parts.join('') !== '') yield parts.join('');
}
