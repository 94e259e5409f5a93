import { langOf } from '../../../i18n/language-of.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { withSearch } from '../../../platform/http/with-search.ts';
import { nothingSelected, type Selection, searchOf } from '../selection/selection.ts';
import { type MatrixCell, matrixCell } from './cell.ts';
import type { Narrowed } from './narrowing.ts';
import { cellKey, type Table } from './table.ts';

/** The heading of a row or of a column. */
export interface MatrixHead {
  readonly key: string;
  readonly text: string;
  readonly lang: string | undefined;
  readonly url: string | null;
  /** A topic's question; that a jurisdiction is the baseline. */
  readonly note: { readonly text: string; readonly lang: string | undefined } | null;
}

/** Rows that belong together, and by what name. */
interface MatrixGroup {
  readonly key: string;
  readonly heading: { readonly text: string; readonly lang: string | undefined } | null;
  readonly rows: readonly { readonly head: MatrixHead; readonly cells: readonly MatrixCell[] }[];
}

export interface Matrix {
  /** What the rows are: topics, or jurisdictions. */
  readonly rowsAre: string;
  readonly columns: readonly MatrixHead[];
  readonly groups: readonly MatrixGroup[];
  readonly isDense: boolean;
}

interface MatrixInput {
  readonly table: Table;
  readonly narrowed: Narrowed;
  readonly selection: Selection;
  readonly asOf: string;
  readonly locale: Locale;
}

/** Topics by jurisdiction, or the other way round. */
export function matrixOf(input: MatrixInput): Matrix {
  const { table, narrowed, selection, locale } = input;
  const jurisdictions = table.jurisdictions.map(({ key, chapter }) => ({
    key,
    text: chapter.title,
    lang: langOf(chapter.locale, locale),
    url: chapter.url && atTimes(chapter.url, selection),
    note:
      key === selection.baseline
        ? { text: messagesFor(locale).navigatorTable.isBaseline, lang: undefined }
        : null,
  }));
  const topics = narrowed.topics.map(({ key, topic }) => ({
    key,
    text: topic.title,
    lang: langOf(topic.locale, locale),
    url: null,
    note:
      selection.dense || !topic.question
        ? null
        : { text: topic.question, lang: langOf(topic.locale, locale) },
  }));
  const cellAt = cellsOf(input);
  if (selection.transposed) {
    const rows = jurisdictions.map((head) => ({
      head,
      cells: topics.map(({ key }) => cellAt(head.key, key)),
    }));
    const groups = [{ key: '', heading: null, rows }];
    return {
      rowsAre: messagesFor(locale).report.jurisdiction,
      columns: topics,
      groups,
      isDense: selection.dense,
    };
  }
  const byGroup = Map.groupBy(narrowed.topics, ({ groupKey }) => groupKey ?? '');
  const heads = new Map(topics.map((head) => [head.key, head]));
  const groups = [...byGroup].map(([key, members]): MatrixGroup => {
    const { group, locale: written } = members[0]?.topic ?? { group: null, locale };
    return {
      key,
      heading: group ? { text: group, lang: langOf(written, locale) } : null,
      rows: members.flatMap(({ key: topic }) => {
        const head = heads.get(topic);
        return head ? { head, cells: jurisdictions.map((column) => cellAt(column.key, topic)) } : [];
      }),
    };
  });
  return {
    rowsAre: messagesFor(locale).navigator.topic,
    columns: jurisdictions,
    groups,
    isDense: selection.dense,
  };
}

function cellsOf({ table, narrowed, selection, asOf, locale }: MatrixInput) {
  const { placed, matching } = narrowed;
  const chapters = new Map(table.jurisdictions.map(({ key, chapter }) => [key, chapter]));
  const anchors = new Map(table.topics.map(({ key, topic }) => [key, topic.slug]));
  const base = selection.baseline;
  const baseTitle = (base && chapters.get(base)?.title) ?? '';
  const statusAt = (jurisdiction: string, topic: string) =>
    placed.get(cellKey({ jurisdiction, topic }))?.entry.legalStatus;
  return (jurisdiction: string, topic: string): MatrixCell => {
    const id = cellKey({ jurisdiction, topic });
    const url = chapters.get(jurisdiction)?.url;
    const isSame =
      base !== null && base !== jurisdiction && statusAt(jurisdiction, topic) === statusAt(base, topic);
    return matrixCell(placed.get(id), {
      id,
      url: url ? `${atTimes(url, selection)}#${anchors.get(topic) ?? topic}` : null,
      same: isSame ? messagesFor(locale).navigatorTable.same({ title: baseTitle }) : null,
      isAside: matching !== null && !matching.has(id),
      asOf,
      locale,
    });
  };
}

/** A page at the two times of a selection. */
function atTimes(url: string, { on, known }: Selection): string {
  return withSearch(url, searchOf({ ...nothingSelected, on, known }));
}
