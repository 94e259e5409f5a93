import { parentPort } from 'node:worker_threads';
import type { OrderAnswer } from './order-worker.ts';
import { sendToParent } from './parent-process.ts';

/** In a thread or process of `OrderThread`: carries out what it is told, and says what became of it. */
export function answerOrders<Order, Result>(
  carryOut: (order: Order, onProgress: (share: number) => void) => Promise<Result>,
): void {
  const say = (answer: OrderAnswer<Result>) =>
    parentPort ? parentPort.postMessage(answer) : sendToParent(answer);
  (parentPort ?? process).on('message', (order: Order) => {
    carryOut(order, (progress) => say({ progress })).then(
      (result) => say({ result }),
      (error: unknown) => say({ error: String(error) }),
    );
  });
}
