import { messagesFor } from '../../../i18n/messages.ts';
import { answersByPlace } from '../../model/placed.ts';
import type { Report } from '../../model/report.ts';
import { statusLabel } from '../../model/status-label.ts';
import { statusMarks } from '../../model/status-mark.ts';
import { type Sheet, sheetOf, typed } from './sheet.ts';

/** Topics by jurisdictions, each with its status. */
export function matrixSheet(report: Report): Sheet {
  const { locale, jurisdictions, topics } = report;
  const m = messagesFor(locale).report;
  const at = answersByPlace(report);
  return sheetOf(
    m.overview,
    [{ heading: m.topic, width: 30 }, ...jurisdictions.map(({ title }) => ({ heading: title, width: 22 }))],
    topics.map((topic) => [
      typed(topic.title, 'long'),
      ...jurisdictions.map(({ key }) => {
        const status = at(key, topic.key)?.status;
        return typed(status ? `${statusMarks[status]} ${statusLabel(status, locale)}` : null, 'long');
      }),
    ]),
  );
}
