import { messagesFor } from '../../../i18n/messages.ts';
import { sourceInWords } from '../../../i18n/source-names.ts';
import { unitInWords } from '../../model/amount.ts';
import { inReadingOrder, type Placed } from '../../model/placed.ts';
import type { Report } from '../../model/report.ts';
import { type Sheet, sheetOf, typed } from './sheet.ts';

const place = ({ jurisdiction, topic }: Placed) => [typed(jurisdiction.title), typed(topic.title)];

/** The figures of the law as numbers; null where there are none. */
export function figuresSheet(report: Report): Sheet | null {
  const m = messagesFor(report.locale).report;
  const rows = inReadingOrder(report).flatMap((placed) =>
    placed.answer.thresholds.map(({ label, ...figure }) => [
      ...place(placed),
      typed(label, 'long'),
      typed(figure.value, 'number'),
      typed(unitInWords(figure, report.locale)),
    ]),
  );
  if (rows.length === 0) return null;
  return sheetOf(
    m.thresholds,
    columns([m.jurisdiction, 20], [m.topic, 26], [m.figure, 60], [m.value, 16], [m.unit, 16]),
    rows,
  );
}

/** What answers rest on; null where nothing is named, or it was not asked for. */
export function sourcesSheet(report: Report): Sheet | null {
  const m = messagesFor(report.locale).report;
  const rows = inReadingOrder(report).flatMap((placed) =>
    placed.answer.instruments.map((source) => [
      ...place(placed),
      typed(sourceInWords(source, report.locale), 'long'),
      typed(source.citation, 'long'),
      typed(source.url),
    ]),
  );
  if (!report.options.sources || rows.length === 0) return null;
  return sheetOf(
    m.sources,
    columns([m.jurisdiction, 20], [m.topic, 26], [m.source, 50], [m.citation, 40], [m.link, 50]),
    rows,
  );
}

/** What has changed; null where it was not asked for, or nothing has. */
export function changesSheet({ locale, changes, jurisdictions, topics, options }: Report): Sheet | null {
  const m = messagesFor(locale).report;
  if (options.since === null || changes.length === 0) return null;
  const titles = new Map([...jurisdictions, ...topics].map(({ key, title }) => [key, title]));
  return sheetOf(
    m.changes,
    columns([m.jurisdiction, 20], [m.topic, 26], [m.changed, 14], [m.before, 40], [m.after, 40], [m.why, 40]),
    changes.map(({ jurisdiction, topic, day, headlineBefore, headline, reason }) => [
      typed(titles.get(jurisdiction) ?? ''),
      typed(titles.get(topic) ?? ''),
      typed(day, 'day'),
      typed(headlineBefore.text, 'long'),
      typed(headline.text, 'long'),
      typed(reason?.text ?? null, 'long'),
    ]),
  );
}

function columns(...all: readonly (readonly [heading: string, width: number])[]) {
  return all.map(([heading, width]) => ({ heading, width }));
}
