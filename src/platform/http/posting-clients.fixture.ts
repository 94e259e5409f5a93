/**
 * Run as a worker: people who, all at once and again and again, each over a connection of its own, send something to the
 * socket at `path`, until it is not there any more; what became of each is told at the end.
 */
import { request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const { path, headers, target, people } = workerData as PostingPlace;

export interface PostingPlace {
  readonly path: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly people: number;
}

/** The status of an answer that came whole, or the code of the error. */
function post(): Promise<number | string> {
  return new Promise((resolve) => {
    const options = { socketPath: path, path: target, method: 'POST', headers, agent: false } as const;
    request(options, (answer) => {
      answer.resume();
      answer.once('error', (error: NodeJS.ErrnoException) => resolve(`${error.code} within an answer`));
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    })
      .once('error', (error: NodeJS.ErrnoException) => resolve(`${error.code} ${error.syscall}`))
      .end('hello=there');
  });
}

const seen: Record<string, number> = {};
await Promise.all(
  Array.from({ length: people }, async () => {
    for (let answer = await post(); ; answer = await post()) {
      seen[answer] = (seen[answer] ?? 0) + 1;
      if (seen[answer] === 1) parentPort?.postMessage({ first: answer });
      if (typeof answer === 'string') return;
    }
  }),
);
parentPort?.postMessage({ seen });
