import DataLoader from 'dataloader';
import { type Kysely, sql } from 'kysely';
import type { Locale } from '../../i18n/locales.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { type LiveRecord, type LiveRow, liveColumns, shownIn, shownRecord } from '../records/live-record.ts';

/**
 * A jurisdiction or a topic of a service, with its name in addresses: its slug in the language that it is written in,
 * so that a selection means the same in every language.
 */
export interface TablePart {
  readonly key: string;
  readonly record: LiveRecord;
}

export interface TableTopic extends TablePart {
  /** The name in addresses of the group that it is in; null where it is in none. */
  readonly groupKey: string | null;
}

/** What the tables of a service can be made of, in their order. */
export interface TableParts {
  /** The chapters of all its regions. */
  readonly jurisdictions: readonly TablePart[];
  readonly topics: readonly TableTopic[];
}

type Loader = DataLoader<string, TableParts>;

/** What the tables of services can be made of, by the service's id: two statements for each language. */
export function tablePartsLoaders(db: Kysely<DB>): (requestedLocale: Locale) => Loader {
  const loaders = new Map<Locale, Loader>();
  return (requestedLocale) => {
    const loader = loaders.get(requestedLocale) ?? new DataLoader((ids) => load(db, ids, requestedLocale));
    loaders.set(requestedLocale, loader);
    return loader;
  };
}

interface PartRow extends LiveRow {
  readonly serviceId: string;
  readonly key: string;
  readonly sourceGroup: string | null;
}

async function load(
  db: Kysely<DB>,
  services: readonly string[],
  requestedLocale: Locale,
): Promise<TableParts[]> {
  const ids = [...services];
  const columns = sql`${liveColumns}, own.slug as key, own.brief ->> 'group' as "sourceGroup"`;
  const shown = sql`l.withdrawn_at is null and ${shownIn(requestedLocale)}`;
  const own = sql`
    join record r on r.id = l.record_id
    join live own on own.record_id = r.id and own.locale = r.source_locale`;
  const [chapters, topics] = await Promise.all([
    sql<PartRow>`
      select ${columns}, region.parent_id as "serviceId"
      from live region
      join record above on above.id = region.record_id and above.source_locale = region.locale
      join live l on l.parent_id = region.record_id and l.type = 'navigatorChapter' and ${shown} ${own}
      where region.parent_id = any(${ids}::text[]) and region.type = 'navigatorRegion'
        and region.withdrawn_at is null
      order by region.position, l.position, own.title, l.record_id`.execute(db),
    sql<PartRow>`
      select ${columns}, l.parent_id as "serviceId"
      from live l ${own}
      where l.parent_id = any(${ids}::text[]) and l.type = 'navigatorTopic' and ${shown}
      order by l.position, own.title, l.record_id`.execute(db),
  ]);
  const partOf = (row: PartRow) => ({
    key: row.key,
    record: shownRecord(row, requestedLocale),
    groupKey: row.sourceGroup === null ? null : nameInAddresses(row.sourceGroup),
  });
  return ids.map((id) => ({
    jurisdictions: chapters.rows.filter(({ serviceId }) => serviceId === id).map(partOf),
    topics: topics.rows.filter(({ serviceId }) => serviceId === id).map(partOf),
  }));
}

/** “When things go wrong” → `when-things-go-wrong`. */
function nameInAddresses(group: string): string {
  return group
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
