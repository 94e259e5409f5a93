/** A process that reports its errors and ends of one that nobody catches; how is said by its argument. */

import { createLog } from '../../log/log.ts';
import { readSettings } from '../../settings/env.ts';
import { reportErrors } from '../start-observing.ts';

const [how] = process.argv.slice(2);
const settings = readSettings(process.env);
const log = createLog(settings);
await reportErrors({ settings, log, service: 'ending' });
const fault = new Error('The last one, of jane@example.com');
if (how === 'rejected') Promise.reject(fault);
else
  setImmediate(() => {
    log.error({ err: new Error('The one before') }, 'it began so');
    throw fault;
  });
