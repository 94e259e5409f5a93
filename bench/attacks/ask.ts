import { Agent, request } from 'node:http';
import type { Tally } from './tally.ts';

export interface Question {
  readonly port: number;
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

const longestWait = 30_000;

/** Asks once and counts the answer, or what came in its place; never throws. */
export function ask(question: Question, tally: Tally, agent?: Agent): Promise<void> {
  const { port, path, method = 'GET', headers = {}, body = '' } = question;
  const { promise, resolve } = Promise.withResolvers<void>();
  const length = Buffer.byteLength(body);
  tally.sent(path.length + length);
  const settle = (answer: number | string) => {
    tally.answered(answer);
    resolve();
  };
  const outgoing = request(
    {
      host: '127.0.0.1',
      port,
      path,
      method,
      headers: {
        host: `localhost:${port}`,
        'accept-encoding': 'br',
        ...headers,
        ...(length > 0 && { 'content-length': length }),
      },
      agent: agent ?? false,
      signal: AbortSignal.timeout(longestWait),
    },
    (response) => {
      response.on('data', (chunk: Buffer) => tally.received(chunk.length));
      response.once('end', () => settle(response.statusCode ?? 0));
      response.once('error', (error) => settle(nameOf(error)));
    },
  );
  outgoing.once('error', (error) => settle(nameOf(error)));
  outgoing.end(body);
  return promise;
}

/** Asks them all, so many at a time, over connections that stay open. */
export async function askAll(questions: readonly Question[], tally: Tally, atOnce: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const left = questions.values();
  const one = async () => {
    for (const question of left) await ask(question, tally, agent);
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  agent.destroy();
}

/** A GraphQL request by POST. */
export function graphqlQuestion(port: number, operations: unknown): Question {
  const headers = { 'content-type': 'application/json' };
  return { port, path: '/graphql', method: 'POST', headers, body: JSON.stringify(operations) };
}

function nameOf(error: Error & { code?: string }): string {
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'no answer within 30 s';
  return error.code ?? error.message;
}
