import { createHash } from 'node:crypto';
import { publishDue, scheduledPublications } from '../content/publish/publish-due.ts';
import type { Db } from '../content/publish/transaction.ts';

/** Which draft may be due; the database says whether it is. */
export interface DuePublication {
  readonly recordId: string;
  readonly locale: string;
}

/** A job for `handleDuePublications`; one of the same id is not added to the queue again. */
export interface PublicationJob {
  readonly due: DuePublication;
  readonly id?: string;
  readonly startAfter?: Date;
}

/** Publishes what is due. Doing it twice, or too early, changes nothing. */
export async function handleDuePublications(
  db: Db,
  jobs: readonly { readonly data: DuePublication }[],
): Promise<void> {
  for (const { data } of jobs) await publishDue(db, data);
}

/** The job of a schedule: the same one however often it is made. */
export function jobOf(due: DuePublication, at: Date): PublicationJob {
  const digest = createHash('sha256').update(JSON.stringify([due.recordId, due.locale, at.getTime()]));
  const [a = '', b = '', c = '', d = '', e = ''] =
    digest
      .digest('hex')
      .match(/^(.{8})(.{4})(.{4})(.{4})(.{12})/)
      ?.slice(1) ?? [];
  return { due, id: [a, b, c, d, e].join('-'), startAfter: at };
}

/**
 * Sends a job for everything that is scheduled, because a queue may be lost: it is in no backup. Safe to do again
 * and by several processes: one for the same instant is there once, and what is overdue is published once.
 */
export async function sendScheduled(db: Db, send: (job: PublicationJob) => Promise<unknown>): Promise<void> {
  for (const { at, ...due } of await scheduledPublications(db)) {
    // The job of an instant that has passed may be in the queue and have failed for good: another is sent.
    await send(at.getTime() <= Date.now() ? { due } : jobOf(due, at));
  }
}
