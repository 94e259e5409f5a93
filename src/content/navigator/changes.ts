import DataLoader from 'dataloader';
import { type Kysely, sql } from 'kysely';
import type { Locale } from '../../i18n/locales.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { translationOf } from './translation-of.ts';

/** A version of an answer that was published: what the navigator said from then on. */
export interface NavigatorChange {
  readonly recordId: string;
  readonly chapterId: string;
  readonly locale: Locale;
  /** Of the version; the one before it has the number before. */
  readonly number: number;
  readonly topicId: string;
  /** The answer in a line, as it was published then. */
  readonly headline: string;
  /** The same in the language wanted; null where that version is not translated. */
  readonly translated: string | null;
  /** The one before it. */
  readonly headlineBefore: string;
  /** The same in the language wanted; null where not both versions are translated. */
  readonly translatedBefore: string | null;
  /** The versions in that language whose words can be compared, as they are numbered there; null likewise. */
  readonly translations: { readonly before: number; readonly after: number } | null;
  readonly change: 'major' | 'minor' | 'correction';
  readonly note: string | null;
  /** Why, in the language wanted; null where nobody has said it there. */
  readonly translatedNote: string | null;
  readonly publishedAt: Date;
}

/** How many of them, what had been published when (null for now), and the language of who reads. */
export interface ChangesWanted {
  readonly first: number;
  readonly known: Date | null;
  readonly locale: Locale;
}

type Loader = DataLoader<string, NavigatorChange[]>;

/**
 * What became of the answers of chapters of the navigator after they were first published, by the chapter's id, the
 * newest first; in the language that they are written in, and as far as it is translated in the one wanted as well.
 */
export function changesLoaders(db: Kysely<DB>): (wanted: ChangesWanted) => Loader {
  const loaders = new Map<string, Loader>();
  return (wanted) => {
    const key = JSON.stringify(wanted);
    const loader = loaders.get(key) ?? new DataLoader((ids) => load(db, ids, wanted));
    loaders.set(key, loader);
    return loader;
  };
}

async function load(
  db: Kysely<DB>,
  chapters: readonly string[],
  { first, known, locale }: ChangesWanted,
): Promise<NavigatorChange[][]> {
  const reader = sql`${locale}`;
  const { rows } = await sql<NavigatorChange>`
    select v.record_id as "recordId", chapter.id as "chapterId", v.locale, v.number, v.topic as "topicId", v.headline,
      said.headline as translated, v.headline_before as "headlineBefore",
      case when said.number is not null then was.headline end as "translatedBefore",
      case when said.number is not null and was.number is not null
        then jsonb_build_object('before', was.number, 'after', said.number) end as translations,
      v.change, v.note, said.note as "translatedNote", v.published_at as "publishedAt"
    from unnest(${[...chapters]}::text[]) as chapter (id)
    cross join lateral (
      select v.record_id, v.locale, v.number, v.fields ->> 'topic' as topic, v.fields ->> 'title' as headline,
        before.fields ->> 'title' as headline_before, v.change, v.note, v.published_at
      from live l
      join record r on r.id = l.record_id and r.source_locale = l.locale
      join version v on v.record_id = l.record_id and v.locale = l.locale
      join version before on before.record_id = v.record_id and before.locale = v.locale
        and before.number = v.number - 1
      where l.parent_id = chapter.id and l.type = 'navigatorCell' and l.withdrawn_at is null
        and (${known}::timestamptz is null or v.published_at <= ${known})
      order by v.published_at desc, v.record_id
      limit ${first}
    ) v
    left join ${translationOf({ recordId: sql`v.record_id`, number: sql`v.number` }, reader, known)} said on true
    left join ${translationOf({ recordId: sql`v.record_id`, number: sql`v.number - 1` }, reader, known)} was on true
    order by v.published_at desc, v.record_id`.execute(db);
  const found = Map.groupBy(rows, ({ chapterId }) => chapterId);
  return chapters.map((id) => found.get(id) ?? []);
}
