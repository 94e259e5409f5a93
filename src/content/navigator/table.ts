import type { LiveRecord } from '../records/live-record.ts';
import type { RecordLoaders } from '../records/loaders.ts';
import type { TwoTimes } from './entries-at.ts';
import type { TablePart, TableParts, TableTopic } from './table-parts.ts';

/** What a table is asked for; names as addresses have them, null for all. Topics none of which is one are all, too. */
export interface TableRequest extends TwoTimes {
  readonly jurisdictions: readonly string[] | null;
  readonly topics: readonly string[] | null;
}

/** An answer, and where in the table it stands. */
export interface TableCell {
  readonly jurisdiction: string;
  readonly topic: string;
  readonly entry: LiveRecord;
  readonly known: Date | null;
}

/** Answers of a service by jurisdiction and topic, at two times. */
export interface NavigatorTable extends TwoTimes {
  readonly service: LiveRecord;
  /** All that it could be made of. */
  readonly parts: TableParts;
  /** As they were asked for, or in their own order. */
  readonly jurisdictions: readonly TablePart[];
  /** Always in their own order: a table is read from the general to the particular. */
  readonly topics: readonly TableTopic[];
  readonly cells: readonly TableCell[];
  /** Names that were asked for and are nothing's. */
  readonly unknown: readonly string[];
}

/**
 * A table of a service: its answers in a statement, whatever its size. Nothing stands where there is no answer for the
 * two times.
 */
export async function navigatorTable(
  service: LiveRecord,
  request: TableRequest,
  loaders: Pick<RecordLoaders, 'entriesAt' | 'tableParts'>,
): Promise<NavigatorTable> {
  const { on, known } = request;
  const parts = await loaders.tableParts(service);
  const byKey = new Map(parts.jurisdictions.map((one) => [one.key, one]));
  const jurisdictions = request.jurisdictions
    ? [...new Set(request.jurisdictions)].flatMap((key) => byKey.get(key) ?? [])
    : parts.jurisdictions;
  const chosen = parts.topics.filter(({ key }) => request.topics?.includes(key));
  const topics = chosen.length > 0 ? chosen : parts.topics;
  const keys = new Map(topics.map(({ key, record }) => [record.id, key]));
  const columns = await Promise.all(
    jurisdictions.map(async ({ key: jurisdiction, record }) => {
      const entries = await loaders.entriesAt(record, { on, known });
      return entries.flatMap((entry): TableCell[] => {
        const topic = keys.get(String(entry.fields.topic));
        return topic === undefined ? [] : [{ jurisdiction, topic, entry, known }];
      });
    }),
  );
  const named = new Set([...byKey.keys(), ...parts.topics.map(({ key }) => key)]);
  const given = [...(request.jurisdictions ?? []), ...(request.topics ?? [])];
  return {
    service,
    parts,
    on,
    known,
    jurisdictions,
    topics,
    cells: columns.flat(),
    unknown: [...new Set(given.filter((key) => !named.has(key)))],
  };
}
