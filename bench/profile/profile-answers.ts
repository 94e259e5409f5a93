import { liveAddresses } from '../addresses.ts';
import { firstValue } from '../databases.ts';
import { personRequest } from '../graphql-person.ts';
import { requestFor, send, sendTimed } from '../load.ts';
import { startMeasured } from '../measured-process.ts';
import { postgresClock } from '../processor-time.ts';
import { storePages } from '../reach/stored-pages.ts';
import { siteEnv } from '../site-env.ts';
import {
  type Counts,
  type ProfiledPlace,
  type ProfiledServer,
  type Spent,
  startProfiled,
} from './profiled-server.ts';

/** What one kind of answer takes. */
export interface ProfiledAnswer {
  readonly name: string;
  readonly counts: Counts;
  readonly spent: Spent;
}

/** Some answers after a restart, one part of them after the other. */
export interface RestartPart {
  readonly name: string;
  readonly counts: Counts;
  /** Milliseconds of each, from the question to the last byte. */
  readonly times: readonly number[];
}

export interface ProfiledAnswers {
  readonly answers: readonly ProfiledAnswer[];
  readonly restart: readonly RestartPart[];
}

/** A place without what tells how many pages are kept. */
type Place = Omit<ProfiledPlace, 'env'>;

const visitors = 8;
/** The parts of the answers after a restart: how many are in each. */
const parts = [8, 32, 160, 800, 1_000];
const inARow = 300;
/** Megabytes for pages in memory with which each of 2,000 is gone before it is asked for again. */
const fewPages = 1;
/** Milliseconds for which a process that compresses is waited for. */
const longestCompressing = 90_000;

/** Where the time of answers goes that are not rendered for whoever asks. */
export async function profileAnswers(place: Place): Promise<ProfiledAnswers> {
  const readPostgres = await postgresClock(place.databaseUrl);
  const stored = await storePages(place.databaseUrl, () =>
    startMeasured(place.main, place.firstPort, { flags: place.flags, env: envOf(place, 32) }),
  );
  return {
    restart: await profileRestart(place, stored, readPostgres),
    answers: [
      ...(await profileStore(place, stored, readPostgres)),
      ...(await profileKept(place, readPostgres)),
    ],
  };
}

function envOf({ databaseUrl, firstPort }: Place, cacheMegabytes: number): Record<string, string> {
  return siteEnv({ databaseUrl, cacheMegabytes, identityPort: firstPort + 9 });
}

async function withServer<T>(
  place: Place,
  cacheMegabytes: number,
  work: (server: ProfiledServer) => Promise<T>,
): Promise<T> {
  const server = await startProfiled({ ...place, env: envOf(place, cacheMegabytes) });
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

/** Counts first and profiles afterwards: V8's profile costs time itself. */
async function profiledAnswer(
  server: ProfiledServer,
  readPostgres: () => number,
  { name, requests, work }: { readonly name: string; readonly requests: number; work(): Promise<unknown> },
): Promise<ProfiledAnswer> {
  const counts = await server.counted(requests, readPostgres, work);
  return { name, counts, spent: await server.profiled(requests, work) };
}

/** In a new process, and in the same again, whose memory has no room for them. */
async function profileStore(
  place: Place,
  stored: readonly string[],
  readPostgres: () => number,
): Promise<ProfiledAnswer[]> {
  const ask = (port: number) => sendTimed({ port, status: 200 }, stored, 1);
  const spent = await withServer(place, fewPages, (server) =>
    server.profiled(stored.length, () => ask(server.port)),
  );
  return withServer(place, fewPages, async (server) => {
    const requests = stored.length;
    const work = () => ask(server.port);
    const first = await server.counted(requests, readPostgres, work);
    return [
      { name: 'from the store, new process', counts: first, spent },
      await profiledAnswer(server, readPostgres, { name: 'from the store, later', requests, work }),
    ];
  });
}

/** `/graphql` for a person, and people's pages that are kept. */
function profileKept(place: Place, readPostgres: () => number): Promise<ProfiledAnswer[]> {
  return withServer(place, 32, async (server) => {
    const { port } = server;
    const id = String(
      await firstValue(
        place.databaseUrl,
        `select record_id from live where type = 'person' order by record_id`,
      ),
    );
    const question = { port, request: personRequest(id), status: 200 };
    await send(question, 2 * inARow, 1);
    const graphql = await profiledAnswer(server, readPostgres, {
      name: '`/graphql` for a person',
      requests: inARow,
      work: () => send(question, inARow, 1),
    });
    const people = (await liveAddresses(place.databaseUrl)).filter((address) =>
      address.startsWith('/people/'),
    );
    const asked = Array.from({ length: inARow }, (_, at) => requestFor(people[at % people.length] ?? '/'));
    const ask = (connections: number) => sendTimed({ port, status: 200 }, asked, connections);
    await ask(1);
    const kept = (name: string, connections: number) =>
      profiledAnswer(server, readPostgres, { name, requests: inARow, work: () => ask(connections) });
    const first = await kept('kept, while others are compressed', 1);
    await untilCompressed(server);
    return [graphql, first, await kept('kept, later', 1), await kept('kept, 8 at once', visitors)];
  });
}

async function untilCompressed(server: ProfiledServer): Promise<void> {
  const start = performance.now();
  while (server.hasStarted() && performance.now() - start < longestCompressing)
    await new Promise((resolve) => setTimeout(resolve, 500));
}

/** The first request of each page right after a restart, eight at once. */
function profileRestart(
  place: Place,
  stored: readonly string[],
  readPostgres: () => number,
): Promise<RestartPart[]> {
  return withServer(place, 32, async (server) => {
    const found: RestartPart[] = [];
    let from = 0;
    for (const length of parts) {
      const requests = stored.slice(from, from + length);
      if (requests.length === 0) break;
      let times: number[] = [];
      const counts = await server.counted(requests.length, readPostgres, async () => {
        times = await sendTimed({ port: server.port, status: 200 }, requests, visitors);
      });
      found.push({ name: `${from + 1} to ${from + requests.length}`, counts, times });
      from += length;
    }
    return found;
  });
}
