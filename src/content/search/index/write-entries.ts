import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../platform/db/tables.gen.ts';
import { typesWhere } from '../../types/index.ts';
import { isShownOnParent } from '../../types/places-in-lists.ts';
import { entryOf, foundByIds, type IndexedRow } from './entry.ts';
import { FORM } from './form.ts';
import { forgetOthers, meaningFinder, settle } from './meanings.ts';
import { namesOf } from './names-of.ts';

/** Types whose records have their place on the page of what they stand below. */
const shownOnParent: ReadonlySet<string> = new Set(
  typesWhere(({ search }) => search !== undefined && isShownOnParent(search)),
);

/** Rows in one statement: their bodies' terms are some ten kilobytes each. */
const BATCH = 100;

/** Writes the entries of live rows, new or over what is there, in the transaction that makes them live. */
export async function writeEntries(
  db: Kysely<DB> | Transaction<DB>,
  rows: readonly IndexedRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const finder = await meaningFinder(db);
  const { meanings } = finder;
  await forgetOthers(db, meanings);
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = rows.slice(from, from + BATCH);
    const [titles, names] = [await titlesOf(db, batch), await namesOf(db, batch)];
    const [asked, withdrawn] = [await waysToAskFor(db, batch), await shownOnWithdrawn(db, batch)];
    const entries = batch.map((row) =>
      entryOf(row, finder, {
        titles: titles.get(row.locale) ?? new Map(),
        names: names.get(`${row.record_id} ${row.locale}`),
        asked: asked.get(row.record_id) ?? [],
        isPlaceWithdrawn: withdrawn.has(`${row.record_id} ${row.locale}`),
      }),
    );
    const used = [...new Set(entries.flatMap((one) => one.meanings))];
    await sql`
      with meaning as materialized (
        select * from unnest(${used}::int[], ${used.map((at) => meanings[at]?.term)}::text[],
          ${used.map((at) => meanings[at]?.query)}::tsquery[]) as each (place, term, query))
      insert into search_entry (form, record_id, locale, type, number, about, has_place, offered, aged_from, weight,
        translated_in, title_words, open, brief, whole, whole_for)
      select form, record_id, locale, type, number, about, has_place, offered, aged_from, weight,
        case when locale = 'en' then array(select l.locale from live l
          where l.record_id = row.record_id and l.locale <> 'en' order by l.locale) else '{}' end, title_words,
        search_with_meanings(open::tsvector, own.terms, own.queries), search_with_meanings(brief::tsvector, own.terms, own.queries),
        search_with_meanings(whole::tsvector, own.terms, own.queries), whole_for
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as row (
        form smallint, record_id text, locale text, type text, number integer, about text[], has_place boolean, offered boolean,
        aged_from timestamptz, weight real, title_words smallint, meanings int[], open text, brief text, whole text, whole_for text)
      cross join lateral (select coalesce(array_agg(m.term), '{}') as terms, coalesce(array_agg(m.query), '{}') as queries
        from meaning m where m.place = any(row.meanings)) as own
      on conflict (form, record_id, locale) do update set
        number = excluded.number, about = excluded.about, has_place = excluded.has_place, offered = excluded.offered,
        aged_from = excluded.aged_from, weight = excluded.weight, title_words = excluded.title_words, open = excluded.open, brief = excluded.brief,
        whole = excluded.whole, whole_for = excluded.whole_for`.execute(db);
    await sql`select search_translations(${[...new Set(entries.map(({ record_id }) => record_id))]}::text[])`.execute(
      db,
    );
  }
}

/** Titles of the records that rows are found by, in their languages, else in English. */
async function titlesOf(
  db: Kysely<DB> | Transaction<DB>,
  rows: readonly IndexedRow[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> {
  const wanted = rows.flatMap((row) => foundByIds(row).map((id) => ({ id, locale: row.locale })));
  if (wanted.length === 0) return new Map();
  const { rows: found } = await sql<{ id: string; locale: string; title: string }>`
    select distinct on (w.id, w.locale) w.id, w.locale, l.title
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w (id text, locale text)
    join live l on l.record_id = w.id and l.locale in (w.locale, 'en') and l.withdrawn_at is null
    order by w.id, w.locale, l.locale = 'en'`.execute(db);
  return new Map(
    [...Map.groupBy(found, ({ locale }) => locale)].map(([locale, each]) => [
      locale,
      new Map(each.map(({ id, title }) => [id, title])),
    ]),
  );
}

/** By record, the ways in which editors say that it is asked for, in whatever language. */
async function waysToAskFor(
  db: Kysely<DB> | Transaction<DB>,
  rows: readonly IndexedRow[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows: found } = await sql<{ id: string; asked: string[] }>`
    select k.to_id as id, jsonb_agg(way order by s.record_id, place) as asked
    from link k join live s on s.record_id = k.from_id and s.type = 'synonym' and s.locale = 'en' and s.withdrawn_at is null
    cross join jsonb_array_elements_text(coalesce(s.fields -> 'asked', '[]')) with ordinality as each (way, place)
    where k.to_id = any(${rows.map(({ record_id }) => record_id)}::text[]) and k.field = 'answers' and k.locale = 'en'
    group by k.to_id`.execute(db);
  return new Map(found.map(({ id, asked }) => [id, asked]));
}

/** Of rows that are shown on their parents' pages alone, those whose parent is withdrawn, by record and language (`navigator-topic-1 fr-fr`). */
export async function shownOnWithdrawn(
  db: Kysely<DB> | Transaction<DB>,
  rows: readonly Pick<IndexedRow, 'record_id' | 'type'>[],
): Promise<ReadonlySet<string>> {
  const ids = rows.filter(({ type }) => shownOnParent.has(type)).map(({ record_id }) => record_id);
  if (ids.length === 0) return new Set();
  const { rows: found } = await sql<{ key: string }>`
    select l.record_id || ' ' || l.locale as key from live l cross join lateral (
      select p.withdrawn_at from live p where p.record_id = l.parent_id and p.locale in (l.locale, 'en')
      order by p.locale = 'en' limit 1) as parent
    where l.record_id = any(${ids}::text[]) and parent.withdrawn_at is not null`.execute(db);
  return new Set(found.map(({ key }) => key));
}

/** Has the words of entries that this transaction writes counted once, by `recountWords`, and not with each statement. */
export async function countWordsLater(trx: Transaction<DB>): Promise<void> {
  await sql`set local chancery.search_words = 'later'`.execute(trx);
}

/** Says that every entry has what synonyms say: all were written in this transaction, after these. */
export async function settleAllMeanings(trx: Transaction<DB>): Promise<void> {
  await settle(trx, (await meaningFinder(trx)).meanings);
}

export async function recountWords(trx: Transaction<DB>): Promise<void> {
  await sql`select search_recount_words(${FORM}::smallint)`.execute(trx);
}

/** Says that every live row has its entry in this release's form. */
export async function markReady(db: Kysely<DB> | Transaction<DB>): Promise<void> {
  await sql`insert into search_form as f (form, is_ready, ready_at) values (${FORM}, true, now())
    on conflict (form) do update set is_ready = true, ready_at = coalesce(f.ready_at, now())`.execute(db);
}
