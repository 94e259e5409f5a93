import { sql } from 'kysely';
import { linkValues } from '../fields/link-values.ts';
import { openValues } from '../fields/open-values.ts';
import { answersNamedBy, namesGiven, writeEntriesNamedBy } from '../search/index/entries-named-by.ts';
import { writeEntries } from '../search/index/write-entries.ts';
import { typeOf } from './draft.ts';
import type { LiveRow } from './live-row.ts';
import type { Trx } from './transaction.ts';

/**
 * Writes live rows, new or over what is there, their links, and what search finds them by; also what it finds other
 * records by that bear their names. A row that is there keeps its path: `movePaths` changes it, with all those below it.
 *
 * @returns whether other records are found by other names
 */
export async function writeLive(trx: Trx, rows: readonly LiveRow[]): Promise<boolean> {
  if (rows.length === 0) return false;
  const ids = [...new Set(rows.map(({ record_id }) => record_id))];
  const before = await namesGiven(trx, ids);
  const formerAnswers = await answersNamedBy(trx, ids);
  await writeLiveRows(trx, rows);
  await writeEntries(trx, rows);
  const after = await namesGiven(trx, ids);
  return writeEntriesNamedBy(
    trx,
    ids.filter((id) => before.get(id) !== after.get(id)),
    { formerAnswers, written: rows },
  );
}

/**
 * Writes live rows as `writeLive` does, and their links, but nothing that search finds them by: for who writes many, and
 * then the entries of all of them.
 */
export async function writeLiveRows(trx: Trx, rows: readonly LiveRow[]): Promise<void> {
  await sql`
    insert into live (
      record_id, locale, type, parent_id, position, number, source_number, slug, path, title, summary, fields,
      ordered_at, first_published_at, published_at, withdrawn_at, withdrawn_reason, search_text, search_brief,
      search_whole, whole_for)
    select record_id, locale, type, parent_id, position, number, source_number, slug, path, title, summary, fields,
      ordered_at, first_published_at, published_at, withdrawn_at, withdrawn_reason,
      weighted_terms(open ->> 'A', open ->> 'B', open ->> 'C', open ->> 'D'),
      weighted_terms(open ->> 'A', open ->> 'B', open ->> 'C', ''),
      weighted_terms(whole ->> 'A', whole ->> 'B', whole ->> 'C', whole ->> 'D'), whole_for
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
      record_id text, locale text, type text, parent_id text, position integer, number integer,
      source_number integer, slug text, path text, title text, summary text, fields jsonb,
      ordered_at timestamptz, first_published_at timestamptz, published_at timestamptz,
      withdrawn_at timestamptz, withdrawn_reason text,
      open jsonb, whole jsonb, whole_for text)
    on conflict (record_id, locale) do update set
      parent_id = excluded.parent_id, position = excluded.position, number = excluded.number,
      source_number = excluded.source_number, slug = excluded.slug, title = excluded.title,
      summary = excluded.summary, fields = excluded.fields, ordered_at = excluded.ordered_at,
      published_at = excluded.published_at, withdrawn_at = excluded.withdrawn_at,
      withdrawn_reason = excluded.withdrawn_reason,
      search_text = excluded.search_text, search_brief = excluded.search_brief,
      search_whole = excluded.search_whole, whole_for = excluded.whole_for`.execute(trx);
  await writeLinks(trx, rows);
}

async function writeLinks(trx: Trx, rows: readonly LiveRow[]): Promise<void> {
  const links = rows.flatMap((row) =>
    // A back link tells of the text that it stands in: only of what everybody may read.
    linkValues(typeOf(row.type).fields, openValues(typeOf(row.type), row.fields)).map(
      ({ field, position, to }) => ({
        from_id: row.record_id,
        locale: row.locale,
        field,
        position,
        to_id: to,
      }),
    ),
  );
  const keys = rows.map(({ record_id, locale }) => ({ record_id, locale }));
  await sql`
    delete from link using jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as row (record_id text, locale text)
    where link.from_id = row.record_id and link.locale = row.locale`.execute(trx);
  await sql`
    insert into link (from_id, locale, field, position, to_id)
    select from_id, locale, field, position, to_id from jsonb_to_recordset(${JSON.stringify(links)}::jsonb)
      as row (from_id text, locale text, field text, position integer, to_id text)`.execute(trx);
}
