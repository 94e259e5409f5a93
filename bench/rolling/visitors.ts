import { Agent, request } from 'node:https';
import { setTimeout as delay } from 'node:timers/promises';
import { CERTIFICATE } from '../../src/platform/db/testing/certificate.fixture.ts';
import { identityHost, siteHost } from './fleet.ts';

export interface Question {
  readonly host: string;
  /** `{n}` in it is another number each time. */
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Default 200. */
  readonly expected?: number;
}

export interface Answer {
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

const json = { 'content-type': 'application/json' };

/** What visitors of a day ask for: pages that are kept, a search, questions to the API and to the identity provider. */
export function ordinaryDay(addresses: readonly string[]): Question[] {
  const pages = Array.from({ length: 90 }, (_, at) => ({
    host: siteHost,
    path: addresses[(at * 7) % addresses.length] ?? '/',
  }));
  const query = JSON.stringify({ query: '{ __typename }' });
  return [
    ...pages,
    { host: siteHost, path: '/search?q=lease+{n}' },
    ...Array.from({ length: 5 }, () => ({
      host: siteHost,
      path: '/graphql',
      method: 'POST' as const,
      headers: json,
      body: query,
    })),
    { host: identityHost, path: '/.well-known/openid-configuration' },
    { host: identityHost, path: '/.well-known/jwks.json' },
    // A code that nobody gave: the provider looks for it in the database, and says so.
    {
      host: identityHost,
      path: '/oauth/token',
      method: 'POST',
      headers: json,
      body: JSON.stringify({
        grant_type: 'authorization_code',
        client_id: 'chancery-site',
        code: 'none',
        code_verifier: 'v'.repeat(43),
        redirect_uri: `https://${siteHost}/auth`,
      }),
      expected: 403,
    },
  ];
}

/** Connections of one visitor to nginx, which stay open. */
export function visitorAgent(): Agent {
  return new Agent({
    keepAlive: true,
    maxSockets: 1,
    ca: CERTIFICATE,
    // Its name is localhost.
    checkServerIdentity: () => undefined,
  });
}

/** Asks once. @throws Error when the connection breaks or nothing is answered within 30 s */
export function ask(port: number, agent: Agent, question: Question, number: number): Promise<Answer> {
  const { host, path, method = 'GET', headers = {}, body } = question;
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        servername: host,
        agent,
        method,
        path: path.replace('{n}', String(number)),
        headers: { host, 'accept-encoding': 'identity', ...headers },
        timeout: 30_000,
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => {
          text += chunk;
        });
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, body: text, headers: answer.headers }),
        );
        answer.on('error', reject);
        answer.on('aborted', () => reject(new Error('broken off')));
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('no answer within 30 s')));
    sent.on('error', reject);
    sent.end(body);
  });
}

export interface Visits {
  readonly asked: number;
  /** Each that was not answered as expected, in a line; the first hundred. */
  readonly failures: readonly string[];
  readonly failed: number;
  /** Milliseconds of the slowest. */
  readonly worst: number;
}

interface VisitOptions {
  readonly port: number;
  readonly questions: readonly Question[];
  /** How many ask at the same time, each one question after the other. */
  readonly visitors: number;
  /** Milliseconds from an answer to the next question; default none. */
  readonly pause?: number;
  /** Whether to ask on, looked at before each question. */
  readonly goesOn: (asked: number) => boolean;
}

/** Visitors who ask all the time, until they are told to stop. */
export async function visit({ port, questions, visitors, pause = 0, goesOn }: VisitOptions): Promise<Visits> {
  const failures: string[] = [];
  let [asked, failed, worst] = [0, 0, 0];
  const visitor = async () => {
    const agent = visitorAgent();
    while (goesOn(asked)) {
      const number = asked;
      asked += 1;
      const question = questions[number % questions.length];
      if (!question) continue;
      const start = performance.now();
      const problem = await ask(port, agent, question, number).then(
        ({ status }) => (status === (question.expected ?? 200) ? undefined : String(status)),
        (error: Error) => error.message,
      );
      worst = Math.max(worst, performance.now() - start);
      if (pause > 0) await delay(pause);
      if (problem === undefined) continue;
      failed += 1;
      if (failures.length < 100)
        failures.push(`${question.method ?? 'GET'} ${question.host}${question.path}: ${problem}`);
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
  return { asked, failures, failed, worst };
}
