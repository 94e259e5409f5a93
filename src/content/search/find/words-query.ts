import { type Kysely, sql } from 'kysely';
import type { Locale } from '../../../i18n/locales.ts';
import type { DB } from '../../../platform/db/tables.gen.ts';
import type { ContentTypeName } from '../../types/index.ts';
import { type Group, orAlso } from '../text/group.ts';
import { queryTextOf } from '../text/query-text.ts';
import { type Question, questionOf } from '../text/question.ts';
import { knownWords } from './known-words.ts';
import { shownTo } from './narrowing.ts';
import { likelySpellings } from './spelling.ts';
import { synonyms } from './synonyms.ts';
import { understood } from './understood.ts';

/** Characters that are read. */
const LONGEST = 200;

/**
 * What a reader typed into a list's field for words as text for `tsquery`, understood as the search does: stems, phrases,
 * exclusions, synonyms, misspelt words set right; where no record of the type has it, words also as they are spelt that
 * stand nowhere as they were typed. Null where it says nothing.
 */
export async function wordsQuery(
  db: Kysely<DB>,
  type: ContentTypeName,
  text: string,
  locale: Locale,
): Promise<string | null> {
  const typed = { text: text.trim().slice(0, LONGEST), locale, synonyms: await synonyms(db) };
  const question = questionOf(typed.text, locale, typed.synonyms);
  if (question.groups.length === 0) return null;
  const asked = await understood(db, typed, 'unknown');
  const query = textOf(asked);
  return (await stands(db, type, query, locale)) ? query : textOf(await respelled(db, question));
}

function textOf({ groups, excluded }: Question): string {
  return [...groups.map((one) => queryTextOf(one)), ...excluded.map((one) => `!${queryTextOf(one)}`)].join(
    ' & ',
  );
}

/** Whether a record of the type has it, in the language in which readers of the locale see it. */
async function stands(
  db: Kysely<DB>,
  type: ContentTypeName,
  query: string,
  locale: Locale,
): Promise<boolean> {
  const { rows } = await sql`select from search_entry e
    where ${shownTo(locale)} and e.type = ${type} and e.open @@ ${query}::tsquery limit 1`.execute(db);
  return rows.length > 0;
}

async function respelled(db: Kysely<DB>, { groups, excluded }: Question): Promise<Question> {
  const { isExact } = await knownWords(db, groups);
  const doubtful = groups.filter(({ isWord }, at) => isWord && !isExact[at]);
  const spellings = await likelySpellings(
    db,
    doubtful.map(({ text }) => text),
    { isWide: groups.length > 1 },
  );
  const spelt = (one: Group) =>
    orAlso(
      one,
      (spellings.get(one.text) ?? []).map(({ word }) => word),
    );
  return { groups: groups.map(spelt), excluded };
}
