import { connect } from 'node:net';

export interface Load {
  readonly port: number;
  /** One whole HTTP/1.1 request, as bytes on the way. */
  readonly request: string;
  readonly status: number;
}

interface RequestOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const longestWait = 10_000;

/** A request for `path` as a browser that takes brotli sends it. */
export function requestFor(
  path: string,
  { method = 'GET', headers = {}, body = '' }: RequestOptions = {},
): string {
  const lines = {
    host: 'localhost',
    accept: 'text/html,application/xhtml+xml',
    'accept-encoding': 'gzip, deflate, br, zstd',
    ...headers,
    ...(body && { 'content-length': String(Buffer.byteLength(body)) }),
  };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${head.join('')}\r\n${body}`;
}

/**
 * Sends a request `count` times over a few connections that stay open, each waiting for its answer.
 *
 * @throws Error at the first answer with another status, a broken connection, or 10 s without an answer
 */
export async function send(load: Load, count: number, connections: number): Promise<void> {
  const shares = Array.from({ length: connections }, (_, at) => Math.floor((count + at) / connections));
  const visitor = (share: number) => {
    let asked = 0;
    return sendOver(load, () => (asked++ < share ? load.request : undefined));
  };
  await Promise.all(shares.filter((share) => share > 0).map(visitor));
}

/**
 * Sends each of some requests once, in their order, over a few connections that stay open.
 *
 * @returns the milliseconds until each was answered whole, in the order of the answers
 * @throws Error as `send`
 */
export async function sendTimed(
  load: Omit<Load, 'request'>,
  requests: readonly string[],
  connections: number,
): Promise<number[]> {
  const times: number[] = [];
  let at = 0;
  const visitor = () => {
    let askedAt = 0;
    const next = () => {
      const now = performance.now();
      if (askedAt > 0) times.push(now - askedAt);
      askedAt = now;
      return requests[at++];
    };
    return sendOver(load, next);
  };
  await Promise.all(Array.from({ length: Math.min(connections, requests.length) }, visitor));
  return times;
}

/** @param next the next request, as soon as the one before is answered; undefined ends the connection */
function sendOver({ port, status }: Omit<Load, 'request'>, next: () => string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const expected = `HTTP/1.1 ${status} `;
    let received: Buffer = Buffer.alloc(0);
    let request: string | undefined;
    const fail = (reason: string) => {
      socket.destroy();
      reject(new Error(`${reason} to ${request?.split('\r\n', 1)[0]}`));
    };
    const ask = () => {
      request = next();
      if (request !== undefined) return void socket.write(request);
      socket.removeAllListeners('close').end();
      resolve();
    };
    socket.setTimeout(longestWait, () => fail('No answer within 10 s'));
    socket.once('error', (error) => fail(error.message));
    socket.once('close', () => fail('The connection was closed'));
    socket.once('connect', ask);
    socket.on('data', (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const length = lengthOfAnswer(received);
      if (length === null || received.length < length) return;
      if (received.toString('latin1', 0, expected.length) !== expected) {
        return fail(`${received.toString('latin1', 9, 12)} instead of ${status}`);
      }
      received = Buffer.alloc(0);
      ask();
    });
  });
}

/** Bytes of a whole answer, null while that is not known. Nothing follows it before the next request. */
function lengthOfAnswer(received: Buffer): number | null {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const head = received.toString('latin1', 0, end);
  if (head.startsWith('HTTP/1.1 304')) return end + 4;
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length !== undefined) return end + 4 + Number(length);
  const lastChunk = '0\r\n\r\n';
  return received.toString('latin1', received.length - lastChunk.length) === lastChunk
    ? received.length
    : null;
}
