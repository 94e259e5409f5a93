import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/tables.gen.ts';
import type { ArtSubject } from '../address.ts';
import { monogramOf } from '../component/monogram.ts';
import { isPageWord } from '../page-words.ts';

/** Whether a picture is one of those that pages have by themselves, whatever records there are. */
export function isOfPage({ seed, mark }: ArtSubject): boolean {
  return mark === '' && isPageWord(seed);
}

/**
 * Whether a picture is of a record that has a page, with no letters or those that the record's name begins with, in one
 * of its languages.
 */
export async function isOfRecord(db: Kysely<DB>, { seed, mark }: ArtSubject): Promise<boolean> {
  const rows = await db
    .selectFrom('live')
    .select(['title', 'fields'])
    .where('record_id', '=', seed)
    .execute();
  return rows.length > 0 && (mark === '' || marksOf(rows).includes(mark));
}

/** Lists know a title alone; a name's parts may be in another language's row. */
function marksOf(rows: readonly { readonly title: string; readonly fields: unknown }[]): string[] {
  const names = rows.map(({ fields }) => fields as { givenName?: string; familyName?: string });
  return rows.flatMap(({ title }) => [
    monogramOf({ title }),
    ...names.map(({ givenName, familyName }) => monogramOf({ title, givenName, familyName })),
  ]);
}
