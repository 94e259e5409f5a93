import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { publishDue } from '../content/publish/publish-due.ts';
import { schedule } from '../content/publish/schedule.ts';
import { type TestSite, testSite } from '../content/publish/test-site.fixture.ts';
import { plainRequest } from '../content/search/find/narrowing.ts';
import { search } from '../content/search/find/search.ts';
import { JOB_SCHEMA } from './job-schema.ts';
import { type Jobs, startJobs } from './start-jobs.ts';

/** A busy machine takes seconds. */
const patience = { timeout: 30_000 };

let site: TestSite;
const running: Jobs[] = [];
/** What went wrong while a test ran; what its jobs say once their database is being taken away is of no interest. */
const errors: Error[] = [];
const onError = (error: Error) => void errors.push(error);
beforeAll(async () => {
  site = await testSite();
  await site.add({ id: 'about', type: 'section', slug: 'about-us' });
});
afterEach(() => expect(errors.splice(0)).toEqual([]));
afterAll(async () => {
  await Promise.all(running.map((jobs) => jobs.stop()));
  await site.end();
});

async function start(): Promise<Jobs> {
  const jobs = await startJobs(site.database, { pollSeconds: 0.5, onError });
  running.push(jobs);
  return jobs;
}

const page = (id: string) => ({ id, type: 'page', slug: id, parentId: 'about' });
const scheduled = (recordId: string, at: Date) =>
  ({ recordId, locale: 'en', actor: 'ann', change: 'minor', note: 'Later', at }) as const;
const tomorrow = () => new Date(Date.now() + 86_400_000);
/** Its time has come, for the draft and for its job. */
async function becomesDue(recordId: string): Promise<void> {
  const { kysely, pool } = site.database;
  const scheduledFor = new Date(Date.now() - 1_000);
  await kysely
    .updateTable('translation')
    .set({ scheduled_for: scheduledFor })
    .where('record_id', '=', recordId)
    .execute();
  await pool.query(`update ${JOB_SCHEMA}.job set start_after = $2 where data ->> 'recordId' = $1`, [
    recordId,
    scheduledFor,
  ]);
}
const jobsOf = async (recordId: string) => {
  const { rows } = await site.database.pool.query<{ at: Date }>(
    `select start_after as at from ${JOB_SCHEMA}.job where data ->> 'recordId' = $1`,
    [recordId],
  );
  return rows.map(({ at }) => at);
};
const actions = async (recordId: string) => {
  const rows = await site.database.kysely
    .selectFrom('history')
    .select('action')
    .where('record_id', '=', recordId)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.action);
};

test('a scheduled publication survives a restart and is published at its time, once among several processes', async () => {
  await site.create(page('later'));
  const before = await start();
  await schedule(site.database.kysely, scheduled('later', tomorrow()), before);
  expect(await site.state('later', 'en')).toBe('scheduled');
  await before.stop();
  expect((await site.live('later')).size).toBe(0);

  await becomesDue('later');
  await Promise.all([start(), start()]);
  await vi.waitFor(async () => expect(await site.state('later', 'en')).toBe('published'), patience);
  expect((await site.live('later')).get('en')?.number).toBe(1);
  expect(await actions('later')).toEqual(['created', 'scheduled', 'published']);
});

test('what became due while no process ran, and whose job is lost, is published on start', async () => {
  const deaf = { wakeAt: async () => {} };
  await site.create(page('overdue'));
  await schedule(site.database.kysely, scheduled('overdue', tomorrow()), deaf);
  await becomesDue('overdue');
  await start();
  await vi.waitFor(async () => expect(await site.state('overdue', 'en')).toBe('published'), patience);
});

test('what is still to come has its job again after the queue was lost, and once however many start', async () => {
  const at = tomorrow();
  const before = await start();
  await site.create(page('coming'));
  await schedule(site.database.kysely, scheduled('coming', at), before);
  expect(await jobsOf('coming')).toEqual([at]);
  await site.database.pool.query(`delete from ${JOB_SCHEMA}.job where data ->> 'recordId' = 'coming'`);
  await Promise.all([start(), start()]);
  await start();
  expect(await jobsOf('coming')).toEqual([at]);
  await becomesDue('coming');
  await vi.waitFor(async () => expect(await site.state('coming', 'en')).toBe('published'), patience);
});

test('nothing is published before its time, or twice', async () => {
  const due = { recordId: 'patient', locale: 'en' };
  await site.create(page('patient'));
  await schedule(site.database.kysely, scheduled('patient', tomorrow()), await start());
  expect(await publishDue(site.database.kysely, due)).toBe('not-due');
  await site.database.kysely
    .updateTable('translation')
    .set({ scheduled_for: new Date(Date.now() - 1_000) })
    .where('record_id', '=', 'patient')
    .execute();
  const results = await Promise.all([
    publishDue(site.database.kysely, due),
    publishDue(site.database.kysely, due),
  ]);
  expect(results.sort()).toEqual(['not-due', 'published']);
});

test('saving cancels the schedule, because nobody has seen the new text', async () => {
  await site.create(page('cancelled'));
  await schedule(site.database.kysely, scheduled('cancelled', tomorrow()), await start());
  await site.save('cancelled', 'en', { slug: 'cancelled', fields: { title: 'Changed' } });
  expect(await site.state('cancelled', 'en')).toBe('draft');
  expect(await actions('cancelled')).toEqual(['created', 'scheduled', 'saved', 'schedule-cancelled']);
});

test('a draft that is refused at its time becomes a draft again, and its history says why', async () => {
  await site.create(page('late'));
  await schedule(site.database.kysely, scheduled('late', tomorrow()), { wakeAt: async () => {} });
  await site.add({ ...page('first'), slug: 'late' });
  await becomesDue('late');
  expect(await publishDue(site.database.kysely, { recordId: 'late', locale: 'en' })).toBe('refused');
  expect(await site.state('late', 'en')).toBe('draft');
  expect(await actions('late')).toEqual(['created', 'scheduled', 'schedule-failed']);
});

test('a process that does no jobs leaves them to those that do', async () => {
  const idle = await startJobs(site.database, { onError, pollSeconds: 0.5, work: false });
  running.push(idle);
  // No other process works meanwhile.
  await Promise.all(running.splice(0, running.length - 1).map((jobs) => jobs.stop()));
  await site.create(page('elsewhere'));
  const at = tomorrow();
  await schedule(site.database.kysely, scheduled('elsewhere', at), idle);
  expect(await jobsOf('elsewhere')).toEqual([at]);
  await becomesDue('elsewhere');
  await start();
  await vi.waitFor(async () => expect(await site.state('elsewhere', 'en')).toBe('published'), patience);
});

test('a time that has passed is refused', async () => {
  await site.create(page('past'));
  const past = schedule(site.database.kysely, scheduled('past', new Date(0)), await start());
  await expect(past).rejects.toMatchObject({ code: 'time' });
});

test('when the schedule is not committed, nobody is woken', async () => {
  const jobs = await start();
  await site.create(page('undone'));
  const failing = {
    wakeAt: async (...args: Parameters<Jobs['wakeAt']>) => {
      await jobs.wakeAt(...args);
      throw new Error('after the job was sent');
    },
  };
  const undone = schedule(site.database.kysely, scheduled('undone', new Date(Date.now() + 60_000)), failing);
  await expect(undone).rejects.toThrow('after the job was sent');
  expect(await jobsOf('undone')).toEqual([]);
});

test('a job that fails is told of', async () => {
  // Others would take it.
  await Promise.all(running.splice(0).map((others) => others.stop()));
  const failed: string[] = [];
  const jobs = await startJobs(site.database, {
    pollSeconds: 0.5,
    onError: (error) => {
      throw error;
    },
    onFailedJob: (_, queue) => failed.push(queue),
  });
  running.push(jobs);
  await site.create(page('spoilt'));
  await schedule(site.database.kysely, scheduled('spoilt', tomorrow()), jobs);
  await site.database.pool.query(
    `update ${JOB_SCHEMA}.job set start_after = now(), data = '{"recordId": {}, "locale": {}}' where data ->> 'recordId' = 'spoilt'`,
  );
  await vi.waitFor(() => expect(failed).toContain('scheduled-publication'), { timeout: 10_000 });
});

test('a release finds what an earlier one has published, once its first site has started', async () => {
  const { kysely } = site.database;
  await site.add(page('earlier'));
  await kysely.deleteFrom('search_entry').execute();
  await kysely.deleteFrom('search_form').execute();
  await Promise.all([start(), start()]);
  const found = async () => {
    const { total } = await search(kysely, {
      ...plainRequest('earlier', 'en', new Date()),
      first: 1,
      asTyped: true,
    });
    return total;
  };
  await vi.waitFor(async () => expect(await found()).toBe(1), patience);
});
