import { type RawBuilder, sql } from 'kysely';

/** A version in the language that a record is written in. */
interface SourceVersion {
  readonly recordId: RawBuilder<unknown>;
  readonly number: RawBuilder<unknown>;
}

/**
 * The translation of a version that readers of a language have: the newest that was made of it. Of a translation that
 * was taken down since there is none, whatever time is asked for, as for answers themselves (decision 56). A lateral
 * subquery of (number, headline, note), to be joined.
 *
 * @param known up to when it was published; null for now
 */
export function translationOf(
  { recordId, number }: SourceVersion,
  locale: RawBuilder<unknown>,
  known: Date | null,
): RawBuilder<unknown> {
  return sql`
    lateral (
      select t.number, t.fields ->> 'title' as headline, t.note
      from live own join version t on t.record_id = own.record_id and t.locale = own.locale
      where own.record_id = ${recordId} and own.locale = ${locale} and own.withdrawn_at is null
        and t.source_number = ${number} and (${known}::timestamptz is null or t.published_at <= ${known})
      order by t.number desc limit 1
    )`;
}
