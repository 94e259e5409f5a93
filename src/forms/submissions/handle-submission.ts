import type { Kysely } from 'kysely';
import { settleRequests } from '../../account/subscriptions/subscriptions.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import type { Answers } from '../check.ts';
import { forms, isFormName } from '../declared/index.ts';
import { lockEvent, NoPlace } from '../events/places.ts';
import { recordAbsence, recordAttendance } from '../training/attendance.ts';
import { accept } from './accept.ts';
import type { SubmissionState } from './find-submissions.ts';
import { queueAnswer, type Sent } from './letters.ts';
import { NotHandled } from './not-handled.ts';

/** What an editor does with something that was sent. */
export type Act =
  /** Is no machine's: whoever answers is told of it. */
  | { readonly action: 'released' }
  | { readonly action: 'assigned'; readonly to: string }
  /** By mail to its sender. */
  | { readonly action: 'answered'; readonly text: string }
  | { readonly action: 'closed' }
  /** Took part in what they registered for: it stands in their training record. */
  | { readonly action: 'attended' }
  /** Did not: it stands there no more. */
  | { readonly action: 'absent' };

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
    if (act.action === 'released') await lockItsEvent(trx, reference);
    const found = await trx
      .selectFrom('submission')
      .select([
        'id',
        'state',
        'reference',
        'form',
        'locale',
        'email',
        'about',
        'answers',
        'status_key as statusKey',
      ])
      .where('reference', '=', reference)
      .forUpdate()
      .executeTakeFirst();
    if (!found) throw new NotHandled(`Nothing has the reference ${reference}`);
    const state = found.state as SubmissionState;
    if (act.action === 'released' && state !== 'held') throw new NotHandled(`${reference} is not held`);
    if (act.action === 'answered' && state === 'held')
      throw new NotHandled(`${reference} is held: release it first`);
    const { action } = act;
    if (action !== 'attended' && action !== 'absent')
      await trx
        .updateTable('submission')
        .set(action === 'assigned' ? { assigned_to: act.to } : { state: leadsTo[action] })
        .where('id', '=', found.id)
        .execute();
    const detail = act.action === 'assigned' ? act.to : act.action === 'answered' ? act.text : null;
    const done = await trx
      .insertInto('submission_act')
      .values({ submission_id: found.id, action: act.action, actor, detail })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (action === 'closed') await settleRequests(trx, [reference]);
    if (!isFormName(found.form)) return;
    const sent = { ...found, form: found.form, answers: found.answers as Answers };
    if (act.action === 'released') await acceptLate(trx, sent, siteOrigin);
    if (action === 'attended') await recordAttendance(trx, sent, actor, siteOrigin, new Date());
    if (action === 'absent') await recordAbsence(trx, sent);
    if (act.action === 'answered') await queueAnswer(trx, sent, act.text, String(done.id));
  });
}

/** Before the submission itself, in the order of all who decide about places. */
async function lockItsEvent(trx: Kysely<DB>, reference: string): Promise<void> {
  const sent = await trx
    .selectFrom('submission')
    .select(['about', 'form'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (sent?.about && isFormName(sent.form) && forms[sent.form].isRegistration)
    await lockEvent(trx, sent.about);
}

/** What was held takes its place now, after those who came meanwhile. */
async function acceptLate(trx: Kysely<DB>, sent: Sent, siteOrigin: string): Promise<void> {
  await accept(trx, sent, siteOrigin).catch((error: unknown) => {
    throw error instanceof NoPlace ? new NotHandled(`${sent.reference}: ${error.message}`) : error;
  });
}
