import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** What a worker says of the order that it works at (`answerOrders`). */
export type OrderAnswer<Result> =
  | { readonly progress: number }
  | { readonly result: Result }
  | { readonly error: string };

/** Who carries out orders: it does not keep this process from ending. */
export interface OrderWorker<Order> {
  post(order: Order): void;
  end(): Promise<unknown>;
}

export interface Listener<Result> {
  onAnswer(answer: OrderAnswer<Result>): void;
  /** It is there no more. */
  onBroken(error: Error): void;
}

/** Megabytes of what lives longer in a thread. */
const memory = 256;

export function startThread<Order, Result>(
  file: string,
  { onAnswer, onBroken }: Listener<Result>,
): OrderWorker<Order> {
  const thread = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: memory } });
  thread.on('message', onAnswer);
  thread.once('error', onBroken);
  thread.unref();
  return { post: (order) => thread.postMessage(order), end: () => thread.terminate() };
}

/** Bytes go to it and come back as a `Buffer`. It ends with this process, however that ends. */
export function startProcess<Order, Result>(
  file: string,
  flags: readonly string[],
  { onAnswer, onBroken }: Listener<Result>,
): OrderWorker<Order> {
  const child = fork(file, { execArgv: [...flags], serialization: 'advanced' });
  const ended = once(child, 'exit').catch(() => undefined);
  child.on('message', (answer) => onAnswer(answer as OrderAnswer<Result>));
  child.once('error', onBroken);
  child.once('exit', (code, signal) => onBroken(new Error(`${file} ended (${signal ?? `code ${code}`}).`)));
  child.unref();
  child.channel?.unref();
  return {
    // What cannot be sent any more is told by its end.
    post: (order) => void child.send(order as object, () => {}),
    end: () => {
      child.kill('SIGKILL');
      return ended;
    },
  };
}
