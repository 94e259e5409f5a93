import type { Socket } from 'node:net';

/** What Node's parser refuses before there is a request to answer; anything else is malformed. */
const refusals: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW:
    '431 Request Header Fields Too Large\nThe address or the headers of the request are too long.',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout\nThe request did not arrive in time.',
};
/** Milliseconds after which the connection is gone, whether the answer was read or not. */
const timeToRead = 1_000;
const malformed = '400 Bad Request\nThe request cannot be read.';

/**
 * Answers bytes that are no request (RFC 9112 §2.2) in a plain line, and closes the connection.
 *
 * @param headers what every answer carries
 */
export function answerBrokenRequest(
  error: Error & { readonly code?: string },
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status = '', text = ''] = (refusals[error.code ?? ''] ?? malformed).split('\n');
  const lines = {
    ...headers,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    'cache-control': 'no-store',
    connection: 'close',
  };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status}\r\n${head.join('')}\r\n${text}`);
  // Whoever goes on sending would keep the other half open.
  const leaving = setTimeout(() => socket.destroy(), timeToRead).unref();
  socket.once('close', () => clearTimeout(leaving));
}
