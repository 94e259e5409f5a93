import { type Kysely, sql } from 'kysely';
import type { Locale } from '../../i18n/locales.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { limitReached, notFound, refuseInput, textProblems } from '../refusals.ts';
import { shownRow } from '../shown-row.ts';
import { ensureVisitor, lockVisitor } from '../visitor.ts';
import { longestNote } from './longest-note.ts';

/** Most records that one reader saves. */
const MOST_FAVOURITES = 1_000;
/** Most that are taken over at once of those saved before sign-in. */
export const MOST_MERGED = 200;

interface Save {
  readonly recordId: string;
  /** What is left out stays as it is. */
  readonly note: string | null;
  /** The language it is saved in: its title is remembered as it was. */
  readonly locale: Locale;
}

/**
 * Saves a live record; one that is saved already keeps its day and gets the note.
 *
 * @throws GraphQLError NOT_FOUND, BAD_USER_INPUT or LIMIT_REACHED
 */
export async function saveFavourite(db: Kysely<DB>, visitor: string, save: Save): Promise<void> {
  const note = save.note?.trim() ?? null;
  refuseInput(textProblems('note', note ?? '', longestNote, true));
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ title: string; type: string }>`
      select l.title, l.type from ${shownRow(sql`${save.recordId}`, save.locale)}`.execute(trx);
    const shown = rows[0];
    if (!shown) throw notFound();
    await ensureVisitor(trx, visitor);
    const changed = note === null ? 0 : await changeNote(trx, visitor, save.recordId, note);
    if (changed > 0) return;
    if ((await roomFor(trx, visitor)) === 0)
      throw limitReached(`At most ${MOST_FAVOURITES} records can be saved`);
    await trx
      .insertInto('favourite')
      .values({ visitor, record_id: save.recordId, note: note ?? '', ...shown })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

async function changeNote(db: Kysely<DB>, visitor: string, recordId: string, note: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('favourite')
    .set({ note })
    .where('visitor', '=', visitor)
    .where('record_id', '=', recordId)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** How many more a reader may save. Their row is locked: two at once do not both take the last place. */
async function roomFor(db: Kysely<DB>, visitor: string): Promise<number> {
  await lockVisitor(db, visitor);
  const { saved } = await db
    .selectFrom('favourite')
    .select(({ fn }) => fn.countAll<number>().as('saved'))
    .where('visitor', '=', visitor)
    .executeTakeFirstOrThrow();
  return Math.max(0, MOST_FAVOURITES - saved);
}

/** Forgets a saved record; false when it was not saved. */
export async function removeFavourite(db: Kysely<DB>, visitor: string, recordId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('favourite')
    .where('visitor', '=', visitor)
    .where('record_id', '=', recordId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/**
 * Takes over what somebody saved before they signed in, as far as there is room; what is not live is left out.
 *
 * @returns how many were not saved before
 * @throws GraphQLError BAD_USER_INPUT for more than `MOST_MERGED`
 */
export async function mergeFavourites(
  db: Kysely<DB>,
  visitor: string,
  recordIds: readonly string[],
): Promise<number> {
  const ids = [...new Set(recordIds)];
  if (ids.length > MOST_MERGED)
    refuseInput([{ path: 'recordIds', code: 'too-many', message: `must be at most ${MOST_MERGED}` }]);
  return db.transaction().execute(async (trx) => {
    await ensureVisitor(trx, visitor);
    const room = await roomFor(trx, visitor);
    const { numAffectedRows } = await sql`
      insert into favourite (visitor, record_id, title, type)
      select ${visitor}, given.id, l.title, l.type
      from unnest(${ids}::text[]) with ordinality as given (id, place)
      cross join ${shownRow(sql`given.id`, 'en')}
      where not exists (select from favourite f where f.visitor = ${visitor} and f.record_id = given.id)
      order by given.place limit ${room}
      on conflict do nothing`.execute(trx);
    return Number(numAffectedRows ?? 0);
  });
}
