import { connect } from 'node:net';
import { lengthOfAnswer } from '../load.ts';

interface AskAhead {
  readonly port: number;
  /** One whole HTTP/1.1 request whose answers are all equally long. */
  readonly request: string;
  readonly connections: number;
  /** Requests under way on each connection. */
  readonly ahead: number;
  readonly milliseconds: number;
}

/**
 * Asks for the same as fast as a server answers, with little work of its own: requests are written together, and of
 * answers only the bytes are counted.
 *
 * @returns how many were answered
 * @throws Error when a connection breaks, or answers are not equally long
 */
export async function askAhead(options: AskAhead): Promise<number> {
  const length = await lengthOfOne(options);
  const until = performance.now() + options.milliseconds;
  const all = Array.from({ length: options.connections }, () => askOver(options, length, until));
  return (await Promise.all(all)).reduce((sum, one) => sum + one, 0);
}

function askOver({ port, request, ahead }: AskAhead, length: number, until: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const several = request.repeat(ahead);
    let [asked, bytes] = [0, 0];
    const ask = () => {
      asked += ahead;
      socket.write(several);
    };
    socket.once('connect', ask);
    socket.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes < asked * length) return;
      if (bytes > asked * length) socket.destroy(new Error('Answers differ in length.'));
      else if (performance.now() < until) ask();
      else socket.removeAllListeners('close').end(() => resolve(asked));
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('The connection was closed.')));
  });
}

function lengthOfOne({ port, request }: AskAhead): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' });
    let received: Buffer = Buffer.alloc(0);
    socket.once('connect', () => socket.write(request));
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      const length = lengthOfAnswer(received);
      if (length === null || received.length < length) return;
      socket.removeAllListeners('close').end();
      resolve(length);
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('The connection was closed.')));
  });
}
