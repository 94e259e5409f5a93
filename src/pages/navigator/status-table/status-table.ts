import type { Cell, Section } from '../../../components/sections/section.ts';
import { choiceLabel } from '../../../content/types/choices.ts';
import type { NavigatorCellLegalStatus } from '../../../graphql/content/schema-types.gen.ts';
import { formatDay } from '../../../i18n/format.ts';
import { langOf } from '../../../i18n/language-of.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { answersGate } from '../answers-gate.ts';
import { markOf } from '../status-marks.ts';
import type { Chapter } from './chapter.ts';

/**
 * Topic by topic: the status of the law, the answer in a line, and since when. Where not everybody may read the answers
 * it keeps a column for them.
 */
export function statusTable(chapter: Chapter, locale: Locale): Section {
  const { navigator: m } = messagesFor(locale);
  const { cells } = chapter;
  const gate = answersGate(chapter, locale);
  return {
    kind: 'table',
    id: 'status',
    heading: m.entries,
    columns: [m.topic, m.status, m.headline, ...(gate ? [m.answer] : []), m.inForceFrom, m.reviewed],
    rows: cells.map((cell) => {
      const lang = langOf(cell.locale, locale);
      return [
        { text: cell.topic?.title ?? cell.title, lang: cell.topic ? undefined : lang },
        statusCell(cell.legalStatus, locale),
        { text: cell.legalStatus === 'NOT_REVIEWED' ? '' : cell.title, lang },
        ...(gate ? [{ text: cell.answer ?? '', lang }] : []),
        { text: cell.inForceFrom ? formatDay(cell.inForceFrom, locale, 'short') : '' },
        { text: cell.reviewedOn ? formatDay(cell.reviewedOn, locale, 'short') : '' },
      ];
    }),
    kept: gate ? { id: chapter.id, gate, rowIds: cells.map(({ id }) => id), column: 3 } : undefined,
  };
}

/** Its words stay in one line, at most broken after a comma: their column is measured by them. */
function statusCell(status: NavigatorCellLegalStatus, locale: Locale): Cell {
  const text = choiceLabel('navigatorCell.legalStatus', status, locale).replaceAll(/(?<!,) /g, '\u00a0');
  return { text, status: markOf(status) };
}
