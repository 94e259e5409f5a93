import { Refusal } from './refusal.ts';
import type { Trx } from './transaction.ts';

export interface TakeDownInput {
  readonly recordId: string;
  readonly locale: string | 'all';
  readonly actor: string;
}

export interface LivePlace {
  readonly locale: string;
  readonly slug: string;
  readonly path: string | null;
  readonly parent_id: string | null;
}

/**
 * The live rows of a record that a take-down is about, and those that remain.
 *
 * @throws Refusal `not-live` when there is nothing to take down
 */
export async function liveRowsOf(
  trx: Trx,
  { recordId, locale }: TakeDownInput,
): Promise<{ taken: LivePlace[]; remaining: LivePlace[] }> {
  const rows = await trx
    .selectFrom('live')
    .select(['locale', 'slug', 'path', 'parent_id'])
    .where('record_id', '=', recordId)
    .orderBy('locale')
    .execute();
  const taken = rows.filter((row) => locale === 'all' || row.locale === locale);
  if (taken.length === 0) {
    throw new Refusal('not-live', `${recordId} is not live${locale === 'all' ? '' : ` in ${locale}`}.`);
  }
  return { taken, remaining: rows.filter((row) => !taken.includes(row)) };
}
