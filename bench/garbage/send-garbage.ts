import fc from 'fast-check';
import type { AnyRequest } from '../../src/site/garbage/any-request.fixture.ts';
import { sendAny, shown } from '../../src/site/garbage/send-any.fixture.ts';
import { Tally } from '../attacks/tally.ts';
import type { Measured, Usage } from '../measured-process.ts';
import { type RouteAnswers, RouteTally } from './route-tally.ts';

/** What became of a server that was sent whatever there is. */
export interface GarbageRun {
  /** By it the same requests are made again. */
  readonly seed: number;
  readonly tally: Tally;
  readonly routes: readonly RouteAnswers[];
  readonly seconds: number;
  readonly before: Usage;
  /** Null: the process has ended, or says nothing any more. */
  readonly after: Usage | null;
  /** The first requests that were answered wrongly, each with what was wrong. */
  readonly problems: readonly string[];
}

export interface GarbageSetup {
  readonly count: number;
  readonly seed: number;
}

interface Target {
  readonly server: Measured;
  /** Where it is asked. */
  readonly port: number;
  /** What it may be asked next; told how often that was asked for before. */
  readonly requests: (chunk: number) => Promise<fc.Arbitrary<AnyRequest>>;
  /** What else is wrong with an answer; null when nothing is. */
  readonly judge?: (status: number, body: string) => string | null;
}

/** Made at a time: their memory is this process's. */
const CHUNK = 500;
const AT_ONCE = 8;
/** After so many wrong answers the rest says nothing new. */
const MOST_PROBLEMS = 10;

/** Sends random requests to a server that was started for it. */
export async function sendGarbage(
  { server, port, requests, judge = () => null }: Target,
  { count, seed }: GarbageSetup,
): Promise<GarbageRun> {
  const tally = new Tally();
  const routes = new RouteTally();
  const problems: string[] = [];
  const before = await server.usage();
  const start = performance.now();
  for (let sent = 0; sent < count && problems.length < MOST_PROBLEMS; sent += CHUNK) {
    const any = await requests(sent / CHUNK);
    const left = fc.sample(any, { seed: seed + sent, numRuns: Math.min(CHUNK, count - sent) }).values();
    const one = async () => {
      for (const asked of left) {
        tally.sent(asked.target.length + (asked.body?.length ?? 0));
        const { status, body, problem: wrong } = await sendAny(port, asked, true);
        const problem = wrong ?? judge(status, body);
        // No answer that is awaited: the server may hang up on what is too long, or no request.
        tally.answered(status === 0 ? 'hung up' : status);
        routes.answered(asked.route, status);
        if (problem !== null) problems.push(`${problem}\n  ${shown(asked)}`);
        if (problems.length >= MOST_PROBLEMS) return;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, one));
  }
  const seconds = (performance.now() - start) / 1_000;
  const after = await server.usage().catch(() => null);
  return { seed, tally, routes: routes.routes, seconds, before, after, problems };
}
