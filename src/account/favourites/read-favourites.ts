import { type Kysely, sql } from 'kysely';
import { collator } from '../../i18n/formatters.ts';
import { type Locale, localeFacts } from '../../i18n/locales.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { shownRow } from '../shown-row.ts';

export type FavouriteState = 'current' | 'updated' | 'withdrawn' | 'superseded' | 'not-in-language';
export type FavouriteSort = 'saved' | 'title' | 'type';

export interface Favourite {
  readonly recordId: string;
  readonly requestedLocale: Locale;
  readonly type: string;
  /** In the language asked for, else in English; as it was when it was saved, for what was taken down since. */
  readonly title: string;
  readonly note: string;
  readonly savedAt: Date;
  readonly state: FavouriteState;
  /** When more than its wording was changed last, since it was saved. */
  readonly updatedAt: Date | null;
}

interface Row extends Omit<Favourite, 'requestedLocale' | 'state'> {
  readonly locale: Locale | null;
  readonly standing: string | null;
  readonly withdrawnAt: Date | null;
}

/** What a reader saved: all of it, or one record. */
export async function readFavourites(
  db: Kysely<DB>,
  visitor: string,
  {
    locale,
    sort = 'saved',
    recordId = null,
  }: { locale: Locale; sort?: FavouriteSort; recordId?: string | null },
): Promise<Favourite[]> {
  const { rows } = await sql<Row>`
    select f.record_id as "recordId", coalesce(l.type, f.type) as type, coalesce(l.title, f.title) as title, f.note,
      f.saved_at as "savedAt", l.locale, l.fields ->> 'standing' as standing, l.withdrawn_at as "withdrawnAt",
      (select max(v.published_at) from version v
        where v.record_id = f.record_id and v.locale in (l.locale, 'en') and v.number > 1 and v.change <> 'minor'
          and v.published_at > f.saved_at) as "updatedAt"
    from favourite f left join ${shownRow(sql`f.record_id`, locale)} on true
    where f.visitor = ${visitor} and (${recordId}::text is null or f.record_id = ${recordId})
    order by f.saved_at desc, f.record_id`.execute(db);
  const found = rows.map(({ locale: shown, standing, withdrawnAt, ...row }) => ({
    ...row,
    requestedLocale: locale,
    state: stateOf({ shown, standing, withdrawnAt, updatedAt: row.updatedAt, requestedLocale: locale }),
  }));
  return sorted(found, sort, locale);
}

interface Facts {
  readonly shown: Locale | null;
  readonly requestedLocale: Locale;
  readonly standing: string | null;
  readonly withdrawnAt: Date | null;
  readonly updatedAt: Date | null;
}

/** The one thing that its reader has to know most. */
function stateOf({ shown, requestedLocale, standing, withdrawnAt, updatedAt }: Facts): FavouriteState {
  if (shown === null || withdrawnAt !== null) return 'withdrawn';
  if (standing === 'superseded') return 'superseded';
  if (updatedAt !== null) return 'updated';
  return shown === requestedLocale ? 'current' : 'not-in-language';
}

function sorted(favourites: Favourite[], sort: FavouriteSort, locale: Locale): Favourite[] {
  if (sort === 'saved') return favourites;
  const { compare } = collator(localeFacts[locale].tag, { numeric: true });
  const byType = (a: Favourite, b: Favourite) => (sort === 'type' ? compare(a.type, b.type) : 0);
  return favourites.sort((a, b) => byType(a, b) || compare(a.title, b.title));
}

/** Ids of what a reader saved, for the save button of pages. */
export async function favouriteIds(db: Kysely<DB>, visitor: string): Promise<string[]> {
  const rows = await db
    .selectFrom('favourite')
    .select('record_id')
    .where('visitor', '=', visitor)
    .orderBy('record_id')
    .execute();
  return rows.map(({ record_id }) => record_id);
}

/** What a saved record was called when it was saved; empty when it is not saved. */
export async function favouriteTitle(db: Kysely<DB>, visitor: string, recordId: string): Promise<string> {
  const row = await db
    .selectFrom('favourite')
    .select('title')
    .where('visitor', '=', visitor)
    .where('record_id', '=', recordId)
    .executeTakeFirst();
  return row?.title ?? '';
}
