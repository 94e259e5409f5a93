import { connect } from 'node:net';
import { type AnyBreak, isHalf, spoiltBytes } from './broken-bytes.fixture.ts';
import type { Answer } from './send-any.fixture.ts';

type Sent = Parameters<typeof spoiltBytes>[0];

/**
 * Sends bytes that may be no request any more, over a connection of their own. The server may answer or hang up, and
 * must do one of both.
 *
 * @param longestWait in milliseconds
 * @returns null where it hung up
 * @throws Error when it does neither
 */
export function sendSpoilt(
  port: number,
  requested: Sent,
  spoilt: AnyBreak,
  longestWait: number,
): Promise<Answer | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, 'localhost');
    const limit = setTimeout(() => {
      socket.destroy();
      reject(new Error(`nothing for ${longestWait} ms`));
    }, longestWait);
    socket.on('data', (chunk) => chunks.push(chunk));
    // It hung up while it was still being sent to.
    socket.once('error', () => {});
    socket.once('close', () => {
      clearTimeout(limit);
      resolve(readAnswer(Buffer.concat(chunks).toString()));
    });
    const bytes = spoiltBytes(requested, spoilt);
    if (isHalf(spoilt)) socket.end(bytes);
    else socket.write(bytes);
  });
}

/** The last answer of what came back: others say that it may go on. */
function readAnswer(text: string): Answer | null {
  const [, status, rest = ''] = /^(?:HTTP\/1\.1 1\d\d .*?\r\n\r\n)*HTTP\/1\.1 (\d{3})(.*)$/s.exec(text) ?? [];
  if (status === undefined) return null;
  const end = rest.indexOf('\r\n\r\n');
  const head = rest.slice(0, end);
  return {
    status: Number(status),
    retryAfter: /^retry-after: *(.*)$/im.exec(head)?.[1],
    type: /^content-type: *(.*)$/im.exec(head)?.[1] ?? '',
    body: rest.slice(end),
  };
}
