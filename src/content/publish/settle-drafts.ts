import { remember } from './history.ts';
import type { Trx } from './transaction.ts';

interface TakenDown {
  readonly recordId: string;
  readonly locales: readonly string[];
  readonly actor: string;
}

/**
 * Notes on the drafts of what was taken down what became of it. A draft that somebody is working on, or has handed
 * in, stays as it is; one that was scheduled is a draft again, and its history says so: it may be part of what is
 * wrong.
 */
export async function settleDrafts(
  trx: Trx,
  { recordId, locales, actor }: TakenDown,
  state: 'withdrawn' | 'unpublished',
): Promise<void> {
  const drafts = await trx
    .selectFrom('translation')
    .select(['locale', 'state', 'scheduled_for'])
    .where('record_id', '=', recordId)
    .where('locale', 'in', locales)
    .execute();
  for (const { locale, state: before, scheduled_for: scheduledFor } of drafts) {
    if (before === 'draft' || before === 'in_review') continue;
    await trx
      .updateTable('translation')
      .set({ state: scheduledFor ? 'draft' : state, scheduled_for: null, scheduled_as: null })
      .where('record_id', '=', recordId)
      .where('locale', '=', locale)
      .execute();
    if (!scheduledFor) continue;
    await remember(trx, { recordId, locale, action: 'schedule-cancelled', actor, detail: { scheduledFor } });
  }
}
