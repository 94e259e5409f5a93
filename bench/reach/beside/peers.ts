import { join } from 'node:path';
import { connect } from '../../../src/platform/db/connect.ts';
import { addressOf } from '../../../src/routing/address.ts';
import { requestFor, sendTimed } from '../../load.ts';
import { postgresClock } from '../../processor-time.ts';
import type { Measurement, Place } from '../measurement.ts';
import { allContestants } from './contestants.ts';
import { measureBeside } from './measure-beside.ts';

/** A person's page of Chancery beside the same in Next.js, React Router and Astro. */
export const peers: Measurement = {
  word: 'peers',
  measure: async (place) => {
    const paths = await activePeople(place.databases.once);
    const statements = await statementsOfPage(place, paths);
    const { contestants, absent } = await allContestants(place);
    const { standings, failed } = await measureBeside(contestants, {
      paths,
      readPostgres: await postgresClock(place.databases.once),
      onEnd: place.onEnd,
    });
    const notes = [...absent, ...failed].map((why) => `Not beside the others: ${inOneLine(why)}`);
    return { lines: [], notes, beside: { standings, pages: paths.length, statements } };
  },
};

function inOneLine(message: string): string {
  return message.replaceAll(/\s+/g, ' ').slice(0, 300);
}

/** Addresses of those who have not left: of these every contestant shows the same. */
async function activePeople(databaseUrl: string): Promise<string[]> {
  const database = connect(databaseUrl, { max: 1 });
  try {
    const { rows } = await database.pool.query<{ path: string }>(
      `select path from live where type = 'person' and locale = 'en' and withdrawn_at is null
       and fields ->> 'standing' = 'active' and path is not null order by path`,
    );
    return rows.map(({ path }) => addressOf('en', path));
  } finally {
    await database.end();
  }
}

async function statementsOfPage({ startSite, checkout }: Place, paths: readonly string[]): Promise<number> {
  const flags = ['--import', join(checkout, 'bench/profile/report-profile.mjs')];
  const site = await startSite({ keeps: false, flags });
  const statementsSoFar = async () => ((await site.ask('counts')) as { statements: number }).statements;
  const requests = paths.map((path) => requestFor(path));
  await sendTimed({ port: site.port, status: 200 }, requests, 1);
  const before = await statementsSoFar();
  await sendTimed({ port: site.port, status: 200 }, requests, 1);
  const found = ((await statementsSoFar()) - before) / requests.length;
  await site.stop();
  return found;
}
