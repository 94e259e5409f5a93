import { type Kysely, sql } from 'kysely';
import type { Locale } from '../../i18n/locales.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { mergeFields } from '../fields/merge-fields.ts';
import type { LiveRecord, LiveRow } from '../records/live-record.ts';
import type { RecordLoaders } from '../records/loaders.ts';
import { declarationOf } from '../types/index.ts';
import type { NavigatorTable, TableCell } from './table.ts';
import type { TableTopic } from './table-parts.ts';

/** A jurisdiction or a topic as a table had it. */
export interface FrozenPart {
  readonly key: string;
  readonly id: string;
  readonly title: string;
  readonly locale: Locale;
}

export interface FrozenTopic extends FrozenPart {
  readonly question: string;
}

/** Which version of which answer stood where. */
export interface FrozenEntry {
  readonly jurisdiction: string;
  readonly topic: string;
  readonly id: string;
  readonly locale: Locale;
  readonly number: number;
}

/** What a table showed: versions, whose texts never change, and the names around them. */
export interface FrozenTable {
  /** The day of the law, and the instant up to which it was known. */
  readonly on: string;
  readonly known: Date;
  readonly chapters: readonly FrozenPart[];
  readonly topics: readonly FrozenTopic[];
  readonly entries: readonly FrozenEntry[];
}

/** What has to be kept of a table to show it again as it was. */
export function frozenOf(table: NavigatorTable, now: Date): FrozenTable {
  const partOf = ({ key, record: { id, title, locale } }: NavigatorTable['jurisdictions'][number]) => ({
    key,
    id,
    title,
    locale,
  });
  return {
    on: table.on,
    known: table.known ?? now,
    chapters: table.jurisdictions.map(partOf),
    topics: table.topics.map((topic) => ({
      ...partOf(topic),
      question: String(topic.record.fields.question ?? ''),
    })),
    entries: table.cells.map(({ jurisdiction, topic, entry: { id, locale, number } }) => ({
      jurisdiction,
      topic,
      id,
      locale,
      number,
    })),
  };
}

interface Thawing {
  readonly db: Kysely<DB>;
  readonly loaders: Pick<RecordLoaders, 'records'>;
}

/** A table as it was, and the places of what was taken off the site since: of that nothing is shown. */
export async function thawed(
  service: LiveRecord,
  { on, known, chapters, topics, entries }: FrozenTable,
  { db, loaders }: Thawing,
): Promise<{ readonly table: NavigatorTable; readonly withheld: readonly FrozenEntry[] }> {
  const { requestedLocale } = service;
  const ids = [...chapters, ...topics].map(({ id }) => id);
  const [versions, records] = await Promise.all([
    versionsOf(db, { entries, known }, requestedLocale),
    loaders.records(ids, requestedLocale),
  ]);
  const live = new Map(records.map((record) => [record.id, record]));
  const partOf = (part: FrozenPart | FrozenTopic) => {
    const record = live.get(part.id);
    const { title, locale } = part;
    if (!record) return [];
    const fields = { ...record.fields, title, ...('question' in part && { question: part.question }) };
    return [{ key: part.key, record: { ...record, title, locale, fields } }];
  };
  const jurisdictions = chapters.flatMap(partOf);
  const shownTopics = topics.flatMap((topic) =>
    partOf(topic).map((part): TableTopic => ({ ...part, groupKey: null })),
  );
  const keys = new Set([...jurisdictions, ...shownTopics].map(({ key }) => key));
  const found = entries.map(({ jurisdiction, topic, ...key }): TableCell | null => {
    const entry = versions.get(keyOf(key));
    return entry && keys.has(jurisdiction) && keys.has(topic) ? { jurisdiction, topic, entry, known } : null;
  });
  return {
    table: {
      service,
      parts: { jurisdictions, topics: shownTopics },
      on,
      known,
      jurisdictions,
      topics: shownTopics,
      cells: found.filter((cell) => cell !== null),
      unknown: [],
    },
    withheld: entries.filter((_, at) => found[at] === null),
  };
}

type VersionKey = Pick<FrozenEntry, 'id' | 'locale' | 'number'>;

const keyOf = ({ id, locale, number }: VersionKey) => `${id} ${locale} ${number}`;

interface VersionRow extends Omit<LiveRow, 'fieldsText'> {
  readonly fields: Readonly<Record<string, unknown>>;
  /** What its source said then, of a translation. */
  readonly source: Readonly<Record<string, unknown>> | null;
}

/** Versions of answers that still are on the site, in the language that they are written in as well. */
async function versionsOf(
  db: Kysely<DB>,
  { entries, known }: { readonly entries: readonly VersionKey[]; readonly known: Date },
  requestedLocale: Locale,
): Promise<ReadonlyMap<string, LiveRecord>> {
  const { rows } = await sql<VersionRow>`
    select v.record_id as id, v.locale, l.type, v.parent_id as "parentId", v.number, v.source_number as "sourceNumber",
      v.slug, null as path, v.fields ->> 'title' as title, v.fields ->> 'summary' as summary, v.fields,
      s.fields as source, l.first_published_at as "firstPublishedAt", v.published_at as "publishedAt",
      null as "withdrawnAt", null as "withdrawnReason"
    from unnest(
      ${entries.map(({ id }) => id)}::text[], ${entries.map(({ locale }) => locale)}::text[],
      ${entries.map(({ number }) => number)}::integer[]
    ) as shown (record_id, locale, number)
    join version v using (record_id, locale, number)
    join record r on r.id = v.record_id
    join live l on l.record_id = r.id and l.locale = r.source_locale and l.withdrawn_at is null
    join live own on own.record_id = r.id and own.locale = v.locale and own.withdrawn_at is null
    left join lateral (
      select fields from version s
      where v.locale <> r.source_locale and s.record_id = r.id and s.locale = r.source_locale
        and s.published_at <= ${known}
      order by s.number desc limit 1
    ) s on true`.execute(db);
  const { fields: declared } = declarationOf('navigatorCell');
  return new Map(
    rows.map(({ source, ...row }) => {
      const fields = source ? mergeFields(declared, source, row.fields) : row.fields;
      const body = fields.body ?? null;
      return [keyOf(row), { ...row, fields, body, requestedLocale }];
    }),
  );
}
