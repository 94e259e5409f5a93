import { sendTimed } from '../load.ts';
import { postgresClock } from '../processor-time.ts';
import { type Measurement, milliseconds } from './measurement.ts';
import { foundInStore, startAgain, storePages } from './stored-pages.ts';

const mostMicroseconds = 400;

/** Pages that another process has made, one after the other, in a process that has just started. */
export const fromStore: Measurement = {
  word: 'store',
  measure: async (place) => {
    const requests = await storePages(place.databases.once, place.startSite);
    const { site, metricsPort } = await startAgain(place);
    const readPostgres = await postgresClock(place.databases.once);
    const before = [(await site.usage()).cpuMicroseconds, readPostgres()] as const;
    await sendTimed({ port: site.port, status: 200 }, requests, 1);
    const after = [(await site.usage()).cpuMicroseconds, readPostgres()] as const;
    const own = (after[0] - before[0]) / requests.length;
    const postgres = (after[1] - before[1]) / requests.length;
    const found = await foundInStore(metricsPort);
    return {
      lines: [
        {
          what: 'page from the store, in a new process',
          before: '–',
          reach: '≤ 0.4 ms',
          now: `${milliseconds(own)}, and ${milliseconds(postgres)} in PostgreSQL`,
          isReached: own <= mostMicroseconds,
        },
      ],
      notes: [
        `From the store: ${requests.length} pages, each asked for once, ${found} of which were found there; the time in which a new process compiles its own code is in it.`,
      ],
    };
  },
};
