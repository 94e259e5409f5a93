import type { PoolConfig } from 'pg';
import { fromKysely, PgBoss } from 'pg-boss';
import type { PublicationTimer } from '../content/publish/schedule.ts';
import { DatabaseClient } from '../platform/db/client.ts';
import type { Database } from '../platform/db/connect.ts';
import { tell } from '../platform/observe/measured-events.ts';
import { inToldSpan } from '../platform/observe/spans.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { doHourlyWork, type HourlyJob } from './hourly-work.ts';
import { JOB_SCHEMA } from './job-schema.ts';
import { startMails } from './mails.ts';
import {
  type DuePublication,
  handleDuePublications,
  jobOf,
  type PublicationJob,
  sendScheduled,
} from './scheduled-publication.ts';
import { handleSearchIndex, startEntriesLeft } from './search-index.ts';

/** What this process does later, or again, or in turns with others. */
export interface Jobs extends PublicationTimer {
  /** Lets what is running finish, at most five seconds. */
  stop(): Promise<void>;
}

const queue = 'scheduled-publication';
/** By the first thing that it did: releases before this one wait for the same job. */
const hourlyQueue = 'visitor-deletion';
const searchQueue = 'search-index';
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
  /** Told when a job fails; it is tried again. */
  onFailedJob?(error: unknown, queue: string): void;
  /** Seconds between looks for jobs that are due; default 2. */
  readonly pollSeconds?: number;
  /** Whether jobs are done here; `false`: they are only put into the queue, for other processes. Default true. */
  readonly work?: boolean;
  /** How mails leave, and who looks at files; left out: none leaves from here, and nobody looks. */
  readonly mails?: Settings;
}

/**
 * Starts this process's share of the jobs. Their queue is in the database, in a schema of its own: it is made on
 * first use, survives restarts, and every job is done by one of the processes that run.
 *
 * @throws when the database is away; nothing is left running then
 */
export async function startJobs(database: Database, options: JobOptions): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: database.url,
    application_name: 'chancery-jobs',
    schema: JOB_SCHEMA,
    max: 2,
    ...POOL,
    schedule: false,
    // Tidying the queue is a job like others.
    supervise: options.work ?? true,
  });
  boss.on('error', options.onError);
  try {
    return await startOn(boss, database, options);
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }
}

async function startOn(boss: PgBoss, database: Database, options: JobOptions): Promise<Jobs> {
  await boss.start();
  // Kept for years and tried again for an hour: a publication that was scheduled must not be forgotten.
  await boss.createQueue(queue, {
    retentionSeconds: 10 * 365 * 86_400,
    retryLimit: 20,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 300,
  });
  const isWorking = options.work ?? true;
  if (isWorking) await startWork(boss, database, options);
  const endEntriesLeft = isWorking ? startEntriesLeft(database.kysely, options.onError) : null;
  const mails = isWorking && options.mails ? startMails(database, options.mails, options) : null;
  return {
    wakeAt: async (trx, due, at) => {
      await send(boss, jobOf(due, at), fromKysely(trx));
    },
    stop: async () => {
      await endEntriesLeft?.();
      await mails?.stop();
      await boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}

async function startWork(boss: PgBoss, database: Database, options: JobOptions): Promise<void> {
  await boss.work<DuePublication>(queue, { pollingIntervalSeconds: options.pollSeconds ?? 2 }, (jobs) =>
    told(queue, options, () => handleDuePublications(database.kysely, jobs)),
  );
  await sendScheduled(database.kysely, (job) => send(boss, job));
  await startHourlyWork(boss, database, options);
  await startSearchIndex(boss, database, options);
}

function send(
  boss: PgBoss,
  { due, ...job }: PublicationJob,
  db?: ReturnType<typeof fromKysely>,
): Promise<string | null> {
  return boss.send(queue, due, { ...job, ...(db && { db }) });
}

/** What is due is looked for on start, and at every full hour by one of the processes. */
async function startHourlyWork(boss: PgBoss, database: Database, options: JobOptions): Promise<void> {
  await boss.createQueue(hourlyQueue, { retryLimit: 5, retryDelay: 60 });
  const send = ({ id, startAfter }: HourlyJob) => boss.send(hourlyQueue, {}, { id, startAfter });
  await boss.work(hourlyQueue, { pollingIntervalSeconds: options.pollSeconds ?? 30 }, () =>
    told(hourlyQueue, options, () => doHourlyWork(database.kysely, send, options.mails)),
  );
  await boss.send(hourlyQueue, {});
}

/** Seconds after a start: the processes before this one are gone; and the entries that only they read may go. */
const lookedAtAgain = [15 * 60, 8 * 24 * 60 * 60];

/**
 * What a new release lacks of the search's index is made on start; where several start, they take turns. It is looked at
 * again when no process of another release publishes any more, and when nothing needs that one's entries.
 */
async function startSearchIndex(boss: PgBoss, database: Database, options: JobOptions): Promise<void> {
  await boss.createQueue(searchQueue, {
    retryLimit: 20,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 300,
  });
  await boss.work(searchQueue, { pollingIntervalSeconds: options.pollSeconds ?? 30 }, () =>
    told(searchQueue, options, () => handleSearchIndex(database.kysely)),
  );
  await boss.send(searchQueue, {});
  for (const startAfter of lookedAtAgain)
    await boss.send(searchQueue, {}, { startAfter, singletonKey: `after ${startAfter} s` });
}

/** Does a job, and tells whether it was done. */
async function told(name: string, { onFailedJob }: JobOptions, work: () => Promise<void>): Promise<void> {
  try {
    await inToldSpan(`job ${name}`, work, (isDone) => tell('job', { queue: name, isDone }));
  } catch (error) {
    onFailedJob?.(error, name);
    throw error;
  }
}
