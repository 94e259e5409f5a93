import writeExcelFile from 'write-excel-file/node';
import type { Workbook, WorkbookSheet } from '../workbook.ts';
import { filteredAndFitted, type Sheet, sheetName, sheetOf, typed } from './sheet.ts';

/** A workbook with typed cells; sheets with headings keep them in view and filter what is below. */
export function writeWorkbook({ sheets }: Workbook): Promise<Buffer> {
  const written = sheets.map(sheetFrom);
  return writeExcelFile(written, {
    fontFamily: 'Calibri',
    fontSize: 11,
    features: [filteredAndFitted(written)],
  }).toBuffer();
}

function sheetFrom({ name, columns, rows, stickyColumns }: WorkbookSheet): Sheet {
  const cells = rows.map((row) => row.map((value, at) => typed(value, columns[at]?.kind)));
  const headed = columns.flatMap(({ heading, width }) => (heading === null ? [] : [{ heading, width }]));
  if (headed.length === columns.length) return sheetOf(name, headed, cells, { stickyColumns });
  return {
    sheet: sheetName(name),
    isFiltered: false,
    columns: columns.map(({ width }) => ({ width })),
    data: cells,
  };
}
