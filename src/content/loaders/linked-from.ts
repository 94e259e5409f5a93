import DataLoader from 'dataloader';
import { type Kysely, sql } from 'kysely';
import type { Locale } from '../../i18n/locales.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { columnsOf, type LiveRecord, type LiveRow, shownIn, shownRecord } from '../records/live-record.ts';
import type { ContentTypeName } from '../types/index.ts';

export interface LinkedFrom {
  readonly types: readonly ContentTypeName[];
  /** Only links in this field. */
  readonly field: string | null;
  readonly first: number;
  /** Whether they are shown as links alone: their fields are then not read. */
  readonly ofLinks?: boolean;
}

interface LinkRequest extends LinkedFrom {
  /** That they link to. */
  readonly id: string;
}

type Loader = DataLoader<LinkRequest, LiveRecord[], string>;

/** Records by one that they link to, newest first: one statement for all that is asked at once, in whichever ways. */
export function linkedFromLoaders(db: Kysely<DB>): (requestedLocale: Locale) => Loader {
  const loaders = new Map<Locale, Loader>();
  return (requestedLocale) => {
    const loader =
      loaders.get(requestedLocale) ??
      new DataLoader<LinkRequest, LiveRecord[], string>((requests) => load(db, requests, requestedLocale), {
        cacheKeyFn: ({ id, types, field, first, ofLinks }) =>
          JSON.stringify([id, types, field, first, ofLinks]),
      });
    loaders.set(requestedLocale, loader);
    return loader;
  };
}

const order = sql`l.ordered_at desc nulls last, l.first_published_at desc, l.record_id`;

/** Records are chosen by an index that has all that this takes (`live_narrow`); rows are read for those alone. */
async function load(
  db: Kysely<DB>,
  requests: readonly LinkRequest[],
  requestedLocale: Locale,
): Promise<LiveRecord[][]> {
  const { rows } = await sql<LiveRow & { at: number }>`
    select target.at::int, linking.* from unnest(
      ${requests.map(({ id }) => id)}::text[],
      ${requests.map(({ types }) => `{${types.join()}}`)}::text[],
      ${requests.map(({ field }) => field)}::text[],
      ${requests.map(({ first }) => first)}::int[],
      ${requests.map(({ ofLinks }) => ofLinks === true)}::boolean[]) with ordinality as target (id, types, field, first, of_links, at)
    cross join lateral (
      select ${columnsOf(sql<boolean>`target.of_links`)} from live l
      where (l.record_id, l.locale) in (
        select l.record_id, l.locale from live l
        where (l.record_id, l.locale) in (
            select k.from_id, k.locale from link k
            where k.to_id = target.id and (target.field is null or k.field = target.field))
          and l.type = any(target.types::text[]) and l.withdrawn_at is null and ${shownIn(requestedLocale)}
        order by ${order}
        limit target.first)
      order by ${order}
    ) linking`.execute(db);
  const byQuestion = Map.groupBy(rows, ({ at }) => at);
  return requests.map((_, index) =>
    (byQuestion.get(index + 1) ?? []).map((row) => shownRecord(row, requestedLocale)),
  );
}
