import type { Trx } from './transaction.ts';

type Action =
  | 'created'
  | 'saved'
  | 'submitted'
  | 'scheduled'
  | 'schedule-cancelled'
  | 'schedule-failed'
  | 'published'
  | 'unpublished'
  | 'withdrawn';

interface Entry {
  readonly recordId: string;
  readonly locale: string;
  readonly action: Action;
  readonly actor: string;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** Appends to a record's history, which the database never lets anybody change. */
export async function remember(trx: Trx, { recordId, locale, action, actor, detail }: Entry): Promise<void> {
  await trx
    .insertInto('history')
    .values({ record_id: recordId, locale, action, actor, detail: JSON.stringify(detail ?? {}) })
    .execute();
}
