import { createHash } from 'node:crypto';
import { noteDays } from '../account/digests/note-days.ts';
import { forgetTold, forgetUntold } from '../account/digests/queue-digests.ts';
import { forgetReaders } from '../account/newsletters/change-newsletters.ts';
import { forgetMoves } from '../account/newsletters/move-newsletters.ts';
import { deleteExpired } from '../account/rooms/open-version.ts';
import type { Db } from '../content/publish/transaction.ts';
import { deleteFormerMissed } from '../content/search/missing/missed-searches.ts';
import { fillPlaces } from '../forms/events/places.ts';
import { scanFiles } from '../forms/files/scan-files.ts';
import { deleteDueSubmissions } from '../forms/submissions/delete-submissions.ts';
import { sendUnsentRequests, settleEndedRequests } from '../forms/submissions/neglected-requests.ts';
import { forgetFinished, forgetUnsent } from '../mail/outbox/finished-mails.ts';
import { fileStore } from '../platform/files/file-store.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { eraseDue } from './erase-due.ts';

/** Milliseconds between looks for what is due. */
const INTERVAL = 3_600_000;

/** The job of an hour: the same however many processes send it. */
export interface HourlyJob {
  readonly id: string;
  readonly startAfter: Date;
}

/** The job of the next full hour after an instant. */
export function nextHour(instant: Date): HourlyJob {
  const startAfter = new Date((Math.floor(instant.getTime() / INTERVAL) + 1) * INTERVAL);
  const digest = createHash('sha256').update(`visitor-deletion ${startAfter.toISOString()}`).digest('hex');
  const id = digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
  return { id, startAfter };
}

/**
 * Erases whoever asked for it 14 days ago, what was sent by forms and kept for as long as they say, old counts of what was
 * not found, and documents of rooms whose last day is over; gives places that editors have added to events to those who
 * wait; sends what was asked for from accounts and nobody was told of, and settles what is over; notes which answers of the
 * navigator changed by their day; forgets mails and what was told in them that nobody asks after any more, and with
 * `MAIL=off` what nobody needs to be told any more; has files be looked at that the scanner has not answered for, and deletes
 * those in object storage that no row names any more. The job of the next hour is sent first: the chain goes on although this
 * one fails, and every start of a process mends it. Doing it twice, or too early, changes nothing.
 *
 * @throws AggregateError what has failed, when all else is done
 */
export async function doHourlyWork(
  db: Db,
  send: (job: HourlyJob) => Promise<unknown>,
  { clamd, files, siteOrigin, mail }: Partial<Pick<Settings, 'clamd' | 'files' | 'siteOrigin' | 'mail'>> = {},
): Promise<void> {
  const now = new Date();
  const store = fileStore(db, files);
  await send(nextHour(now));
  await doAll([
    () => eraseDue(db),
    () => deleteDueSubmissions(db),
    () => deleteFormerMissed(db),
    () => deleteExpired(db),
    () => fillPlaces(db, now),
    () => settleEndedRequests(db),
    async () => siteOrigin && sendUnsentRequests(db, siteOrigin),
    () => noteDays(db, now.toISOString().slice(0, 10)),
    () => forgetFinished(db),
    () => forgetTold(db),
    async () => mail === 'off' && forgetUntold(db),
    async () => mail === 'off' && forgetUnsent(db),
    () => forgetReaders(db),
    () => forgetMoves(db),
    async () => clamd && scanFiles(db, store, clamd),
    () => store.clear(),
  ]);
}

/** One after the other; what fails holds up nothing that follows. */
async function doAll(tasks: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const task of tasks) await task().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'Not all was done');
}
