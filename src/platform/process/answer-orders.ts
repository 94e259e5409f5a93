import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer } from './order-thread.ts';

/** In a thread of `OrderThread`: carries out what it is told, and says what became of it. */
export function answerOrders<Order, Result>(
  carryOut: (order: Order, onProgress: (share: number) => void) => Promise<Result>,
): void {
  const say = (answer: ThreadAnswer<Result>) => parentPort?.postMessage(answer);
  parentPort?.on('message', (order: Order) => {
    carryOut(order, (progress) => say({ progress })).then(
      (result) => say({ result }),
      (error: unknown) => say({ error: String(error) }),
    );
  });
}
