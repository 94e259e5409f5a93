import { stringify } from 'csv-stringify/sync';

/**
 * A table as CSV (RFC 4180) with a byte order mark, by which spreadsheets know that it is UTF-8. A cell that begins
 * like a formula is disarmed (OWASP, CSV injection).
 */
export function csvTable(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\ufeff${csvRows([columns, ...rows])}`;
}

/** More rows of such a table, to stand behind it. */
export function csvRows(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((row) => [...row]),
    { escape_formulas: true, record_delimiter: 'windows' },
  );
}
