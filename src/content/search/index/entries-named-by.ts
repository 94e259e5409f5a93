import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '../../../platform/db/tables.gen.ts';
import { contentTypeNames, declarationOf, typesWhere } from '../../types/index.ts';
import type { IndexedRow } from './entry.ts';
import { FORM } from './form.ts';
import { shownOnWithdrawn, writeEntries } from './write-entries.ts';

/** Entries that one publication writes besides its own; what is more is left to the job, so that others wait for seconds at most. */
const MOST_AT_ONCE = 300;

/** Fields of links by whose records' names a row is found, with the types that have them. */
const linksThatName = contentTypeNames.flatMap((type) => {
  const { foundBy = [], namedBy } = declarationOf(type).search ?? {};
  return [...foundBy, ...(namedBy?.links ?? [])].map((field) => ({ type, field }));
});
/** Types of rows that are found by names of what they stand below. */
const namedFromAbove = typesWhere(
  ({ search }) =>
    search?.namedBy !== undefined && search.namedBy.above.length + search.namedBy.within.length > 0,
);

/** Types whose records are found in one language by their titles in the others. */
const namedByItself = typesWhere(({ search }) => search?.namedBy?.links.includes('id') ?? false);

/** What other records' entries take from a record, as text to compare: its names and its place, in its languages. */
export async function namesGiven(
  trx: Transaction<DB>,
  recordIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; given: string }>`
    select record_id as id, jsonb_agg(jsonb_build_array(locale, title, fields ->> 'question', parent_id,
      withdrawn_at is null,
      case type when 'synonym' then jsonb_build_array(fields -> 'asked', fields -> 'answers') end) order by locale)::text as given
    from live where record_id = any(${[...recordIds]}::text[]) group by record_id`.execute(trx);
  return new Map(rows.map(({ id, given }) => [id, given]));
}

/** The records that some synonyms name as answers, which are found by the ways in which these are asked for. */
export async function answersNamedBy(
  trx: Transaction<DB>,
  synonymIds: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct to_id as id from link where from_id = any(${[...synonymIds]}::text[]) and field = 'answers'`.execute(
    trx,
  );
  return rows.map(({ id }) => id);
}

type Key = Pick<IndexedRow, 'record_id' | 'locale'>;
type TypedKey = Key & Pick<IndexedRow, 'type'>;

interface Renamed {
  /** What synonyms among them named as answers before. */
  readonly formerAnswers?: readonly string[];
  /** Rows whose entries were written when all these names were there. */
  readonly written?: readonly Key[];
  /** Entries to write at once; those of the others are marked, for the job to write them. */
  readonly most?: number;
}

/**
 * Writes the entries of what is found by the names of records that were renamed, moved or taken down, in the same
 * transaction; of synonyms those of their answers.
 *
 * @returns whether there are any: what was found by words is to be looked for again
 */
export async function writeEntriesNamedBy(
  trx: Transaction<DB>,
  recordIds: readonly string[],
  { formerAnswers = [], written = [], most = MOST_AT_ONCE }: Renamed = {},
): Promise<boolean> {
  if (recordIds.length === 0) return false;
  const { rows: keys } = await sql<TypedKey>`
    with recursive below as (
      select unnest(${[...recordIds]}::text[]) as id
      union
      select l.record_id from below join live l on l.parent_id = below.id)
    select l.record_id, l.locale, l.type from live l
    where l.type = any(${namedByItself}::text[]) and l.record_id = any(${[...recordIds]}::text[])
      and (l.record_id, l.locale) not in (${among(written)})
      or l.record_id <> all(${[...recordIds]}::text[]) and (
      l.type = any(${namedFromAbove}::text[]) and l.record_id in (select id from below)
      or l.record_id = any(${[...formerAnswers, ...(await answersNamedBy(trx, recordIds))]}::text[])
      or l.record_id in (select k.from_id from link k where k.to_id = any(${[...recordIds]}::text[])
        and k.field = any(${linksThatName.map(({ field }) => field)}::text[]))
        and l.type = any(${linksThatName.map(({ type }) => type)}::text[]))
    -- What stands right below comes and goes with its place at once.
    order by l.parent_id = any(${[...recordIds]}::text[]) desc nulls last, l.record_id, l.locale`.execute(
    trx,
  );
  const { rows } = await sql<IndexedRow>`
    select record_id, locale, type, number, path, fields, ordered_at, withdrawn_at, whole_for from live
    where (record_id, locale) in (${among(keys.slice(0, most))})`.execute(trx);
  await writeEntries(trx, rows);
  if (keys.length > most) await leaveToJob(trx, keys.slice(most));
  return keys.length > 0;
}

/** Marks entries; what has lost its place with the page that it is shown on is not found until then either. */
async function leaveToJob(trx: Transaction<DB>, keys: readonly TypedKey[]): Promise<void> {
  const unplaced = [...(await shownOnWithdrawn(trx, keys))];
  await sql`update search_entry
    set number = null, offered = offered and record_id || ' ' || locale <> all(${unplaced}::text[])
    where form = ${FORM} and (record_id, locale) in (${among(keys)})`.execute(trx);
}

function among(keys: readonly Key[]): RawBuilder<unknown> {
  const each = keys.map(({ record_id, locale }) => ({ record_id, locale }));
  return sql`select record_id, locale from jsonb_to_recordset(${JSON.stringify(each)}::jsonb)
    as key (record_id text, locale text)`;
}
