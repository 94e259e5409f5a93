import type { Blob } from 'node:buffer';
import type Stream from 'node:stream';
import type { Cell, Feature, SheetData, SheetOptions } from 'write-excel-file/node';
import { proofPart } from '../proof-part.ts';

/** Of pictures, of which there are none. */
type FileContent = Stream | Buffer | Blob;

/** A sheet of a workbook as the writer takes it. */
export type Sheet = SheetOptions<FileContent> & {
  readonly data: SheetData;
  readonly sheet: string;
  /** Whether its first row has a filter over each column. */
  readonly isFiltered: boolean;
};

/** Characters that a cell takes. */
const longest = 32_767;
const isoDate = 'yyyy-mm-dd';
/** Excel's calendar begins in 1900, and takes that year for a leap year: only from here on is a day what it says. */
const firstDay = '1900-03-01';

/**
 * A cell of its type: a day becomes a date, if it is one of Excel's calendar, a number stays one, all else is text,
 * whatever it begins with.
 */
export function typed(
  value: string | number | null,
  kind: 'text' | 'long' | 'day' | 'number' = 'text',
): Cell {
  if (value === null || value === '') return null;
  const place = { alignVertical: 'top' } as const;
  if (kind === 'day' && String(value) >= firstDay)
    return { type: Date, value: new Date(`${value}T00:00:00Z`), format: isoDate, ...place };
  if (kind === 'number') return { type: Number, value: Number(value), ...grouped(Number(value)), ...place };
  return { type: String, value: String(value).slice(0, longest), wrap: kind === 'long', ...place };
}

/** Thousands are told apart; a fraction stands as it is. */
const grouped = (value: number) => (Number.isInteger(value) ? { format: '#,##0' } : {});

interface Columns {
  readonly heading: string;
  /** In characters. */
  readonly width: number;
}

/** A sheet with a heading over each column, which stays in view and filters what is below it. */
export function sheetOf(
  name: string,
  columns: readonly Columns[],
  rows: readonly (readonly Cell[])[],
  { stickyColumns = 1 } = {},
): Sheet {
  const headings = columns.map(
    ({ heading }): Cell => ({
      type: String,
      value: heading,
      fontWeight: 'bold',
      backgroundColor: '#F0F3F4',
      bottomBorderStyle: 'thin',
      bottomBorderColor: '#0E1B2E',
      wrap: true,
      alignVertical: 'top',
    }),
  );
  return {
    sheet: sheetName(name),
    data: [headings, ...rows.map((row) => [...row])],
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
    stickyColumnsCount: stickyColumns,
    orientation: 'landscape',
    isFiltered: rows.length > 0,
  };
}

/** A name as Excel takes it: 31 characters, and not all of them. */
export function sheetName(name: string): string {
  return name.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31);
}

/**
 * Lets readers filter by every column of those sheets that have headings, and prints each sheet as wide as its paper; the
 * writer has no options for it.
 */
export function filteredAndFitted(sheets: readonly Sheet[]): Feature<FileContent> {
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml, _, { sheetIndex }) => {
            const { isFiltered, data } = sheets[sheetIndex] ?? { isFiltered: false, data: [] };
            const printed = xml
              .replace(/<worksheet\b[^>]*>/, '$&<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>')
              .replace('<pageSetup ', '<pageSetup fitToWidth="1" fitToHeight="0" ');
            if (!isFiltered) return printed;
            const last = `${columnName(data[0]?.length ?? 1)}${data.length}`;
            return printed.replace('</sheetData>', `</sheetData><autoFilter ref="A1:${last}"/>`);
          },
        },
      },
    },
  };
}

/** Puts a report's proof into the workbook, where no sheet shows it. */
export function carrying(proof: string): Feature<FileContent> {
  const { path, relationship } = proofPart;
  return {
    files: {
      transform: {
        'xl/_rels/workbook.xml.rels': {
          insert: () => `<Relationship Id="rIdProof" Type="${relationship}" Target="../${path}"/>`,
        },
      },
      write: { files: () => ({ [path]: proof }) },
    },
  };
}

/** 1 → `A`, 27 → `AA`. */
function columnName(number: number): string {
  const rest = (number - 1) % 26;
  const letter = String.fromCharCode(65 + rest);
  return number <= 26 ? letter : columnName((number - 1 - rest) / 26) + letter;
}
