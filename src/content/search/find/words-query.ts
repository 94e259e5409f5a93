import type { Kysely } from 'kysely';
import type { Locale } from '../../../i18n/locales.ts';
import type { DB } from '../../../platform/db/tables.gen.ts';
import { queryTextOf } from '../text/query-text.ts';
import { questionOf } from '../text/question.ts';
import { understood } from './search.ts';
import { synonyms } from './synonyms.ts';

/** Characters that are read. */
const LONGEST = 200;

/**
 * What a reader typed into a list's field for words as text for `tsquery`, understood as the search does: stems, phrases,
 * exclusions, synonyms, misspelt words set right. Null where it says nothing.
 */
export async function wordsQuery(db: Kysely<DB>, text: string, locale: Locale): Promise<string | null> {
  const question = questionOf(text.trim().slice(0, LONGEST), locale, await synonyms(db));
  if (question.groups.length === 0) return null;
  const { groups, excluded } = await understood(db, question, false);
  return [...groups.map((one) => queryTextOf(one)), ...excluded.map((one) => `!${queryTextOf(one)}`)].join(
    ' & ',
  );
}
