/** `npm run jobs`: what is done at a time of its own (scheduled publication, erasing), apart from the sites. */

import { startJobs } from '../src/jobs/start-jobs.ts';
import { connect } from '../src/platform/db/connect.ts';
import { readinessOf } from '../src/platform/db/readiness.ts';
import { whenThere } from '../src/platform/db/when-there.ts';
import { createLog } from '../src/platform/log/log.ts';
import { logTrouble } from '../src/platform/observe/background-trouble.ts';
import { reportErrors } from '../src/platform/observe/start-observing.ts';
import { closeOnSignals, createClosing } from './start/closing.ts';
import { settingsOnCluster } from './start/run-server.ts';
import { runCommand } from './support/with-database.ts';

await runCommand(async () => {
  const settings = settingsOnCluster();
  const log = createLog(settings);
  const database = connect(settings.databaseUrl);
  const closing = createClosing();
  closeOnSignals(closing, 0);
  closing.add(database.end);
  closing.add(await reportErrors({ settings, log, service: 'chancery-jobs' }));
  const waiting = new AbortController();
  closing.add(async () => waiting.abort());
  const isReady = readinessOf(database);
  const start = async () => {
    await isReady();
    return startJobs(database, {
      mails: settings,
      onError: (error) => log.warn({ err: error }, 'jobs'),
      onFailedJob: (error, queue) => logTrouble(log, `a job of ${queue} failed; it is tried again`, error),
    });
  };
  try {
    const jobs = await whenThere(start, {
      signal: waiting.signal,
      onTrouble: (reason) => log.warn({ reason }, 'jobs are not started yet'),
    });
    closing.add(jobs.stop);
    log.info('jobs ready');
  } catch (error) {
    // What fails after a signal fails because of it.
    if (closing.begun) return;
    await closing.close();
    throw error;
  }
});
