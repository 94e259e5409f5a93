import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '../../i18n/locales.ts';
import type { ContentTypeName } from '../types/index.ts';

/** Values of a record, or of a group inside it, and the language that its links are shown in. */
export interface FieldValues {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly requestedLocale: Locale;
}

/** A record as visitors see it: in the language it is in, asked for perhaps in another. */
export interface LiveRecord extends FieldValues {
  readonly id: string;
  readonly locale: Locale;
  readonly type: ContentTypeName;
  readonly parentId: string | null;
  /** Of the version that it is, counted in its language. */
  readonly number: number;
  readonly sourceNumber: number | null;
  readonly slug: string;
  readonly path: string | null;
  readonly title: string;
  readonly summary: string | null;
  readonly firstPublishedAt: Date;
  readonly publishedAt: Date;
  readonly withdrawnAt: Date | null;
  readonly withdrawnReason: string | null;
  /** Undefined as long as it was not read: bodies are long and lists do without. */
  readonly body?: unknown;
}

/** A row of `live` as the columns below give it. */
export interface LiveRow extends Omit<LiveRecord, 'requestedLocale' | 'fields'> {
  /** As text: not all of them are asked for a field. Null where they were not read. */
  readonly fieldsText: string | null;
}

/** A row as a record; its fields are made of their text when somebody asks for one. */
export function shownRecord(row: LiveRow, requestedLocale: Locale): LiveRecord {
  return new ShownRecord(row, requestedLocale);
}

class ShownRecord implements LiveRecord {
  readonly id: string;
  readonly locale: Locale;
  readonly type: ContentTypeName;
  readonly parentId: string | null;
  readonly number: number;
  readonly sourceNumber: number | null;
  readonly slug: string;
  readonly path: string | null;
  readonly title: string;
  readonly summary: string | null;
  readonly firstPublishedAt: Date;
  readonly publishedAt: Date;
  readonly withdrawnAt: Date | null;
  readonly withdrawnReason: string | null;
  readonly body?: unknown;
  readonly requestedLocale: Locale;
  readonly #text: string | null;
  #fields: Readonly<Record<string, unknown>> | undefined;

  constructor(row: LiveRow, requestedLocale: Locale) {
    this.id = row.id;
    this.locale = row.locale;
    this.type = row.type;
    this.parentId = row.parentId;
    this.number = row.number;
    this.sourceNumber = row.sourceNumber;
    this.slug = row.slug;
    this.path = row.path;
    this.title = row.title;
    this.summary = row.summary;
    this.firstPublishedAt = row.firstPublishedAt;
    this.publishedAt = row.publishedAt;
    this.withdrawnAt = row.withdrawnAt;
    this.withdrawnReason = row.withdrawnReason;
    this.body = row.body;
    this.requestedLocale = requestedLocale;
    this.#text = row.fieldsText;
  }

  get fields(): Readonly<Record<string, unknown>> {
    if (this.#text === null) throw new Error(`The fields of ${this.id} were not read.`);
    this.#fields ??= JSON.parse(this.#text) as Readonly<Record<string, unknown>>;
    return this.#fields;
  }
}

/**
 * The columns of `live`, under the alias `l`, that make a `LiveRow`.
 *
 * @param isLink whether nothing is asked for of its fields, nor its summary, which are most of a row
 */
export function columnsOf(isLink: RawBuilder<boolean> | boolean): RawBuilder<unknown> {
  if (isLink === true) return columnsWith([]);
  const [summary, text] = [sql`l.summary`, sql`l.brief_text`];
  return isLink === false
    ? columns(summary, text)
    : columns(
        sql`case when not ${isLink} then ${summary} end`,
        sql`case when not ${isLink} then ${text} end`,
      );
}

/** Those of links, and of their fields a few by their names, which are written in this program. */
export function columnsWith(names: readonly string[]): RawBuilder<unknown> {
  const pairs = names.map((name) => sql`${sql.lit(name)}, l.brief -> ${sql.lit(name)}`);
  return columns(sql`null`, pairs.length > 0 ? sql`json_build_object(${sql.join(pairs)})::text` : sql`null`);
}

function columns(summary: RawBuilder<unknown>, fieldsText: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    l.record_id as id, l.locale, l.type, l.parent_id as "parentId", l.number,
    l.source_number as "sourceNumber", l.slug, l.path,
    l.title, ${summary} as summary, ${fieldsText} as "fieldsText", l.first_published_at as "firstPublishedAt",
    l.published_at as "publishedAt", l.withdrawn_at as "withdrawnAt", l.withdrawn_reason as "withdrawnReason"`;
}

/** Those with its fields. The body is read only where it is shown. */
export const liveColumns: RawBuilder<unknown> = columnsOf(false);

/** Those, and the body. */
export const wholeColumns: RawBuilder<unknown> = sql`${liveColumns}, l.fields -> 'body' as body`;

/**
 * The fallback rule as conditions on `live l`, in the order that lists show: rows in the language asked for, then
 * English ones of records that are not live in it.
 */
export function languageGroups(requestedLocale: Locale): RawBuilder<boolean>[] {
  if (requestedLocale === 'en') return [sql`l.locale = 'en'`];
  return [
    sql`l.locale = ${requestedLocale}`,
    sql`l.locale = 'en' and not exists (
      select from live own where own.record_id = l.record_id and own.locale = ${requestedLocale})`,
  ];
}

/** The fallback rule as one condition on `live l`. */
export function shownIn(requestedLocale: Locale): RawBuilder<boolean> {
  return sql`(${sql.join(languageGroups(requestedLocale), sql` or `)})`;
}
