import { setTimeout as delay } from 'node:timers/promises';
import { type Fleet, identityHost, siteHost } from '../rolling/fleet.ts';
import { ask, visitorAgent } from '../rolling/visitors.ts';
import type { DatabasePair } from './database-pair.ts';
import { anyMark, type Entry, type Ledger, markOf } from './ledger.ts';
import { askProcess } from './watch.ts';

interface Whole {
  readonly fleet: Fleet;
  readonly pair: DatabasePair;
  readonly ledger: Ledger;
}

/**
 * Asks again and again until everything is well: each process ready, each page as it was acknowledged, a search and a
 * sign-in answered through nginx, the second database following the first.
 *
 * @param bar milliseconds in which that must be
 * @returns the milliseconds until then; or, when that takes longer, what was wrong at last
 */
export async function untilWell(whole: Whole, bar: number): Promise<number | string[]> {
  const start = performance.now();
  for (;;) {
    const problems = await problemsOf(whole);
    const elapsed = performance.now() - start;
    if (elapsed > bar)
      return problems.length > 0 ? problems : [`well only after ${(elapsed / 1_000).toFixed(1)} s`];
    if (problems.length === 0) return elapsed;
    await delay(100);
  }
}

let searches = 0;

async function problemsOf({ fleet, pair, ledger }: Whole): Promise<string[]> {
  const checks = [
    ...fleet.sites.map(({ name, socket }) => answers(name, socket, siteHost, '/readyz')),
    ...fleet.identities.map(({ name, socket }) => answers(name, socket, identityHost, '/readyz')),
    ...fleet.sites.map(({ name, socket }) => {
      searches += 1;
      return answers(name, socket, siteHost, `/search?q=trust+${searches}`);
    }),
    ...fleet.sites.flatMap(({ name, socket }) =>
      ledger.entries.map(async (entry) => pageProblem(name, socket, entry)),
    ),
    signInBegins(fleet),
    ledger.lostVersions().then(
      (lost) => (lost.length > 0 ? `lost: ${lost.join(', ')}` : undefined),
      (error: Error) => `the database: ${error.message}`,
    ),
    pair.problem().catch((error: Error) => `the databases: ${error.message}`),
  ];
  return (await Promise.all(checks)).filter((problem) => problem !== undefined);
}

async function answers(
  name: string,
  socket: string,
  host: string,
  path: string,
): Promise<string | undefined> {
  const found = await askProcess(socket, path, host).then(
    ({ status, text }) => (status === 200 ? undefined : `${status} ${path === '/readyz' ? text : ''}`),
    (error: Error) => error.message,
  );
  return found && `${name} ${path}: ${found}`;
}

/** Whether the page shows what was acknowledged; while editors work on it nothing is said. */
async function pageProblem(name: string, socket: string, entry: Entry): Promise<string | undefined> {
  const { turn, possible } = entry;
  const answer = await askProcess(socket, entry.path).catch((error: Error) => error.message);
  if (entry.turn !== turn || entry.possible !== possible) return undefined;
  if (typeof answer === 'string') return `${name} ${entry.path}: ${answer}`;
  const isRight = possible.some((state) =>
    'edition' in state
      ? answer.status === 200 && answer.text.includes(markOf(state.edition))
      : answer.status === 410 && !answer.text.includes(anyMark),
  );
  if (isRight) return undefined;
  const shown = new RegExp(markOf(0).replace('0', '\\d+')).exec(answer.text)?.[0] ?? 'no edition';
  return `${name} ${entry.path}: ${answer.status} with ${shown}; acknowledged was ${JSON.stringify(possible)}`;
}

async function signInBegins(fleet: Fleet): Promise<string | undefined> {
  const query = new URLSearchParams({
    client_id: 'chancery-site',
    response_type: 'code',
    redirect_uri: `https://${siteHost}/auth`,
    scope: 'openid',
    state: 'state-of-chaos',
    nonce: 'nonce-of-chaos',
    code_challenge: 'c'.repeat(43),
    code_challenge_method: 'S256',
  });
  const agent = visitorAgent();
  const question = { host: identityHost, path: `/authorize?${query}` };
  try {
    const { status } = await ask(fleet.httpsPort, agent, question, 0);
    return status === 302 || status === 303 ? undefined : `/authorize: ${status}`;
  } catch (error) {
    return `/authorize: ${(error as Error).message}`;
  } finally {
    agent.destroy();
  }
}
