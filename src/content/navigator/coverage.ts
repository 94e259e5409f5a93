import DataLoader from 'dataloader';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/tables.gen.ts';
import { CachedUntilPublished } from '../changes/cached-until-published.ts';

/** How much of a chapter there is. */
export interface ChapterCoverage {
  readonly chapterId: string;
  /** Answers of today's law, those that nobody has written yet among them. */
  readonly entries: number;
  readonly filled: number;
  /** Those among the filled that should have been read again by now. */
  readonly overdue: number;
  /** When one of them was published last; null where there is none. */
  readonly changedAt: Date | null;
}

/** Of the services that are asked for together, on a day. */
const cache = new CachedUntilPublished<ChapterCoverage[][]>(20);

/** The chapters of services of the navigator with how much of them there is, by the service's id. */
export function coverageLoaders(db: Kysely<DB>): (today: string) => DataLoader<string, ChapterCoverage[]> {
  const loaders = new Map<string, DataLoader<string, ChapterCoverage[]>>();
  return (today) => {
    const loader =
      loaders.get(today) ?? new DataLoader((ids) => cache.get(db, [ids, today], () => load(db, ids, today)));
    loaders.set(today, loader);
    return loader;
  };
}

async function load(
  db: Kysely<DB>,
  services: readonly string[],
  today: string,
): Promise<ChapterCoverage[][]> {
  const { rows } = await sql<ChapterCoverage & { serviceId: string }>`
    with chapter as (
      select distinct region.parent_id as service_id, chapter.record_id as id
      from live region join live chapter on chapter.parent_id = region.record_id
      where region.parent_id = any(${[...services]}::text[]) and region.type = 'navigatorRegion'
        and chapter.type = 'navigatorChapter' and region.withdrawn_at is null and chapter.withdrawn_at is null
    )
    select chapter.service_id as "serviceId", chapter.id as "chapterId", count(l.record_id)::int as entries,
      (count(*) filter (where l.brief ->> 'legalStatus' <> 'not-reviewed'))::int as filled,
      (count(*) filter (where l.brief ->> 'legalStatus' <> 'not-reviewed'
        and l.brief ->> 'reviewDueOn' < ${today}))::int as overdue,
      max(l.published_at) as "changedAt"
    from chapter
    left join navigator_period p on p.chapter_id = chapter.id and p.held @> ${today}::date
    left join record r on r.id = p.record_id
    left join live l on l.record_id = r.id and l.locale = r.source_locale and l.withdrawn_at is null
    group by chapter.service_id, chapter.id
    order by chapter.id`.execute(db);
  const found = Map.groupBy(rows, ({ serviceId }) => serviceId);
  return services.map((id) => (found.get(id) ?? []).map(({ serviceId: _, ...coverage }) => coverage));
}
