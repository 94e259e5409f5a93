import { connect, type Socket } from 'node:net';
import type { ConnectionLimits } from './limits.ts';

/** The limits of the servers, so short that a test need not wait for them. */
export const shortLimits: ConnectionLimits = {
  headers: 300,
  request: 600,
  upload: 60_000,
  pace: 1,
  silence: 900,
  keepAlive: 300,
  answer: 1_200,
  check: 50,
  ofOneNetwork: 100,
};

interface Behaviour {
  /** Sent at once. */
  readonly sends?: string;
  /** Sent again and again, for as long as the server listens. */
  readonly dribbles?: string;
  /** Never takes an answer off the line. */
  readonly deaf?: boolean;
}

export interface RawConnection {
  readonly socket: Socket;
  /** What was answered, once the server has hung up altogether. */
  readonly ended: Promise<string>;
}

/**
 * A connection that goes on for as long as it is let: it never hangs up by itself.
 *
 * @param to a port of the loopback, or the path of a socket
 */
export async function rawConnection(to: number | string, behaviour: Behaviour = {}): Promise<RawConnection> {
  const { sends, dribbles, deaf = false } = behaviour;
  const place = typeof to === 'string' ? { path: to } : { port: to, host: '127.0.0.1' };
  const socket = connect({ ...place, allowHalfOpen: true });
  const ended = Promise.withResolvers<string>();
  let heard = '';
  let dribbling: NodeJS.Timeout | undefined;
  socket.on('error', () => {});
  socket.once('close', () => {
    clearInterval(dribbling);
    ended.resolve(heard);
  });
  if (!deaf) socket.setEncoding('latin1').on('data', (text: string) => (heard += text));
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  if (sends) socket.write(sends);
  dribbling = setInterval(() => dribbles && socket.write(dribbles), 40);
  // The server may have closed its half alone. What is sent into a connection that is gone is answered by a reset.
  socket.once('end', () => {
    clearInterval(dribbling);
    dribbling = setInterval(() => socket.write('\r\n'), 40);
  });
  return { socket, ended: ended.promise };
}

const host = 'Host: localhost\r\n\r\n';

/** What those do who want to hold a connection without end. */
export const holders: readonly (readonly [what: string, behaviour: Behaviour])[] = [
  ['sends nothing', {}],
  ['sends empty lines alone', { dribbles: '\r\n' }],
  ['dribbles the headers', { sends: 'GET /healthz HTTP/1.1\r\n', dribbles: 'a' }],
  ['sends headers and no body', { sends: `POST /graphql HTTP/1.1\r\nContent-Length: 9000\r\n${host}` }],
  [
    'dribbles the body',
    { sends: `POST /graphql HTTP/1.1\r\nContent-Length: 9000\r\n${host}`, dribbles: 'a' },
  ],
  ['asks once and then nothing', { sends: `GET /healthz HTTP/1.1\r\n${host}` }],
  ['asks once and then sends empty lines', { sends: `GET /healthz HTTP/1.1\r\n${host}`, dribbles: '\r\n' }],
  ['asks once and dribbles the next', { sends: `GET /healthz HTTP/1.1\r\n${host}`, dribbles: 'G' }],
];
