import type { Database } from '../platform/db/connect.ts';
import type { Waiting } from '../platform/observe/metrics.ts';
import { JOB_SCHEMA } from './job-schema.ts';

/** Jobs that are due and not begun, by their queue. */
export function waitingJobs({ pool }: Database): Waiting {
  return {
    name: 'chancery_jobs_waiting',
    help: 'Jobs that are due and not begun, in the database of all processes',
    label: 'queue',
    count: async () => {
      const { rows } = await pool.query<{ of: string; count: number }>(
        `select queue.name as of, count(job.id) from ${JOB_SCHEMA}.queue left join ${JOB_SCHEMA}.job
         on job.name = queue.name and job.state < 'active' and job.start_after <= now()
         where queue.name not like '\\_\\_%' group by queue.name`,
      );
      return rows;
    },
  };
}
