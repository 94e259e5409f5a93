import type { Status } from '../../../components/icons/StatusMark.tsx';
import type { Cell, Section } from '../../../components/sections/section.ts';
import { choiceLabel } from '../../../content/types/choices.ts';
import { formatDay } from '../../../i18n/format.ts';
import { langOf } from '../../../i18n/language-of.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { answersGate } from './answers-gate.ts';
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

type LegalStatus = Chapter['cells'][number]['legalStatus'];

const marks: { readonly [S in LegalStatus]: Status } = {
  IN_FORCE: 'in-force',
  IN_FORCE_PARTLY: 'dated',
  ADOPTED_NOT_YET_IN_FORCE: 'dated',
  PROPOSED: 'proposed',
  GUIDANCE_ONLY: 'consultation',
  NONE: 'none',
  REPEALED: 'none',
  NOT_APPLICABLE: 'none',
  NOT_REVIEWED: 'not-reviewed',
};

/** Its words stay in one line, at most broken after a comma: their column is measured by them. */
function statusCell(status: LegalStatus, locale: Locale): Cell {
  const text = choiceLabel('navigatorCell.legalStatus', status, locale).replaceAll(/(?<!,) /g, '\u00a0');
  return { text, status: marks[status] };
}
