import { connect } from 'node:net';

interface AskAhead {
  readonly port: number;
  /** One whole HTTP/1.1 request. */
  readonly request: string;
  readonly connections: number;
  /** Requests under way on each connection. */
  readonly ahead: number;
  readonly milliseconds: number;
}

/** How every answer that is asked for begins. */
const beginning = Buffer.from('HTTP/1.1 200 OK\r\n');
const part = beginning.length - 1;

/**
 * Asks for the same as fast as a server answers, with little work of its own: requests are written together, and of
 * answers only the beginnings are counted.
 *
 * @returns how many were answered
 * @throws Error when a connection breaks, or one has no answer for 10 s, as when an answer begins otherwise
 */
export async function askAhead(options: AskAhead): Promise<number> {
  const until = performance.now() + options.milliseconds;
  const all = Array.from({ length: options.connections }, () => askOver(options, until));
  return (await Promise.all(all)).reduce((sum, one) => sum + one, 0);
}

function askOver({ port, request, ahead }: AskAhead, until: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const several = request.repeat(ahead);
    let [asked, answered] = [0, 0];
    let rest: Buffer = Buffer.alloc(0);
    const ask = () => {
      asked += ahead;
      socket.write(several);
    };
    socket.once('connect', ask);
    socket.on('data', (chunk: Buffer) => {
      // A beginning may come in two parts.
      const seam = Buffer.concat([rest, chunk.subarray(0, part)]);
      answered += countIn(seam) + countIn(chunk);
      rest = Buffer.from((chunk.length < part ? seam : chunk).subarray(-part));
      if (answered < asked) return;
      if (performance.now() < until) return ask();
      socket.removeAllListeners('close').destroy();
      resolve(answered);
    });
    socket.setTimeout(10_000, () => socket.destroy(new Error('No answer within 10 s.')));
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('The connection was closed.')));
  });
}

function countIn(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(beginning); at >= 0; at = bytes.indexOf(beginning, at + beginning.length)) {
    count += 1;
  }
  return count;
}
