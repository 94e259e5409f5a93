import { stringify } from 'csv-stringify/sync';

/**
 * A table as CSV (RFC 4180) with a byte order mark, by which spreadsheets know that it is UTF-8. A cell that begins
 * like a formula is disarmed (OWASP, CSV injection).
 */
export function csvTable(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  return stringify([[...columns], ...rows.map((row) => [...row])], {
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
}
