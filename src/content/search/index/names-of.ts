import { type Kysely, sql, type Transaction } from 'kysely';
import { allLocales, type Locale } from '../../../i18n/locales.ts';
import type { DB } from '../../../platform/db/tables.gen.ts';
import { type ContentTypeName, declarationOf } from '../../types/index.ts';
import type { IndexedRow, Names } from './entry.ts';

interface NamingRow {
  readonly of: string;
  readonly id: string;
  readonly locale: Locale;
  readonly title: string;
  /** It stands within it; its title says nothing about it alone. */
  readonly isWithin: boolean;
  readonly question: string | null;
}

/** What rows are named by, as their types declare, by record and language (`navigator-cell-1 fr-fr`). */
export async function namesOf(
  db: Kysely<DB> | Transaction<DB>,
  rows: readonly IndexedRow[],
): Promise<ReadonlyMap<string, Names>> {
  const named = rows.flatMap((row) => {
    const by = declarationOf(row.type as ContentTypeName).search?.namedBy;
    return by ? [{ row, by }] : [];
  });
  if (named.length === 0) return new Map();
  const wanted = named.map(({ row, by }) => ({
    of: row.record_id,
    linked: by.links
      .map((field) => (field === 'id' ? row.record_id : row.fields[field]))
      .filter((id) => typeof id === 'string'),
    above: by.above,
    within: by.within,
  }));
  const { rows: found } = await sql<NamingRow>`
    with recursive wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w (of text, linked jsonb, above jsonb, within jsonb)),
    up as (
      select distinct w.of, l.parent_id as id, w.above || w.within as above from wanted w join live l on l.record_id = w.of
      union
      select up.of, l.parent_id, up.above from up join live l on l.record_id = up.id)
    select distinct named.of, l.record_id as id, l.locale, l.title, l.fields ->> 'question' as question,
      coalesce(named.within ? l.type, false) as "isWithin"
    from (select up.of, up.id, up.above, w.within from up join wanted w using (of)
      union all select of, linked.id, null, null from wanted, jsonb_array_elements_text(linked) as linked (id)) as named
    join live l on l.record_id = named.id and (named.above is null or named.above ? l.type)
    where l.withdrawn_at is null order by named.of, l.record_id, l.locale`.execute(db);
  const byRecord = Map.groupBy(found, ({ of }) => of);
  return new Map(
    named.map(({ row }) => [
      `${row.record_id} ${row.locale}`,
      namesIn(byRecord.get(row.record_id) ?? [], row.locale as Locale),
    ]),
  );
}

function namesIn(found: readonly NamingRow[], locale: Locale): Names {
  const own = [...Map.groupBy(found, ({ id }) => id).values()].flatMap(
    (each) => each.find((one) => one.locale === locale) ?? each.find((one) => one.locale === 'en') ?? [],
  );
  const others = allLocales.flatMap((other) =>
    found.filter((one) => one.locale === other && !own.includes(one)),
  );
  const questions = own.flatMap((one) =>
    one.question === null ? [] : { text: one.question, locale: one.locale },
  );
  return {
    titles: own.filter(({ isWithin }) => !isWithin).map(({ title }) => title),
    further: [
      ...own
        .filter(({ isWithin }) => isWithin)
        .map(({ title, locale: language }) => ({ text: title, locale: language })),
      ...questions,
      ...others.flatMap(({ title, question, locale: language }) =>
        [title, question ?? ''].filter((text) => text !== '').map((text) => ({ text, locale: language })),
      ),
    ],
  };
}
