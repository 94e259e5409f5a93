import { sendTimed } from '../load.ts';
import { type Measurement, median, quantile } from './measurement.ts';
import { foundInStore, startAgain, storePages } from './stored-pages.ts';

const visitors = 8;
const mostMilliseconds = 15;

/** The first request for each of 2,000 pages right after a restart. */
export const afterRestart: Measurement = {
  word: 'restart',
  measure: async (place) => {
    const requests = await storePages(place.databases.once, place.startSite);
    const { site, metricsPort } = await startAgain(place);
    const times = await sendTimed({ port: site.port, status: 200 }, requests, visitors);
    const found = await foundInStore(metricsPort);
    const late = quantile(times, 0.99);
    return {
      lines: [
        {
          what: `first request of each of ${requests.length.toLocaleString('en-GB')} pages after a restart, p99 at ${visitors} at once`,
          before: '–',
          reach: `≤ ${mostMilliseconds} ms`,
          now: `${late.toFixed(1)} ms (median ${median(times).toFixed(1)}, slowest ${Math.max(...times).toFixed(0)})`,
          isReached: late <= mostMilliseconds,
        },
      ],
      notes: [
        `After a restart: ${found} of the pages were found in the store; whoever asks is on the same two cores.`,
      ],
    };
  },
};
