import { writeEntriesNamedBy } from '../search/index/entries-named-by.ts';
import { announce, typesOfWords } from './announce.ts';
import { lockRecord } from './draft.ts';
import { remember } from './history.ts';
import { liveRowsOf, type TakeDownInput } from './live-rows-of.ts';
import { noteChange } from './note-change.ts';
import { Refusal } from './refusal.ts';
import { settleDrafts } from './settle-drafts.ts';
import { type Db, inPublication } from './transaction.ts';

interface WithdrawInput extends TakeDownInput {
  /** Shown on the page. */
  readonly reason: string;
}

/**
 * Marks a record as no longer valid, in one language or in all: its page stays, with a banner that says why, but it
 * is in no list and not found by search. Publishing it again ends that.
 *
 * @returns the publication's number
 * @throws Refusal `not-live`, or `invalid` without a reason
 */
export async function withdraw(db: Db, input: WithdrawInput): Promise<{ seq: number }> {
  const { recordId, actor, reason } = input;
  if (reason.trim() === '') throw new Refusal('invalid', 'Say why it is withdrawn.');
  return inPublication(db, async (trx) => {
    await lockRecord(trx, recordId);
    const { taken } = await liveRowsOf(trx, input);
    const locales = taken.map((row) => row.locale);
    const at = new Date();
    await trx
      .updateTable('live')
      .set({ withdrawn_at: at, withdrawn_reason: reason })
      .where('record_id', '=', recordId)
      .where('locale', 'in', locales)
      .execute();
    await settleDrafts(trx, { recordId, locales, actor }, 'withdrawn');
    for (const locale of locales) {
      await remember(trx, { recordId, locale, action: 'withdrawn', actor, detail: { reason } });
    }
    await noteChange(trx, { recordId, edition: `withdrawn ${at.getTime()}`, at });
    const types = (await writeEntriesNamedBy(trx, [recordId])) ? typesOfWords : [];
    return { seq: await announce(trx, { recordIds: [recordId], types, locales, hard: true }) };
  });
}
