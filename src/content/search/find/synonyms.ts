import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/tables.gen.ts';
import type { Synonym } from '../text/meanings.ts';

/** As they were read last, and of which versions. */
let last: { readonly versions: string; readonly synonyms: readonly Synonym[] } = {
  versions: '',
  synonyms: [],
};

/**
 * Words that mean the same, as editors keep them: records of the type `synonym`. Their versions are read each time, so that
 * none is older than its publication; as long as nobody changes them it is the same list.
 */
export async function synonyms(db: Kysely<DB>): Promise<readonly Synonym[]> {
  const published = sql`live where type = 'synonym' and locale = 'en' and withdrawn_at is null`;
  const { rows: found } = await sql<{ versions: string }>`
    select coalesce(string_agg(record_id || ' ' || number, ',' order by record_id), '') as versions from ${published}`.execute(
    db,
  );
  const versions = found[0]?.versions ?? '';
  if (versions === last.versions) return last.synonyms;
  const { rows } = await sql<Synonym>`
    select fields -> 'words' as words, coalesce(fields -> 'answers', '[]') as answers from ${published} order by record_id`.execute(
    db,
  );
  last = { versions, synonyms: rows };
  return rows;
}
