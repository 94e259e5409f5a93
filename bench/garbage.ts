import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import fc from 'fast-check';
import { PROCESS_ENVIRONMENT, PROCESS_FLAGS } from '../scripts/start/process.ts';
import { EMBEDDED_DATABASE_URL } from '../src/server/env.ts';
import { type AnyRequest, anyRequest } from '../src/server/garbage/any-request.fixture.ts';
import { knownBySite } from '../src/server/garbage/known.fixture.ts';
import { sendAny, shown } from '../src/server/garbage/send-any.fixture.ts';
import { siteDoors } from '../src/server/garbage/site-doors.fixture.ts';
import { liveAddresses } from './addresses.ts';
import { Tally } from './attacks/tally.ts';
import { startMeasured, type Usage } from './measured-process.ts';

/** What became of a site that was sent whatever there is. */
export interface Littered {
  /** By it the same requests are made again. */
  readonly seed: number;
  readonly tally: Tally;
  readonly seconds: number;
  readonly before: Usage;
  /** Null: the process has ended, or says nothing any more. */
  readonly after: Usage | null;
  /** The first requests that were answered wrongly, each with what was wrong. */
  readonly problems: readonly string[];
}

interface Place {
  readonly checkout: string;
  readonly databaseUrl: string;
  readonly port: number;
  readonly count: number;
  /** Undefined: any. */
  readonly seed: number | undefined;
}

/** Made at a time: their memory is this process's. */
const CHUNK = 500;
const AT_ONCE = 8;
/** After so many wrong answers the rest says nothing new. */
const MOST_PROBLEMS = 10;

/** Sends random requests to a site process that was started for it, at every door of it and to its pages. */
export async function sendGarbage(place: Place): Promise<Littered> {
  const { checkout, databaseUrl, port, count, seed = randomInt(2 ** 31) } = place;
  const siteOrigin = `http://localhost:${port}`;
  const site = await startMeasured(join(checkout, 'dist/current/server/main.js'), port, {
    flags: PROCESS_FLAGS,
    env: {
      ...PROCESS_ENVIRONMENT,
      [EMBEDDED_DATABASE_URL]: databaseUrl,
      SITE_ORIGIN: siteOrigin,
      IDENTITY_PORT: String(port + 1),
      LOG_LEVEL: 'fatal',
    },
  });
  try {
    const pages = (await liveAddresses(databaseUrl)).map((url) => ({ method: 'GET', url }));
    const known = knownBySite({ siteOrigin });
    const any = fc.oneof(anyRequest(siteDoors, known), anyRequest(pages, known));
    const tally = new Tally();
    const problems: string[] = [];
    const before = await site.usage();
    const start = performance.now();
    for (let sent = 0; sent < count && problems.length < MOST_PROBLEMS; sent += CHUNK) {
      const asked = fc.sample(any, { seed: seed + sent, numRuns: Math.min(CHUNK, count - sent) });
      await sendAll(port, asked, tally, problems);
    }
    const seconds = (performance.now() - start) / 1_000;
    const after = await site.usage().catch(() => null);
    return { seed, tally, seconds, before, after, problems };
  } finally {
    await site.stop();
  }
}

async function sendAll(
  port: number,
  asked: readonly AnyRequest[],
  tally: Tally,
  problems: string[],
): Promise<void> {
  const left = asked.values();
  const one = async () => {
    for (const request of left) {
      tally.sent(request.target.length + (request.body?.length ?? 0));
      const { status, problem } = await sendAny(port, request, true);
      // No answer that is awaited: the server may hang up on what is too long.
      tally.answered(status === 0 ? 'hung up' : status);
      if (problem !== null) problems.push(`${problem}\n  ${shown(request)}`);
      if (problems.length >= MOST_PROBLEMS) return;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}
