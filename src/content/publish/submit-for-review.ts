import { checkFields } from './check-fields.ts';
import { lockDraft } from './draft.ts';
import { remember } from './history.ts';
import { Refusal } from './refusal.ts';
import { type Db, inTransaction } from './transaction.ts';

/**
 * Asks for a draft to be reviewed; saving it again takes the request back.
 *
 * @throws Refusal `invalid` when it could not be published as it is, `changed-meanwhile` when it is no open draft
 */
export async function submitForReview(
  db: Db,
  input: { readonly recordId: string; readonly locale: string; readonly actor: string },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { record, type, part, fields, locale, translation } = await lockDraft(
      trx,
      input.recordId,
      input.locale,
    );
    if (translation.state !== 'draft') {
      throw new Refusal(
        'changed-meanwhile',
        `There is no open draft: it is ${translation.state.replace('_', ' ')}.`,
      );
    }
    await checkFields(trx, { type, part, fields, requiredFor: 'publication' });
    await trx
      .updateTable('translation')
      .set({ state: 'in_review' })
      .where('record_id', '=', record.id)
      .where('locale', '=', locale)
      .execute();
    await remember(trx, { recordId: record.id, locale, action: 'submitted', actor: input.actor });
  });
}
