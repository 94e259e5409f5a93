import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import {
  type BackupHeader,
  END_OF_ROWS,
  parseHeader,
  parseLine,
  type SequenceLine,
  type TableLine,
} from './format.ts';

/** What a restore is told, in the order of the file. */
type BackupReader = {
  header(header: BackupHeader): Promise<void>;
  /** Takes the rows as COPY reads them, in pieces of any length; resolves to their number. */
  table(table: TableLine, rows: AsyncIterable<Buffer>): Promise<number>;
  sequence(sequence: SequenceLine): Promise<void>;
};

/**
 * Reads a backup from beginning to end, a piece at a time.
 *
 * @returns the number of rows
 * @throws Error when the file is damaged or was cut off; what the reader was told until then must be undone
 */
export async function readBackup(file: string, reader: BackupReader, signal?: AbortSignal): Promise<number> {
  const source = createReadStream(file, { signal });
  const unpacked = createGunzip();
  source.once('error', (error) => unpacked.destroy(error));
  source.pipe(unpacked);
  try {
    return await readLines(new Unread(unpacked), reader);
  } catch (error) {
    if (error instanceof Error && 'code' in error && /^Z_/.test(String(error.code))) {
      throw new Error(`The backup is damaged or no backup: ${error.message}`);
    }
    throw signal?.aborted ? signal.reason : error;
  } finally {
    source.destroy();
    unpacked.destroy();
  }
}

async function readLines(unread: Unread, reader: BackupReader): Promise<number> {
  await reader.header(parseHeader((await unread.line()) ?? ''));
  let rows = 0;
  for (let text = await unread.line(); text !== undefined; text = await unread.line()) {
    const line = parseLine(text);
    if ('table' in line) rows += await reader.table(line, unread.rows());
    else if ('sequence' in line) await reader.sequence(line);
    else if (line.rows !== rows) throw new Error(`The backup should have ${line.rows} rows and has ${rows}.`);
    else if ((await unread.line()) !== undefined) throw new Error('The backup goes on after its end.');
    else return rows;
  }
  throw notWhole();
}

/** A line that is not of rows is never longer. */
const LONGEST_LINE_BYTES = 1_000_000;
/** The end of the rows, with the end of the line before it. */
const AFTER_ROWS = `\n${END_OF_ROWS}`;

function notWhole(): Error {
  return new Error('The backup is not whole: its end is missing.');
}

/** What has not been read yet of a text that comes in pieces. */
class Unread {
  readonly #pieces: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(pieces: AsyncIterable<Buffer>) {
    this.#pieces = pieces[Symbol.asyncIterator]();
  }

  /** The next line without its end; undefined after the last one. */
  async line(): Promise<string | undefined> {
    for (;;) {
      const end = this.#rest.indexOf('\n');
      if (end >= 0) return this.#take(end + 1).toString('utf8', 0, end);
      if (this.#rest.length > LONGEST_LINE_BYTES)
        throw new Error('The backup is damaged: a line is too long.');
      if (await this.#more()) continue;
      return this.#rest.length > 0 ? this.#take(this.#rest.length).toString() : undefined;
    }
  }

  /** The lines before the end of the rows, in pieces; that end is read, too. */
  async *rows(): AsyncGenerator<Buffer> {
    while (this.#rest.length < END_OF_ROWS.length) await this.#mustGoOn();
    if (this.#rest.indexOf(END_OF_ROWS) === 0) return void this.#take(END_OF_ROWS.length);
    for (;;) {
      const end = this.#rest.indexOf(AFTER_ROWS);
      if (end >= 0) {
        yield this.#take(end + 1);
        return void this.#take(END_OF_ROWS.length);
      }
      // What may be the beginning of the end waits for the rest of it.
      if (this.#rest.length > AFTER_ROWS.length) yield this.#take(this.#rest.length - AFTER_ROWS.length);
      await this.#mustGoOn();
    }
  }

  async #mustGoOn(): Promise<void> {
    if (!(await this.#more())) throw notWhole();
  }

  #take(length: number): Buffer {
    const taken = this.#rest.subarray(0, length);
    this.#rest = this.#rest.subarray(length);
    return taken;
  }

  async #more(): Promise<boolean> {
    const { value, done } = await this.#pieces.next();
    if (done) return false;
    this.#rest = this.#rest.length > 0 ? Buffer.concat([this.#rest, value]) : value;
    return true;
  }
}
