import { type Kysely, sql } from 'kysely';
import { csvTable } from '../../platform/csv.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { type FoundSubmission, findSubmissions, type Wanted } from './find-submissions.ts';

/** The most that is exported at once. */
const MOST_EXPORTED = 100_000;

/**
 * What was sent as CSV, a column for each question that any of it answers; it is kept who took it.
 *
 * @param actor an account, or the word for a terminal
 */
export async function exportSubmissions(
  db: Kysely<DB>,
  wanted: Omit<Wanted, 'first'>,
  actor: string,
): Promise<{ readonly csv: string; readonly count: number }> {
  return inTransaction(db, async (trx) => {
    const found = await findSubmissions(trx, { ...wanted, first: MOST_EXPORTED });
    if (found.length > 0)
      await trx
        .insertInto('submission_act')
        .columns(['submission_id', 'action', 'actor'])
        .expression((query) =>
          query
            .selectFrom('submission')
            .select(({ val }) => ['id', val('exported').as('action'), val(actor).as('actor')])
            // An array is one value: a statement takes 65,535.
            .where(sql<boolean>`reference = any(${found.map(({ reference }) => reference)}::text[])`),
        )
        .execute();
    return { csv: csvOf(found), count: found.length };
  });
}

function csvOf(found: readonly FoundSubmission[]): string {
  const names = [...new Set(found.flatMap(({ answers }) => Object.keys(answers)))];
  const columns = [
    'reference',
    'received',
    'form',
    'about',
    'place',
    'language',
    'state',
    'assigned to',
    'delete on',
    ...names,
  ];
  const rows = found.map(({ answers, ...one }) => [
    one.reference,
    one.receivedAt.toISOString(),
    one.form,
    one.about ?? '',
    one.place ?? '',
    one.locale,
    one.state,
    one.assignedTo ?? '',
    one.deleteAt.toISOString().slice(0, 10),
    ...names.map((name) => answers[name] ?? ''),
  ]);
  return csvTable(columns, rows);
}
