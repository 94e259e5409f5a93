import DataLoader from 'dataloader';
import { type Kysely, sql } from 'kysely';
import type { Locale } from '../../i18n/locales.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { type LiveRecord, type LiveRow, liveColumns, shownIn, shownRecord } from '../records/live-record.ts';

/** From which day on, and how many. */
export interface HorizonWanted {
  readonly today: string;
  readonly first: number;
}

type Loader = DataLoader<string, LiveRecord[]>;

/**
 * What is on its way below services or regions of the navigator, by the id of either: answers of today's law whose day
 * is still to come, and proposals; the next first, those without a day last.
 */
export function horizonLoaders(db: Kysely<DB>): (requestedLocale: Locale, wanted: HorizonWanted) => Loader {
  const loaders = new Map<string, Loader>();
  return (requestedLocale, wanted) => {
    const key = JSON.stringify([requestedLocale, wanted]);
    const loader = loaders.get(key) ?? new DataLoader((ids) => load(db, ids, requestedLocale, wanted));
    loaders.set(key, loader);
    return loader;
  };
}

async function load(
  db: Kysely<DB>,
  above: readonly string[],
  requestedLocale: Locale,
  { today, first }: HorizonWanted,
): Promise<LiveRecord[][]> {
  const { rows } = await sql<LiveRow & { above: string }>`
    select coming.* from unnest(${[...above]}::text[]) as above (id)
    cross join lateral (
      select above.id as above, ${liveColumns}
      from navigator_period p join live l on l.record_id = p.record_id
      where p.chapter_id in (
          select chapter.record_id from live region join live chapter on chapter.parent_id = region.record_id
          where region.type = 'navigatorRegion' and chapter.type = 'navigatorChapter'
            and (region.record_id = above.id or region.parent_id = above.id)
            and region.withdrawn_at is null and chapter.withdrawn_at is null)
        and p.held @> ${today}::date and l.withdrawn_at is null and ${shownIn(requestedLocale)}
        and (l.brief ->> 'legalStatus' in ('adopted-not-yet-in-force', 'proposed')
          or ${comingDay(today)} is not null)
      order by ${comingDay(today)} nulls last, l.record_id
      limit ${first}
    ) coming`.execute(db);
  const found = Map.groupBy(rows, (row) => row.above);
  return above.map((id) => (found.get(id) ?? []).map((row) => shownRecord(row, requestedLocale)));
}

/** The next day that `live l` waits for; null where all of its days have been. */
export function comingDay(today: string) {
  return sql`least(
    case when l.brief ->> 'expectedOn' > ${today} then l.brief ->> 'expectedOn' end,
    case when l.brief ->> 'effectiveFrom' > ${today} then l.brief ->> 'effectiveFrom' end)`;
}
