import type { Status } from '../../../components/icons/StatusMark.tsx';
import type { Labelled } from '../../../components/sections/section.ts';
import { choiceLabel } from '../../../content/types/choices.ts';
import { formatDay, formatList } from '../../../i18n/format.ts';
import { langOf } from '../../../i18n/language-of.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import type { Selection } from '../selection/selection.ts';
import { markOf } from '../status-marks.ts';
import { isChangedSince, isPublishedSince, type Narrowed } from './narrowing.ts';
import { reviewState } from './review.ts';
import { cellKey, type Placed, type Table } from './table.ts';

interface SummaryLine {
  readonly id: string;
  /** Whose it is: “Germany, notice of a breach”. */
  readonly label: string;
  readonly lang: string | undefined;
  readonly text: string;
  readonly textLang: string | undefined;
  /** Why it was changed, or from which day on it is the law; null where that is not what is told. */
  readonly why: Labelled | null;
}

interface SummaryLines {
  readonly lines: readonly SummaryLine[];
  /** That there are more than a page for a board has room for. */
  readonly more: string | null;
}

/** One page for a board: what differs, what is coming, what has changed, and what is to be read again. */
export interface BoardSummary {
  readonly title: string;
  readonly differ: string;
  readonly statuses: {
    readonly columns: readonly string[];
    readonly rows: readonly {
      readonly topic: string;
      readonly cells: readonly { readonly id: string; readonly mark: Status | null; readonly text: string }[];
    }[];
  };
  readonly coming: SummaryLines;
  readonly since: string;
  readonly recent: SummaryLines;
  readonly stale: string;
  readonly made: string;
}

interface SummaryInput {
  readonly table: Table;
  readonly narrowed: Narrowed;
  readonly selection: Selection;
  readonly asOf: string;
  readonly today: string;
  /** The page's whole address. */
  readonly address: string;
  readonly locale: Locale;
}

/** A board reads a page: more jurisdictions do not fit on one. */
const mostColumns = 10;
const mostLines = 6;
const yearBefore = (day: string) => new Date(Date.parse(day) - 365 * 86_400_000).toISOString().slice(0, 10);

/** Null for a table that no page holds, or that has nothing in it. */
export function boardSummary(input: SummaryInput): BoardSummary | null {
  const { table, narrowed, selection, asOf, today, address, locale } = input;
  const { topics, placed } = narrowed;
  const { jurisdictions, service } = table;
  if (jurisdictions.length > mostColumns || topics.length === 0) return null;
  const { navigatorTable: m } = messagesFor(locale);
  const shown = topics.flatMap(({ key: topic }) =>
    jurisdictions.flatMap(({ key }) => placed.get(cellKey({ jurisdiction: key, topic })) ?? []),
  );
  const lines = linesOf(table, locale);
  const since = selection.since ?? yearBefore(asOf);
  const overdue = shown.filter(({ entry }) => reviewState(entry, asOf) === 'overdue').length;
  const differing = topics.filter(({ key }) => narrowed.differing.has(key));
  return {
    title: m.summaryOf({
      service: service.title,
      titles: formatList(
        jurisdictions.map(({ chapter }) => chapter.title),
        locale,
      ),
    }),
    differ:
      differing.length === 0
        ? m.differNone
        : m.differCount({
            count: differing.length,
            total: topics.length,
            topics: formatList(
              differing.map(({ topic }) => topic.title),
              locale,
              'unit',
            ),
          }),
    statuses: {
      columns: jurisdictions.map(({ chapter }) => chapter.title),
      rows: topics.map(({ key: topic, topic: { title } }) => ({
        topic: title,
        cells: jurisdictions.map(({ key }) =>
          statusOf(placed.get(cellKey({ jurisdiction: key, topic })), key, locale),
        ),
      })),
    },
    coming: lines(
      shown.filter(({ entry }) => isComing(entry.legalStatus)),
      () => null,
    ),
    since: formatDay(since, locale),
    recent: lines(
      shown.filter((cell) => isChangedSince(cell, since)),
      (cell) => whyChanged(cell, since, locale),
    ),
    stale: overdue === 0 ? m.staleNone : m.staleCount({ count: overdue }),
    made: m.made({ date: formatDay(today, locale), address }),
  };
}

function statusOf(placed: Placed | undefined, id: string, locale: Locale) {
  if (!placed) return { id, mark: null, text: messagesFor(locale).navigatorTable.noEntry };
  const { legalStatus } = placed.entry;
  return {
    id,
    mark: markOf(legalStatus),
    text: choiceLabel('navigatorCell.legalStatus', legalStatus, locale),
  };
}

const isComing = (status: Placed['entry']['legalStatus']) =>
  status === 'ADOPTED_NOT_YET_IN_FORCE' || status === 'PROPOSED';

/** Why an answer is another one since a day: what its editor said, or that other law holds from a later day on. */
function whyChanged(cell: Placed, since: string, locale: Locale): Labelled | null {
  const { navigatorTable: m } = messagesFor(locale);
  const { reason, entry } = cell;
  if (reason && isPublishedSince(cell, since)) {
    return { text: reason.text, lang: langOf(reason.locale, locale) };
  }
  return entry.heldFrom !== null && entry.heldFrom >= since
    ? { text: m.from({ date: formatDay(entry.heldFrom, locale) }) }
    : null;
}

/** The first answers of a list, each with where it stands. */
function linesOf({ jurisdictions, topics }: Table, locale: Locale) {
  const { navigatorTable: m } = messagesFor(locale);
  const places = new Map(jurisdictions.map(({ key, chapter }) => [key, chapter]));
  const subjects = new Map(topics.map(({ key, topic }) => [key, topic]));
  const lineOf = (cell: Placed, why: SummaryLine['why']): SummaryLine => ({
    why,
    id: cellKey(cell),
    label: m.entryOf({
      jurisdiction: places.get(cell.jurisdiction)?.title ?? '',
      topic: subjects.get(cell.topic)?.title ?? '',
    }),
    lang: langOf(subjects.get(cell.topic)?.locale ?? locale, locale),
    text: cell.entry.title,
    textLang: langOf(cell.entry.locale, locale),
  });
  return (cells: readonly Placed[], whyOf: (cell: Placed) => SummaryLine['why']): SummaryLines => ({
    lines: cells.slice(0, mostLines).map((cell) => lineOf(cell, whyOf(cell))),
    more: cells.length > mostLines ? m.more({ count: cells.length - mostLines }) : null,
  });
}
