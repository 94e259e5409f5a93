import { choiceLabel } from '../../../content/types/choices.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import type { PageRequest } from '../../page-module.ts';
import { csvTable } from '../../shared/files/csv.ts';
import { narrow } from './narrowing.ts';
import type { NavigatorStatusTableQuery } from './query.gen.ts';
import { type ReviewState, reviewState } from './review.ts';
import { selected } from './selected.ts';
import { cellKey } from './table.ts';

/** What a table shows as rows, one for each answer, in the columns that everybody may read; null without a table. */
export function statusTableCsv(data: NavigatorStatusTableQuery, request: PageRequest): string | null {
  const sheet = sheetOf(data, request);
  return sheet && csvTable(sheet.columns, sheet.rows);
}

interface Sheet {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

function sheetOf({ navigatorChapter }: NavigatorStatusTableQuery, request: PageRequest): Sheet | null {
  const table = navigatorChapter?.table;
  if (!table) return null;
  const { locale, clock, origin } = request;
  const { navigator, navigatorTable: m } = messagesFor(locale);
  const { selection } = selected(table, request);
  const today = clock.today();
  const asOf = selection.known !== null && selection.known < today ? selection.known : today;
  const { topics, placed, matching } = narrow(table, selection, asOf);
  const rows = topics.flatMap(({ key, topic }) =>
    table.jurisdictions.flatMap(({ key: jurisdiction, chapter }) => {
      const id = cellKey({ jurisdiction, topic: key });
      const cell = placed.get(id);
      if (!cell || (matching && !matching.has(id))) return [];
      const { entry, changedAt } = cell;
      return [
        [
          chapter.title,
          topic.group ?? '',
          topic.title,
          choiceLabel('navigatorCell.legalStatus', entry.legalStatus, locale),
          entry.legalStatus === 'NOT_REVIEWED' ? '' : entry.title,
          entry.effectiveFrom ?? '',
          entry.effectiveTo ?? '',
          entry.stage ?? '',
          entry.expectedOn ?? '',
          changedAt?.slice(0, 10) ?? '',
          entry.reviewedOn ?? '',
          entry.reviewDueOn ?? '',
          stateText(reviewState(entry, asOf), locale),
          chapter.url ? `${origin}${chapter.url}#${topic.slug}` : '',
        ],
      ];
    }),
  );
  const columns = [
    m.jurisdiction,
    m.group,
    navigator.topic,
    navigator.status,
    navigator.headline,
    m.effectiveFrom,
    m.effectiveTo,
    m.stage,
    m.expectedOn,
    m.changedOn,
    m.reviewedOn,
    m.reviewDueOn,
    m.reviewState,
    m.address,
  ];
  return { columns, rows };
}

function stateText(state: ReviewState | null, locale: Locale): string {
  const { navigatorTable: m } = messagesFor(locale);
  return state === null ? '' : { current: m.current, due: m.dueSoon, overdue: m.isOverdue }[state];
}
