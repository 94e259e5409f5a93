import { lockDraft } from './draft.ts';
import { remember } from './history.ts';
import { type PublishInput, publishIn } from './publish.ts';
import { Refusal } from './refusal.ts';
import { type Db, inPublication, inTransaction, type Trx } from './transaction.ts';

type Scheduled = Pick<PublishInput, 'actor' | 'change' | 'note'>;
interface Due {
  readonly recordId: string;
  readonly locale: string;
}

/**
 * Publishes a draft whose time has come. Safe to call at any time and by several processes: what is not scheduled,
 * or not yet due, is left alone. A draft that is refused becomes a draft again, with the reason in its history.
 */
export async function publishDue(db: Db, due: Due): Promise<'published' | 'not-due' | 'refused'> {
  try {
    return await inPublication(db, async (trx) => {
      const scheduled = await dueDraft(trx, due);
      if (!scheduled) return 'not-due';
      await publishIn(trx, { ...due, ...scheduled });
      return 'published';
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await inTransaction(db, (trx) => giveBack(trx, due, error));
    return 'refused';
  }
}

/** Everything that is to be published later, and what is overdue because no process ran, in order of its time. */
export async function scheduledPublications(db: Db): Promise<(Due & { readonly at: Date })[]> {
  return db
    .selectFrom('translation')
    .select(['record_id as recordId', 'locale', 'scheduled_for as at'])
    .where('state', '=', 'scheduled')
    .where('scheduled_for', 'is not', null)
    .orderBy('scheduled_for')
    .$narrowType<{ at: Date }>()
    .execute();
}

async function dueDraft(trx: Trx, { recordId, locale }: Due): Promise<Scheduled | null> {
  const { translation } = await lockDraft(trx, recordId, locale);
  const isDue = translation.scheduled_for !== null && translation.scheduled_for.getTime() <= Date.now();
  return isDue ? (translation.scheduled_as as unknown as Scheduled) : null;
}

async function giveBack(trx: Trx, due: Due, refusal: Refusal): Promise<void> {
  const scheduled = await dueDraft(trx, due);
  if (!scheduled) return;
  await trx
    .updateTable('translation')
    .set({ state: 'draft', scheduled_for: null, scheduled_as: null })
    .where('record_id', '=', due.recordId)
    .where('locale', '=', due.locale)
    .execute();
  const detail = { code: refusal.code, message: refusal.message };
  await remember(trx, { ...due, action: 'schedule-failed', actor: scheduled.actor, detail });
}
