/**
 * A backup is a gzip file of JSON lines: a header; for each table a line that names it, then a line for each
 * row with every value as PostgreSQL writes it in text; the sequences; and an end that counts the rows, without
 * which the file is not whole.
 */
export type BackupHeader = {
  readonly chancery: 'backup';
  readonly version: 1;
  /** When the backup's snapshot was taken, ISO 8601. */
  readonly created: string;
  /** The migrations the database had. */
  readonly migrations: readonly string[];
};

export type TableLine = { readonly table: string; readonly columns: readonly Column[] };

export type Column = { readonly name: string; readonly type: string };

export type RowLine = readonly (string | null)[];

export type SequenceLine = { readonly sequence: string; readonly last: string };

type EndLine = { readonly end: true; readonly rows: number };

export type BackupLine = BackupHeader | TableLine | RowLine | SequenceLine | EndLine;

/** Reads one line after the header. The file may come from anywhere, so its shape is checked. */
export function parseLine(text: string): TableLine | RowLine | SequenceLine | EndLine {
  const line = parseJson(text);
  if (Array.isArray(line)) return line;
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
  if (line.version !== 1) throw new Error(`This backup has the format ${line.version}; known is 1.`);
  return line as BackupHeader;
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
