import { firstValue } from '../databases.ts';
import { personRequest } from '../graphql-person.ts';
import { send } from '../load.ts';
import { postgresClock } from '../processor-time.ts';
import { type Measurement, median, milliseconds } from './measurement.ts';

const count = 300;
const rounds = 5;
const mostMicroseconds = 800;

/** One question to `/graphql` after the other. */
export const graphql: Measurement = {
  word: 'graphql',
  measure: async ({ databases: { once }, startSite }) => {
    const site = await startSite();
    const readPostgres = await postgresClock(once);
    const id = String(
      await firstValue(once, `select record_id from live where type = 'person' order by record_id`),
    );
    const load = { port: site.port, request: personRequest(id), status: 200 };
    await send(load, 2 * count, 1);
    const spent: { process: number; postgres: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const before = [(await site.usage()).cpuMicroseconds, readPostgres()] as const;
      await send(load, count, 1);
      const after = [(await site.usage()).cpuMicroseconds, readPostgres()] as const;
      spent.push({ process: (after[0] - before[0]) / count, postgres: (after[1] - before[1]) / count });
    }
    const own = median(spent.map(({ process }) => process));
    const postgres = median(spent.map(({ postgres }) => postgres));
    return {
      lines: [
        {
          what: '`/graphql` for a person',
          before: '3.4 ms',
          reach: '≤ 0.8 ms',
          now: `${milliseconds(own)}, and ${milliseconds(postgres)} in PostgreSQL`,
          isReached: own <= mostMicroseconds,
        },
      ],
      notes: [],
    };
  },
};
