import DataLoader from 'dataloader';
import { type Kysely, sql } from 'kysely';
import type { Locale } from '../../i18n/locales.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { mergeFields } from '../fields/merge-fields.ts';
import { type LiveRecord, type LiveRow, liveColumns, shownIn, shownRecord } from '../records/live-record.ts';
import { declarationOf } from '../types/index.ts';

/** The two times of an answer. */
export interface TwoTimes {
  /** The day on which the law held: `2025-06-30`. */
  readonly on: string;
  /** What the site said at that instant; null: what it says now. */
  readonly known: Date | null;
}

type Loader = DataLoader<string, LiveRecord[]>;

/**
 * The answers of chapters of the navigator, by the chapter's id, in the order of topics: one for each topic at most
 * (decision 36). What was taken down since is in none of them, whichever time is asked for; nor is a translation that
 * was: as today, the entry is shown in English where it was unpublished, and not at all where it was withdrawn.
 */
export function entriesAtLoaders(db: Kysely<DB>): (requestedLocale: Locale, times: TwoTimes) => Loader {
  const loaders = new Map<string, Loader>();
  return (requestedLocale, times) => {
    const key = JSON.stringify([requestedLocale, times]);
    const { known } = times;
    const loader =
      loaders.get(key) ??
      new DataLoader((ids) =>
        known === null
          ? liveEntries(db, ids, requestedLocale, times.on)
          : knownEntries(db, ids, requestedLocale, times.on, known),
      );
    loaders.set(key, loader);
    return loader;
  };
}

async function liveEntries(
  db: Kysely<DB>,
  chapters: readonly string[],
  requestedLocale: Locale,
  on: string,
): Promise<LiveRecord[][]> {
  const { rows } = await sql<LiveRow>`
    select ${liveColumns}
    from navigator_period p join live l on l.record_id = p.record_id
    where p.chapter_id = any(${[...chapters]}::text[]) and p.held @> ${on}::date
      and l.withdrawn_at is null and ${shownIn(requestedLocale)}
    order by l.position, l.record_id`.execute(db);
  return byChapter(
    chapters,
    rows.map((row) => shownRecord(row, requestedLocale)),
  );
}

interface KnownRow
  extends Omit<
    LiveRow,
    'fieldsText' | 'locale' | 'sourceNumber' | 'path' | 'withdrawnAt' | 'withdrawnReason'
  > {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly translated: Readonly<Record<string, unknown>> | null;
  readonly translatedNumber: number | null;
  readonly sourceLocale: Locale;
}

async function knownEntries(
  db: Kysely<DB>,
  chapters: readonly string[],
  requestedLocale: Locale,
  on: string,
  known: Date,
): Promise<LiveRecord[][]> {
  const { rows } = await sql<KnownRow>`
    with said as (
      select v.*, l.type, l.first_published_at, l.locale as source_locale
      from live l
      cross join lateral (
        select * from version
        where record_id = l.record_id and locale = l.locale and published_at <= ${known}
        order by published_at desc, number desc limit 1
      ) v
      where l.parent_id = any(${[...chapters]}::text[]) and l.type = 'navigatorCell' and l.withdrawn_at is null
        and l.locale = (select source_locale from record r where r.id = l.record_id)
    )
    select s.record_id as id, s.type, s.parent_id as "parentId", s.number, s.slug, s.fields,
      s.fields ->> 'title' as title, s.fields ->> 'summary' as summary,
      s.first_published_at as "firstPublishedAt", s.published_at as "publishedAt",
      s.source_locale as "sourceLocale", t.fields as translated, t.number as "translatedNumber"
    from said s
    left join live own on own.record_id = s.record_id and own.locale = ${requestedLocale}
    left join lateral (
      select v.fields, v.number from version v
      where own.locale <> s.source_locale and v.record_id = own.record_id and v.locale = own.locale
        and v.published_at <= ${known}
      order by v.published_at desc, v.number desc limit 1
    ) t on true
    where daterange((s.fields ->> 'heldFrom')::date, (s.fields ->> 'heldTo')::date, '[]') @> ${on}::date
      and own.withdrawn_at is null
    order by s.position, s.record_id`.execute(db);
  return byChapter(
    chapters,
    rows.map((row) => recordOf(row, requestedLocale)),
  );
}

function recordOf(
  { translated, translatedNumber, sourceLocale, ...row }: KnownRow,
  requestedLocale: Locale,
): LiveRecord {
  const fields = translated
    ? mergeFields(declarationOf('navigatorCell').fields, row.fields, translated)
    : row.fields;
  const { title, summary, body } = fields as { title?: string; summary?: string; body?: unknown };
  return {
    ...row,
    locale: translated ? requestedLocale : sourceLocale,
    number: translatedNumber ?? row.number,
    sourceNumber: null,
    title: title ?? row.title,
    summary: summary ?? null,
    fields,
    body: body ?? null,
    path: null,
    withdrawnAt: null,
    withdrawnReason: null,
    requestedLocale,
  };
}

function byChapter(chapters: readonly string[], entries: readonly LiveRecord[]): LiveRecord[][] {
  const found = Map.groupBy(entries, ({ parentId }) => parentId);
  return chapters.map((id) => found.get(id) ?? []);
}
