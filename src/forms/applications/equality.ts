import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { secretDigest } from '../../account/secret.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import type { Answers } from '../check.ts';
import { idOfKey, signedKey } from '../signature.ts';
import { equalityQuestions } from './equality-questions.ts';

/** Days for which somebody who has applied may answer. */
const DAYS = 30;
const DAY = 86_400_000;
/** The smallest sum that anybody is shown. */
const FEWEST_SHOWN = 10;

/**
 * What lets one answer be counted: signed, random, and kept nowhere, so that nothing leads from it to an application or back.
 *
 * @param form that was applied by
 */
export function equalityPermission(secret: string, form: string, now: Date): string {
  const day = Math.floor(now.getTime() / DAY).toString(36);
  return signedKey(secret, 'equality', `${form}-${day}-${randomBytes(16).toString('hex')}`);
}

/** The form that was applied by; null for what permits nothing, or not any more. */
export function permittedForm(secret: string, permission: string, now: Date): string | null {
  const [form = '', day = ''] = idOfKey(secret, 'equality', permission)?.split('-') ?? [];
  const age = Math.floor(now.getTime() / DAY) - Number.parseInt(day, 36);
  return form !== '' && age <= DAYS ? form : null;
}

/**
 * Adds answers to the sums of three months, a question at a time: no row is anybody’s. A permission counts once.
 *
 * @param answers of them those count that are declared
 */
export async function countEquality(
  db: Kysely<DB>,
  { form, permission, answers }: { form: string; permission: string; answers: Answers },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const used = await trx
      .insertInto('equality_used')
      .values({ digest: secretDigest(permission), used_on: sql<Date>`current_date` })
      .onConflict((conflict) => conflict.doNothing())
      .returning('digest')
      .executeTakeFirst();
    if (!used) return;
    for (const [question, { answers: options }] of Object.entries(equalityQuestions)) {
      const answer = answers[question] ?? '';
      if (!Object.hasOwn(options, answer)) continue;
      await sql`
        insert into equality_count as e (quarter, form, question, answer, count)
        values (date_trunc('quarter', current_date), ${form}, ${question}, ${answer}, 1)
        on conflict (quarter, form, question, answer) do update set count = e.count + 1`.execute(trx);
    }
  });
}

export interface EqualityCount {
  /** The first day of three months that are over. */
  readonly quarter: string;
  readonly form: string;
  readonly question: string;
  readonly answer: string;
  /** Null: fewer than `FEWEST_SHOWN`. */
  readonly count: number | null;
  /**
   * Applications by somebody who had applied before, among those who could answer then: so many of the answers at most are
   * somebody’s second. Who that is, nobody knows.
   */
  readonly repeated: number;
}

/**
 * The sums, of three months that are over alone: of a sum that still grows somebody could see what the last applicant
 * answered.
 */
export async function equalityCounts(db: Kysely<DB>): Promise<EqualityCount[]> {
  const { rows } = await sql<EqualityCount>`
    select e.quarter::text, e.form, e.question, e.answer, case when e.count >= ${FEWEST_SHOWN} then e.count end as count,
      applied.repeated
    from equality_count e cross join lateral (
      select (count(*) - count(distinct s.email))::int as repeated from submission s
      where s.form = e.form and s.received_at >= e.quarter - ${DAYS}::int
        and s.received_at < e.quarter + interval '3 months') applied
    where e.quarter < date_trunc('quarter', current_date)
    order by e.quarter desc, e.form, e.question, e.answer`.execute(db);
  return rows;
}

/** Forgets which permissions were used, once they would not count any more. */
export async function forgetPermissions(db: Kysely<DB>): Promise<void> {
  await sql`delete from equality_used where used_on < current_date - ${DAYS + 2}::int`.execute(db);
}
