import { stringify } from 'csv-stringify/sync';
import { messagesFor } from '../../i18n/messages.ts';
import { lawInWords } from '../model/law-in-words.ts';
import { inReadingOrder } from '../model/placed.ts';
import type { Report } from '../model/report.ts';
import { answerColumns } from './answer-row.ts';

/**
 * A report as CSV (RFC 4180): a row for each answer with the report's code, the days that it is of and that it is no
 * advice, in UTF-8 with a mark by which spreadsheets know it.
 */
export function writeCsv(report: Report): Buffer {
  const { code } = report.cover.proof ?? {};
  const { report: m, navigator } = messagesFor(report.locale);
  const about = `${lawInWords(report)} ${navigator.demonstration}`;
  const columns = [
    ...answerColumns(report),
    ...(code ? [{ heading: m.code, value: () => code }] : []),
    { heading: m.about, value: () => about },
  ];
  const rows = inReadingOrder(report).map((placed) => columns.map(({ value }) => value(placed) ?? ''));
  const text = stringify([columns.map(({ heading }) => heading), ...rows], {
    bom: true,
    // What a spreadsheet would reckon is marked as text.
    escape_formulas: true,
    record_delimiter: '\r\n',
  });
  return Buffer.from(text);
}
