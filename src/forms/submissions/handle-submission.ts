import type { Kysely } from 'kysely';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import type { Answers } from '../check.ts';
import { isFormName } from '../declared/index.ts';
import type { SubmissionState } from './find-submissions.ts';
import { queueAnswer, queueLetters } from './letters.ts';

/** What an editor does with something that was sent. */
export type Act =
  /** Is no machine's: whoever answers is told of it. */
  | { readonly action: 'released' }
  | { readonly action: 'assigned'; readonly to: string }
  /** By mail to its sender. */
  | { readonly action: 'answered'; readonly text: string }
  | { readonly action: 'closed' };

/** There is no submission of this reference, or it is in a state in which this cannot be done. */
export class NotHandled extends Error {
  override readonly name = 'NotHandled';
}

const leadsTo = { released: 'open', answered: 'answered', closed: 'closed' } as const;

/**
 * Does it, and keeps who did.
 *
 * @param actor an address, or the word for a terminal
 * @param siteOrigin what links in mails begin with
 * @throws NotHandled
 */
export async function handleSubmission(
  db: Kysely<DB>,
  reference: string,
  act: Act,
  actor: string,
  siteOrigin: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const found = await trx
      .selectFrom('submission')
      .select(['id', 'state', 'reference', 'form', 'locale', 'email', 'answers', 'status_key as statusKey'])
      .where('reference', '=', reference)
      .forUpdate()
      .executeTakeFirst();
    if (!found) throw new NotHandled(`Nothing has the reference ${reference}`);
    const state = found.state as SubmissionState;
    if (act.action === 'released' && state !== 'held') throw new NotHandled(`${reference} is not held`);
    if (act.action === 'answered' && state === 'held')
      throw new NotHandled(`${reference} is held: release it first`);
    await trx
      .updateTable('submission')
      .set(act.action === 'assigned' ? { assigned_to: act.to } : { state: leadsTo[act.action] })
      .where('id', '=', found.id)
      .execute();
    const detail = act.action === 'assigned' ? act.to : act.action === 'answered' ? act.text : null;
    const done = await trx
      .insertInto('submission_act')
      .values({ submission_id: found.id, action: act.action, actor, detail })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (!isFormName(found.form)) return;
    const sent = { ...found, form: found.form, answers: found.answers as Answers };
    if (act.action === 'released') await queueLetters(trx, sent, siteOrigin);
    if (act.action === 'answered') await queueAnswer(trx, sent, act.text, String(done.id));
  });
}
