import { checkFields } from './check-fields.ts';
import { lockDraft } from './draft.ts';
import { remember } from './history.ts';
import { checkEmbargo, checkRevision, type PublishInput } from './publish.ts';
import { Refusal } from './refusal.ts';
import { type Db, inTransaction, type Trx } from './transaction.ts';

/** Wakes `publishDue` at an instant, if the transaction commits. See `startJobs`. */
export interface PublicationTimer {
  wakeAt(trx: Trx, due: { readonly recordId: string; readonly locale: string }, at: Date): Promise<void>;
}

/**
 * Has a draft published later, as it is now: saving it again cancels that.
 *
 * @throws Refusal `time` when the instant has passed, `embargo` when that has not ended by then, `invalid` when it
 * could not be published as it is
 */
export async function schedule(
  db: Db,
  input: PublishInput & { readonly at: Date },
  timer: PublicationTimer,
): Promise<void> {
  const { recordId, actor, change, note, at } = input;
  if (at.getTime() <= Date.now()) throw new Refusal('time', 'The time to publish it at has passed.');
  await inTransaction(db, async (trx) => {
    const { record, type, part, fields, locale, translation } = await lockDraft(trx, recordId, input.locale);
    checkRevision(translation, input.revision);
    await checkFields(trx, { type, part, fields, requiredFor: 'publication' });
    const source = part === 'source' ? fields : (await lockDraft(trx, recordId, record.source_locale)).fields;
    checkEmbargo(source, at);
    await trx
      .updateTable('translation')
      .set({ state: 'scheduled', scheduled_for: at, scheduled_as: JSON.stringify({ actor, change, note }) })
      .where('record_id', '=', recordId)
      .where('locale', '=', locale)
      .execute();
    await remember(trx, { recordId, locale, action: 'scheduled', actor, detail: { at, change, note } });
    await timer.wakeAt(trx, { recordId, locale }, at);
  });
}
