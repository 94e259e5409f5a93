import type { PoolConfig } from 'pg';
import { fromKysely, PgBoss } from 'pg-boss';
import type { PublicationTimer } from '../content/publish/schedule.ts';
import { DatabaseClient } from '../db/client.ts';
import type { Database } from '../db/connect.ts';
import { JOB_SCHEMA } from './job-schema.ts';
import {
  type DuePublication,
  handleDuePublications,
  jobOf,
  type PublicationJob,
  sendScheduled,
} from './scheduled-publication.ts';
import { handleSweep, type Sweep } from './visitor-deletion.ts';

/** What this process does later, or again, or in turns with others. */
export interface Jobs extends PublicationTimer {
  /** Lets what is running finish, at most five seconds. */
  stop(): Promise<void>;
}

const queue = 'scheduled-publication';
const deletionQueue = 'visitor-deletion';
/** The library hands these on to its pool; some of its statements tidy up a whole table. */
const POOL = {
  Client: DatabaseClient,
  connectionTimeoutMillis: 3_000,
  statement_timeout: 30_000,
  query_timeout: 31_000,
  idle_in_transaction_session_timeout: 60_000,
} satisfies PoolConfig;

interface JobOptions {
  /** Told of what goes wrong, also when the database is away for a while. */
  onError(error: Error): void;
  /** Seconds between looks for jobs that are due; default 2. */
  readonly pollSeconds?: number;
}

/**
 * Starts this process's share of the jobs. Their queue is in the database, in a schema of its own: it is made on
 * first use, survives restarts, and every job is done by one of the processes that run.
 */
export async function startJobs(database: Database, options: JobOptions): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: database.url,
    application_name: 'chancery-jobs',
    schema: JOB_SCHEMA,
    max: 2,
    ...POOL,
    schedule: false,
  });
  boss.on('error', options.onError);
  await boss.start();
  // Kept for years and tried again for an hour: a publication that was scheduled must not be forgotten.
  await boss.createQueue(queue, {
    retentionSeconds: 10 * 365 * 86_400,
    retryLimit: 20,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 300,
  });
  await boss.work<DuePublication>(queue, { pollingIntervalSeconds: options.pollSeconds ?? 2 }, (jobs) =>
    handleDuePublications(database.kysely, jobs),
  );
  const send = ({ due, ...job }: PublicationJob, db?: ReturnType<typeof fromKysely>) =>
    boss.send(queue, due, { ...job, ...(db && { db }) });
  await sendScheduled(database.kysely, (job) => send(job));
  await startDeletion(boss, database, options);
  return {
    wakeAt: async (trx, due, at) => {
      await send(jobOf(due, at), fromKysely(trx));
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}

/** Readers who asked for it are erased on start, and at every full hour by one of the processes. */
async function startDeletion(boss: PgBoss, database: Database, { pollSeconds }: JobOptions): Promise<void> {
  await boss.createQueue(deletionQueue, { retryLimit: 5, retryDelay: 60 });
  const send = ({ id, startAfter }: Sweep) => boss.send(deletionQueue, {}, { id, startAfter });
  await boss.work(deletionQueue, { pollingIntervalSeconds: pollSeconds ?? 30 }, () =>
    handleSweep(database.kysely, send),
  );
  await boss.send(deletionQueue, {});
}
