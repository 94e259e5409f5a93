import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/tables.gen.ts';
import { FORM } from '../index/form.ts';
import type { Group } from '../text/group.ts';
import { allowedSteps, steps, thresholdSet } from './spelling.ts';

interface Row {
  readonly typed: string;
  readonly word: string;
}

/** As many words are compared letter by letter, and as many of one spelling looked for. */
const COMPARED = 300;
const MOST = 12;

/**
 * For words that may be misspelt and unfinished, the words that they may be or become: for each as many letters to change
 * as there may be, those with fewer letters to change first. Which of them are names is for the index to say.
 */
export async function likelyBeginnings(
  db: Kysely<DB>,
  words: readonly Pick<Group, 'text' | 'isPrefix'>[],
): Promise<ReadonlyMap<string, readonly (readonly string[])[]>> {
  if (words.length === 0) return new Map();
  const { rows } = await sql<Row>`
    select typed, found.word from ${thresholdSet('word_similarity', 0.35)}
    cross join unnest(${words.map(({ text }) => text)}::text[]) as typed
    cross join lateral (
      select word from search_word
      where form = ${FORM} and threshold is not null and typed <% word and word ~ '^[a-z]{3,}$' and entries > 0
      order by word_similarity(typed, word) desc, entries desc limit ${COMPARED}) as found`.execute(db);
  return new Map(
    words.map(({ text, isPrefix }) => {
      const near = Map.groupBy(
        rows.filter(({ typed }) => typed === text),
        ({ word }) => steps(text, word, isPrefix),
      );
      const few = [...near]
        .filter(([count]) => count > 0 && count <= allowedSteps(text))
        .sort(([one], [other]) => one - other);
      return [text, few.map(([, each]) => each.slice(0, MOST).map(({ word }) => word))];
    }),
  );
}
