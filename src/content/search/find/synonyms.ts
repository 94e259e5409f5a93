import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/tables.gen.ts';
import type { Synonym } from '../text/question.ts';

/** As they were read last. */
let last: { readonly text: string; readonly synonyms: readonly Synonym[] } = { text: '[]', synonyms: [] };

/**
 * Words that mean the same, as editors keep them: records of the type `synonym`. They are read each time, so that none is
 * older than its publication; as long as nobody changes them it is the same list.
 */
export async function synonyms(db: Kysely<DB>): Promise<readonly Synonym[]> {
  const { rows } = await sql<{ text: string }>`
    select coalesce(jsonb_agg(jsonb_build_object(
        'words', fields -> 'words', 'answers', coalesce(fields -> 'answers', '[]')) order by record_id), '[]')::text as text
    from live where type = 'synonym' and locale = 'en' and withdrawn_at is null`.execute(db);
  const text = rows[0]?.text ?? '[]';
  if (text !== last.text) last = { text, synonyms: JSON.parse(text) as Synonym[] };
  return last.synonyms;
}
