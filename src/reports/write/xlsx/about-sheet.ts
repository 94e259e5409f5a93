import { messagesFor } from '../../../i18n/messages.ts';
import { documentOf } from '../../document/document-of.ts';
import type { Report } from '../../model/report.ts';
import { type Sheet, sheetName, typed } from './sheet.ts';

/** What the workbook is: its title page. */
export function aboutSheet(report: Report): Sheet {
  const { title, firm, extent, disclaimer, facts, warnings, note } = documentOf(report);
  const m = messagesFor(report.locale).report;
  const { lines = [], checkpoint = null } = report.cover.proof ?? {};
  const root = checkpoint ? [typed(m.root), typed(checkpoint.trim(), 'long')] : null;
  return {
    sheet: sheetName(m.about),
    isFiltered: false,
    orientation: 'landscape',
    columns: [{ width: 28 }, { width: 90 }],
    data: [
      [{ type: String, value: title, fontWeight: 'bold', fontSize: 16 }],
      [typed(extent)],
      [typed(firm)],
      [{ type: String, value: disclaimer, fontWeight: 'bold', textColor: '#A9341A' }],
      [],
      ...facts.map(({ label, words }) => [typed(label), typed(words.text, 'long')]),
      ...(note ? [[typed(note.label), typed(note.text, 'long')]] : []),
      ...(warnings.length > 0 ? [[]] : []),
      ...warnings.map((warning) => [null, typed(warning, 'long')]),
      ...lines.map((line, at) => [at === 0 ? typed(m.checked) : null, typed(line, 'long')]),
      ...(root ? [root] : []),
    ],
  };
}
