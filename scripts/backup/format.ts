/**
 * A backup is a gzip file of lines: a header in JSON; for each table a line of JSON that names it, then its rows as
 * PostgreSQL's COPY writes them, ended by a line `\.` (which no row can be); the sequences, a line of JSON each; and an
 * end that counts the rows, without which the file is not whole.
 */
export type BackupHeader = {
  readonly chancery: 'backup';
  readonly version: 2;
  /** When the backup's snapshot was taken, ISO 8601. */
  readonly created: string;
  readonly madeBy: Maker;
  /** The migrations the database had. */
  readonly migrations: readonly string[];
};

/** Which version of Chancery made a backup. */
export type Maker = { readonly version: string; readonly commit: string | null };

export type TableLine = { readonly table: string; readonly columns: readonly Column[] };

export type Column = { readonly name: string; readonly type: string };

export type SequenceLine = { readonly sequence: string; readonly last: string };

type EndLine = { readonly end: true; readonly rows: number };

export type BackupLine = BackupHeader | TableLine | SequenceLine | EndLine;

/** The line after the last row of a table. */
export const END_OF_ROWS = '\\.\n';

/** Reads one line after the header. The file may come from anywhere, so its shape is checked. */
export function parseLine(text: string): TableLine | SequenceLine | EndLine {
  const line = parseJson(text);
  if (isObject(line)) {
    if (typeof line.table === 'string' && Array.isArray(line.columns)) return line as TableLine;
    if (typeof line.sequence === 'string' && typeof line.last === 'string') return line as SequenceLine;
    if (line.end === true && typeof line.rows === 'number') return line as EndLine;
  }
  throw new Error(`The backup is damaged: a line means nothing: ${text.slice(0, 80)}`);
}

/** @throws Error when the first line is not the one of a backup that this version reads */
export function parseHeader(text: string): BackupHeader {
  const line = parseJson(text);
  if (!isObject(line) || line.chancery !== 'backup') throw new Error('This file is no backup of Chancery.');
  if (line.version !== 2) throw new OtherVersion(line, `it has the format ${line.version}, and this one 2`);
  return line as BackupHeader;
}

/** Thrown when another version's backup is to be restored. */
export class OtherVersion extends Error {
  override readonly name = 'OtherVersion';

  /** @param header of the backup, as far as it can be read */
  constructor(header: { readonly madeBy?: unknown; readonly migrations?: unknown }, difference: string) {
    super(
      `This backup is of another version of Chancery: ${difference}.\nRestore it with the version that made it, ` +
        `${nameOf(header)}; starting the version you want then brings the database up to date.`,
    );
  }
}

function nameOf({ madeBy, migrations }: { readonly madeBy?: unknown; readonly migrations?: unknown }) {
  if (isObject(madeBy) && typeof madeBy.commit === 'string')
    return `${madeBy.version} (git checkout ${madeBy.commit})`;
  const newest = Array.isArray(migrations) ? migrations.map(String).sort().at(-1) : undefined;
  if (newest === undefined) return 'whose name it does not tell';
  return `whose newest migration is ${newest} (git log -1 --diff-filter=A --format=%h -- migrations/${newest})`;
}

/** @returns undefined for what is no JSON */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
