import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/tables.gen.ts';
import { CachedUntilPublished } from '../../changes/cached-until-published.ts';

/** What entries are counted by: a text for each number, and the number of each text. */
export interface Values {
  /** By number; empty where there is none. */
  readonly texts: readonly string[];
  /** By number, what stands before the colon. */
  readonly kinds: readonly string[];
  readonly numbers: ReadonlyMap<string, number>;
}

const cache = new CachedUntilPublished<Values>(2);

/** All there are: read once until there are more. */
export function searchValues(db: Kysely<DB>): Promise<Values> {
  return cache.get(
    db,
    'values',
    async () => {
      const { rows } = await sql<{ id: number; value: string }>`select id, value from search_value`.execute(
        db,
      );
      const texts = new Array<string>(rows.reduce((most, { id }) => Math.max(most, id), 0) + 1).fill('');
      for (const { id, value } of rows) texts[id] = value;
      const kinds = texts.map((text) => text.slice(0, text.indexOf(':')));
      return { texts, kinds, numbers: new Map(rows.map(({ id, value }) => [value, id])) };
    },
    sql`(select max(id) from search_value)`,
  );
}
