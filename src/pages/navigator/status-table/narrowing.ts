import { declaredName } from '../../../content/types/choices.ts';
import type { Selection } from '../selection/selection.ts';
import { reviewState } from './review.ts';
import { cellKey, type Placed, type Table } from './table.ts';

/** What of a table is shown. */
export interface Narrowed {
  readonly topics: Table['topics'];
  /** Answers by the name of their cell. */
  readonly placed: ReadonlyMap<string, Placed>;
  /** Names of cells that pass the filters; null where there are none. */
  readonly matching: ReadonlySet<string> | null;
  /** Topics in which not all jurisdictions have the same status as the baseline; as the first where there is none. */
  readonly differing: ReadonlySet<string>;
}

/**
 * The topics in which something passes the filters, and, where only differences are asked for, in which a jurisdiction
 * has another status than the baseline.
 *
 * @param asOf the day by which reviews are judged
 */
export function narrow(table: Table, selection: Selection, asOf: string): Narrowed {
  const placed = new Map(table.cells.map((cell) => [cellKey(cell), cell]));
  const matching = hasFilters(selection)
    ? new Set(table.cells.filter((cell) => passes(cell, selection, asOf)).map(cellKey))
    : null;
  const columns = table.jurisdictions.map(({ key }) => key);
  const baseline = selection.baseline ?? columns[0] ?? '';
  const statusAt = (jurisdiction: string, topic: string) =>
    placed.get(cellKey({ jurisdiction, topic }))?.entry.legalStatus;
  const differs = (topic: string) =>
    columns.some((column) => statusAt(column, topic) !== statusAt(baseline, topic));
  const differing = new Set(table.topics.map(({ key }) => key).filter(differs));
  const passing = table.topics.filter(
    ({ key: topic, groupKey }) =>
      (selection.groups.length === 0 || (groupKey !== null && selection.groups.includes(groupKey))) &&
      (!selection.differences || differing.has(topic)) &&
      (matching === null || columns.some((jurisdiction) => matching.has(cellKey({ jurisdiction, topic })))),
  );
  // Groups stand together, as the table has them.
  const topics = [...Map.groupBy(passing, ({ groupKey }) => groupKey).values()].flat();
  return { topics, placed, matching, differing };
}

function hasFilters({ statuses, since, overdue }: Selection): boolean {
  return statuses.length > 0 || since !== null || overdue;
}

function passes(cell: Placed, { statuses, since, overdue }: Selection, asOf: string): boolean {
  const { legalStatus } = cell.entry;
  return (
    (statuses.length === 0 || statuses.includes(declaredName(legalStatus))) &&
    (since === null || isChangedSince(cell, since)) &&
    (!overdue || reviewState(cell.entry, asOf) === 'overdue')
  );
}

/** Whether the law of an answer, or more than its wording, was changed on a day or later. */
export function isChangedSince(cell: Placed, since: string): boolean {
  const { heldFrom } = cell.entry;
  return isPublishedSince(cell, since) || (heldFrom !== null && heldFrom >= since);
}

/** Whether more than its wording was published on a day or later. */
export function isPublishedSince({ changedAt }: Pick<Placed, 'changedAt'>, since: string): boolean {
  return changedAt !== null && changedAt.slice(0, 10) >= since;
}
