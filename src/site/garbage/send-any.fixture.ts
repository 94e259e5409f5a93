import { Agent, request } from 'node:http';
import type { AnyRequest } from './any-request.fixture.ts';
import { sendSpoilt } from './send-spoilt.fixture.ts';

/** Never more connections than these, however many ask at once. */
const agent = new Agent({ keepAlive: true, maxSockets: 16 });
const longestWait = 20_000;

/** How a server took a request. */
export interface Taken {
  /** 0: it gave no answer. */
  readonly status: number;
  readonly body: string;
  /** What is wrong with that; null when nothing is. */
  readonly problem: string | null;
}

/** What no answer may show: where our code lies, or how the database is asked. */
const leaks =
  /\n\s+at .+:\d+:\d+|node_modules|file:\/\/\/|\bnode:internal|(?:Type|Reference|Range|Syntax)Error\b|\bselect .+ from "|syntax error at or near|violates \w+ constraint|invalid (?:input|byte)|relation ".+" does not exist|\b(?:ECONN|EPIPE|ENOENT|FST_ERR)/i;

/**
 * Sends a request to this machine, and judges the answer: no failure of the server's, and nothing of its inside.
 *
 * @param mayBeBusy whether the server may say that too much is asked for at once
 */
export async function sendAny(port: number, asked: AnyRequest, mayBeBusy = false): Promise<Taken> {
  const { spoilt } = asked;
  const answer = await (spoilt ? sendSpoilt(port, asked, spoilt, longestWait) : ask(port, asked)).catch(
    (error: Error) => error,
  );
  if (answer === null) return { status: 0, body: '', problem: null };
  if (answer instanceof Error)
    return { status: 0, body: '', problem: isTooLong(asked) ? null : `no answer: ${answer.message}` };
  const { status, body } = answer;
  const isBusy = mayBeBusy && status === 503 && answer.retryAfter !== undefined;
  if (status >= 500 && !isBusy) return { status, body, problem: `${status}: ${body.slice(0, 300)}` };
  // Pages speak of all kinds of things; refusals, and answers to programs, of what was asked.
  const isRead = status >= 400 || /json/.test(answer.type);
  const leak = isRead ? leakIn(body, sentIn(asked)) : null;
  return { status, body, problem: leak === null ? null : `${status} shows ${JSON.stringify(leak)}` };
}

/** What an answer shows of the inside; null when that is nothing but what it was sent. */
export function leakIn(answer: string, sent: string): string | null {
  const [leak] = leaks.exec(answer) ?? [];
  return leak === undefined || sent.includes(leak.trim()) ? null : leak;
}

/** One that a server may refuse before it was read to its end; then it closes the connection. */
function isTooLong({ body }: AnyRequest): boolean {
  return (body?.length ?? 0) > 60_000;
}

function sentIn({ target, headers, body }: AnyRequest): string {
  return `${target} ${safelyDecoded(target)} ${Object.values(headers).join(' ')} ${body ?? ''} ${safelyDecoded(String(body ?? ''))}`;
}

function safelyDecoded(text: string): string {
  return text.replaceAll(/%[0-9a-f]{2}/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)));
}

/** What came back. */
export interface Answer {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly type: string;
  readonly body: string;
}

function ask(port: number, asked: AnyRequest): Promise<Answer> {
  const { method, target, headers, body } = asked;
  return new Promise((resolve, reject) => {
    const length = body === null ? {} : { 'content-length': body.length };
    const outgoing = request(
      {
        host: 'localhost',
        port,
        method,
        path: target,
        agent,
        timeout: longestWait,
        headers: { ...headers, ...length },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            retryAfter: response.headers['retry-after'],
            type: response.headers['content-type'] ?? '',
            body: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    outgoing.once('timeout', () => outgoing.destroy(new Error(`nothing for ${longestWait} ms`)));
    outgoing.once('error', (error) => {
      // The server may have closed a connection that was kept: a browser asks again too.
      if (outgoing.reusedSocket && isReset(error)) resolve(ask(port, asked));
      else reject(error);
    });
    outgoing.end(body ?? undefined);
  });
}

function isReset({ message }: Error): boolean {
  return /ECONNRESET|EPIPE|hang up/.test(message);
}

/** A request in one line, for whoever looks for what went wrong. */
export function shown({ method, target, headers, body, spoilt }: AnyRequest): string {
  const how = spoilt ? ` ${JSON.stringify(spoilt)}` : '';
  const sent = JSON.stringify(body?.toString().slice(0, 500) ?? '');
  return `${method} ${target} ${JSON.stringify(headers)} ${sent}${how}`.slice(0, 4_000);
}
