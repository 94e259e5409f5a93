import { overduePublications, publishDue } from '../content/publish/publish-due.ts';
import type { Db } from '../content/publish/transaction.ts';

/** Which draft may be due; the database says whether it is. */
export interface DuePublication {
  readonly recordId: string;
  readonly locale: string;
}

/** Publishes what is due. Doing it twice, or too early, changes nothing. */
export async function handleDuePublications(
  db: Db,
  jobs: readonly { readonly data: DuePublication }[],
): Promise<void> {
  for (const { data } of jobs) await publishDue(db, data);
}

/** Has done what became due while no process ran and whose job was lost. */
export async function wakeOverdue(db: Db, wake: (due: DuePublication) => Promise<unknown>): Promise<void> {
  for (const due of await overduePublications(db)) await wake(due);
}
