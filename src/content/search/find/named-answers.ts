import { type Kysely, sql } from 'kysely';
import type { Locale } from '../../../i18n/locales.ts';
import type { DB } from '../../../platform/db/tables.gen.ts';
import { FORM } from '../index/form.ts';
import { askedFor } from '../text/asked-for.ts';
import { type Group, inShort } from '../text/group.ts';
import type { Synonym } from '../text/meanings.ts';
import { queryTextOf } from '../text/query-text.ts';
import { tokensOf } from '../text/tokens.ts';

/** A question as it is looked for. */
interface Asking {
  /** What was typed, and what was looked for instead of misspelt words. */
  readonly text: string;
  readonly locale: Locale;
  readonly synonyms: readonly Synonym[];
  readonly groups: readonly Group[];
  /** How much each says. */
  readonly weights: readonly number[];
}

/**
 * The records that editors name as answers to a question, best first: the navigator’s answer where it asks for a topic of it
 * and names a place; what is asked for in ways that they know; what they name for words that say about half of it, and for
 * others where the record has all the rest as well.
 */
export async function namedAnswers(db: Kysely<DB>, asking: Asking): Promise<readonly string[]> {
  const { text, synonyms, groups, weights } = asking;
  const needed = groups.filter(({ isOptional }) => !isOptional);
  const letters = needed.reduce((sum, one) => sum + one.text.length, 0);
  const asked = askedFor(text, letters, synonyms);
  const half = groups.reduce((sum, one, at) => sum + (one.isOptional ? 0 : (weights[at] ?? 0)), 0) / 2;
  const isMost = (one: Group, at: number) =>
    (weights[at] ?? 0) >= half || (isPhrase(one) && one.text.length * 2 >= letters);
  const [cells, others] = await Promise.all([
    answersInPlaces(db, asked.inPlaces, asked.places, asking.locale),
    namedForPart(
      db,
      asking.locale,
      needed.filter((one) => !isMost(one, groups.indexOf(one))),
      needed,
    ),
  ]);
  // Of a place that is named its answer is meant; of the reader's own the topic, too.
  const topics = new Set(asked.places.length > 0 ? cells.map(({ topic }) => topic) : []);
  return [
    ...new Set([
      ...cells.map(({ id }) => id),
      ...asked.answers.filter((id) => !topics.has(id)),
      ...groups.flatMap((one, at) => (isMost(one, at) ? one.answers : [])),
      ...others,
    ]),
  ];
}

const isPhrase = ({ text }: Group) => tokensOf(text).length > 1 || /\p{Script=Han}{3}/u.test(text);

/** Answers of the navigator about some of its topics in some places; where none is named, in the country of the reader's locale. */
async function answersInPlaces(
  db: Kysely<DB>,
  topics: readonly string[],
  places: readonly string[],
  locale: Locale,
): Promise<readonly { readonly id: string; readonly topic: string }[]> {
  const [, country = null] = locale.toUpperCase().split('-');
  if (topics.length === 0 || (places.length === 0 && country === null)) return [];
  const isThere =
    places.length > 0 ? sql`j.record_id = any(${[...places]}::text[])` : sql`j.fields ->> 'iso' = ${country}`;
  const { rows } = await sql<{ id: string; topic: string }>`
    select c.record_id as id, t.to_id as topic
    from link t join live c on c.record_id = t.from_id and c.type = 'navigatorCell' and c.locale = 'en'
    join live p on p.record_id = c.parent_id and p.locale = 'en'
    join live j on j.record_id = p.fields ->> 'jurisdiction' and j.locale = 'en'
    where t.field = 'topic' and t.to_id = any(${[...topics]}::text[]) and ${isThere} and c.withdrawn_at is null
    order by array_position(${[...topics]}::text[], t.to_id), c.record_id`.execute(db);
  return rows;
}

/** Of what editors name for some of the words that are needed, what has all others, too. */
async function namedForPart(
  db: Kysely<DB>,
  locale: Locale,
  some: readonly Group[],
  needed: readonly Group[],
): Promise<readonly string[]> {
  const named = some.flatMap(({ answers }) => answers);
  if (named.length === 0) return [];
  const queries = some.flatMap((one) => {
    const rest = needed.filter((other) => other !== one).map((other) => queryTextOf(inShort(other)));
    return one.answers.map((id) => ({ id, query: rest.join(' & ') }));
  });
  const { rows } = await sql<{ id: string }>`
    select distinct n.id, n.place
    from unnest(${queries.map(({ id }) => id)}::text[], ${queries.map(({ query }) => query)}::tsquery[])
      with ordinality as n (id, query, place)
    join search_entry e on e.form = ${FORM} and e.record_id = n.id and e.locale = any(${[locale, 'en']}::text[])
    where e.offered and e.open @@ n.query order by n.place`.execute(db);
  return rows.map(({ id }) => id);
}
