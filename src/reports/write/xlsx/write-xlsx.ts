import writeExcelFile from 'write-excel-file/node';
import { messagesFor } from '../../../i18n/messages.ts';
import { inReadingOrder } from '../../model/placed.ts';
import type { Report } from '../../model/report.ts';
import { answerColumns } from '../answer-row.ts';
import { proofXml } from '../proof-part.ts';
import { aboutSheet } from './about-sheet.ts';
import { changesSheet, figuresSheet, sourcesSheet } from './further-sheets.ts';
import { matrixSheet } from './matrix-sheet.ts';
import { carrying, filteredAndFitted, type Sheet, sheetOf, typed } from './sheet.ts';

/**
 * A report as an Excel workbook: what it is, the table of statuses, and a row for each answer, with days and numbers as
 * such, filters and headings that stay in view. Nothing in it is a formula, whatever the content says.
 */
export function writeXlsx(report: Report): Promise<Buffer> {
  const sheets = [
    aboutSheet(report),
    matrixSheet(report),
    answersSheet(report),
    figuresSheet(report),
    sourcesSheet(report),
    changesSheet(report),
  ].filter((sheet) => sheet !== null);
  const proof = report.cover.proof && proofXml(report.cover.proof);
  return writeExcelFile(sheets, {
    fontFamily: 'Calibri',
    fontSize: 11,
    features: [filteredAndFitted(sheets), ...(proof ? [carrying(proof)] : [])],
  }).toBuffer();
}

function answersSheet(report: Report): Sheet {
  const columns = answerColumns(report);
  return sheetOf(
    messagesFor(report.locale).report.answers,
    columns.map(({ heading, kind }) => ({
      heading,
      width: { text: 26, long: 52, day: 14, number: 10 }[kind],
    })),
    inReadingOrder(report).map((placed) => columns.map(({ kind, value }) => typed(value(placed), kind))),
    { stickyColumns: 2 },
  );
}
