import { type RawBuilder, sql } from 'kysely';

/** Most words of a name that are looked at. */
const mostWords = 6;

/**
 * Whether every word is somewhere in a record's titles, or a person's names, in whichever language they are published:
 * “wei” finds 魏静怡 by the English page, accents and case aside.
 */
export function isNamed(text: string): RawBuilder<boolean> {
  const names = sql`lower(unaccent(concat_ws(' ', x.title, x.brief ->> 'givenName', x.brief ->> 'familyName',
    x.brief ->> 'nativeName')))`;
  const words = text.trim().split(/\s+/).slice(0, mostWords);
  // `offset 0` has the names put together once for all words.
  return sql`exists (
    select from (select ${names} as names from live x
      where x.record_id = l.record_id and x.withdrawn_at is null offset 0) known
    where ${sql.join(
      words.map((word) => sql`strpos(known.names, lower(unaccent(${word}))) > 0`),
      sql` and `,
    )})`;
}
