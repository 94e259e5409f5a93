import { Worker } from 'node:worker_threads';
import type { PostingPlace } from './posting-clients.fixture.ts';

/** How often each answer came: a status, or the code and the system's call of an error. */
export type Seen = Readonly<Record<string, number>>;

/** People on a thread of their own who send something to a socket again and again, until it is not there any more. */
export function startPosting(place: PostingPlace) {
  const worker = new Worker(new URL('./posting-clients.fixture.ts', import.meta.url), { workerData: place });
  const heard = new Set<number | string>();
  const waiting: (() => void)[] = [];
  const seen = new Promise<Seen>((resolve, reject) => {
    worker.once('error', reject);
    worker.on('message', (word: { first?: number | string; seen?: Seen }) => {
      if (word.first !== undefined) heard.add(word.first);
      for (const look of waiting) look();
      if (word.seen) resolve(word.seen);
    });
  });
  return {
    /** Resolves once such an answer has come. */
    hears: (answer: number) =>
      new Promise<void>((resolve) => {
        const look = () => heard.has(answer) && resolve();
        waiting.push(look);
        look();
      }),
    /** What came, once nobody asks any more. */
    seen,
  };
}

/** What is lost: whatever is neither an answer nor a connection that was never made. */
export function lostOf(seen: Seen): string[] {
  return Object.keys(seen).filter((answer) => !/^(?:\d{3}|(?:ENOENT|ECONNREFUSED) connect)$/.test(answer));
}
