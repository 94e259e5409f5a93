import DataLoader from 'dataloader';
import { type Kysely, sql } from 'kysely';
import type { Locale } from '../../i18n/locales.ts';
import type { DB } from '../../platform/db/tables.gen.ts';

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
 * newest first; in the language that they are written in, and the headline in the one wanted as well.
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
  const { rows } = await sql<NavigatorChange>`
    select changed.* from unnest(${[...chapters]}::text[]) as chapter (id)
    cross join lateral (
      select v.record_id as "recordId", chapter.id as "chapterId", v.locale, v.number,
        v.fields ->> 'topic' as "topicId", v.fields ->> 'title' as headline, said.headline as translated,
        said.note as "translatedNote",
        before.fields ->> 'title' as "headlineBefore", v.change, v.note, v.published_at as "publishedAt"
      from live l
      join record r on r.id = l.record_id and r.source_locale = l.locale
      join version v on v.record_id = l.record_id and v.locale = l.locale
      join version before on before.record_id = v.record_id and before.locale = v.locale
        and before.number = v.number - 1
      left join lateral (
        select t.fields ->> 'title' as headline, t.note from live own
        join version t on t.record_id = own.record_id and t.locale = own.locale
        where own.record_id = v.record_id and own.locale = ${locale} and own.withdrawn_at is null
          and t.source_number = v.number and (${known}::timestamptz is null or t.published_at <= ${known})
        order by t.number desc limit 1
      ) said on true
      where l.parent_id = chapter.id and l.type = 'navigatorCell' and l.withdrawn_at is null
        and (${known}::timestamptz is null or v.published_at <= ${known})
      order by v.published_at desc, v.record_id
      limit ${first}
    ) changed`.execute(db);
  const found = Map.groupBy(rows, ({ chapterId }) => chapterId);
  return chapters.map((id) => found.get(id) ?? []);
}
