import { type Kysely, sql, type Transaction } from 'kysely';
import type { FrozenTable } from '../../content/navigator/frozen-table.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { isUuid } from '../is-uuid.ts';
import { type InputProblem, limitReached, notFound, refuseInput, textProblems } from '../refusals.ts';
import { ensureVisitor, lockVisitor } from '../visitor.ts';
import { longestTitle, MOST_REPORTS, MOST_VERSIONS, type SavedReport } from './saved-report.ts';

type NewReport = Pick<
  SavedReport,
  'serviceId' | 'title' | 'selection' | 'language' | 'on' | 'known' | 'jurisdictions' | 'topics'
>;

/** The query of an address, as the builder writes it; nothing that leads elsewhere. */
const longestSelection = 4_000;

/**
 * Keeps a report with what it says now. One of the same selection is there once: saving it again changes nothing.
 *
 * @returns its id
 * @throws GraphQLError BAD_USER_INPUT or LIMIT_REACHED
 */
export async function saveReport(
  db: Kysely<DB>,
  visitor: string,
  report: NewReport,
  said: FrozenTable,
): Promise<string> {
  const { title, serviceId, selection, language, on, known } = report;
  refuseInput([...titleProblems(title), ...textProblems('selection', selection, longestSelection)]);
  return db.transaction().execute(async (trx) => {
    await ensureVisitor(trx, visitor);
    await lockVisitor(trx, visitor);
    const same = await trx
      .selectFrom('saved_report')
      .select('id')
      .where('visitor', '=', visitor)
      .where('service_id', '=', serviceId)
      .where('language', '=', language)
      .where('selection', '=', selection)
      .executeTakeFirst();
    if (same) return same.id;
    const { kept } = await trx
      .selectFrom('saved_report')
      .select(({ fn }) => fn.countAll<number>().as('kept'))
      .where('visitor', '=', visitor)
      .executeTakeFirstOrThrow();
    if (kept >= MOST_REPORTS) throw limitReached(`At most ${MOST_REPORTS} reports can be saved`);
    const { id } = await trx
      .insertInto('saved_report')
      .values({
        visitor,
        service_id: serviceId,
        title: title.trim(),
        selection,
        language,
        held_on: on,
        known_at: known,
        jurisdictions: [...report.jurisdictions],
        topics: [...report.topics],
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await addVersion(trx, { visitor, id, number: 1 }, said);
    return id;
  });
}

/** Gives a report another name. @throws GraphQLError NOT_FOUND or BAD_USER_INPUT */
export async function renameReport(
  db: Kysely<DB>,
  visitor: string,
  id: string,
  title: string,
): Promise<void> {
  refuseInput(titleProblems(title));
  if (!isUuid(id)) throw notFound();
  const { numUpdatedRows } = await db
    .updateTable('saved_report')
    .set({ title: title.trim() })
    .where('visitor', '=', visitor)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw notFound();
}

/** Forgets a report, its versions, links and alert; false when there was none. */
export async function removeReport(db: Kysely<DB>, visitor: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  return db.transaction().execute(async (trx) => {
    // Whoever is sharing, following or keeping it does so before it goes, or not at all.
    await lockVisitor(trx, visitor);
    const { numDeletedRows } = await trx
      .deleteFrom('saved_report')
      .where('visitor', '=', visitor)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  });
}

/**
 * Keeps what a report says now as its next version. Told twice, or by two at once, that the one after a version is to be
 * kept, it is kept once.
 *
 * @param after the number of the version that its reader compared it with
 * @throws GraphQLError NOT_FOUND or LIMIT_REACHED
 */
export async function keepVersion(
  db: Kysely<DB>,
  visitor: string,
  { id, after }: { readonly id: string; readonly after: number },
  said: FrozenTable,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockVisitor(trx, visitor);
    const newest = await trx
      .selectFrom('saved_report_version')
      .select(({ fn }) => fn.max('number').as('number'))
      .where('report_id', '=', id)
      .where('visitor', '=', visitor)
      .executeTakeFirst();
    if (!newest?.number || after > newest.number) throw notFound();
    if (after < newest.number) return;
    if (after >= MOST_VERSIONS) throw limitReached(`At most ${MOST_VERSIONS} versions can be kept`);
    await addVersion(trx, { visitor, id, number: after + 1 }, said);
  });
}

async function addVersion(
  trx: Transaction<DB>,
  { visitor, id, number }: { readonly visitor: string; readonly id: string; readonly number: number },
  { on, known, chapters, topics, entries }: FrozenTable,
): Promise<void> {
  const json = (value: unknown) => sql<never>`${JSON.stringify(value)}::jsonb`;
  await trx
    .insertInto('saved_report_version')
    .values({
      visitor,
      report_id: id,
      number,
      held_on: on,
      known_at: known,
      chapters: json(chapters),
      topics: json(topics),
      entries: json(entries),
    })
    .execute();
}

function titleProblems(title: string): InputProblem[] {
  if (title.trim() === '') return [{ path: 'title', code: 'missing', message: 'must not be empty' }];
  return textProblems('title', title.trim(), longestTitle);
}
