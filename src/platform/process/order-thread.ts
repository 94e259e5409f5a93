import { Worker } from 'node:worker_threads';
import { Overloaded } from '../http/overloaded.ts';

/** What a thread says of the order that it works at (`answerOrders`). */
export type ThreadAnswer<Result> =
  | { readonly progress: number }
  | { readonly result: Result }
  | { readonly error: string };

interface Waiting {
  /** Told how much is done, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  /** Who waits no longer: what is under way for them is broken off. */
  readonly signal?: AbortSignal | undefined;
}

interface Job<Order, Result> extends Waiting {
  readonly order: Order;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

interface OrderThreadOptions {
  /** The thread's file. */
  readonly file: string;
  /** Most orders that wait. */
  readonly mostWaiting: number;
  /** What is said to those who come when so many wait. */
  readonly tooMany: string;
  /** Milliseconds after which an idle thread ends, and its memory with it. */
  readonly idleAfter: number;
  /** Milliseconds that one order may take. */
  readonly longest: number;
}

/** Megabytes of what lives longer in a thread. */
const memory = 256;

/** One thread that carries out one order after the other. It is started when it is needed and ends when it is not. */
export class OrderThread<Order, Result> {
  readonly #options: OrderThreadOptions;
  readonly #waiting: Job<Order, Result>[] = [];
  #worker: Worker | null = null;
  #current: Job<Order, Result> | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: OrderThreadOptions) {
    this.#options = options;
  }

  /**
   * Carries out an order.
   *
   * @throws Overloaded when too many wait already
   * @throws Error when it fails or takes too long, or the signal's reason; the next one is carried out all the same
   */
  do(order: Order, { onProgress, signal }: Waiting = {}): Promise<Result> {
    if (signal?.aborted) return Promise.reject(signal.reason);
    if (this.#waiting.length >= this.#options.mostWaiting) return Promise.reject(this.#tooMany());
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const job: Job<Order, Result> = { order, resolve, reject, onProgress };
    this.#waiting.push(job);
    const leave = () => this.#breakOff(job, signal?.reason);
    signal?.addEventListener('abort', leave, { once: true });
    this.#next();
    return promise.finally(() => signal?.removeEventListener('abort', leave));
  }

  /** Ends the thread; what waits is refused. */
  async stop(): Promise<void> {
    for (const job of this.#waiting.splice(0)) job.reject(this.#tooMany());
    await this.#end(this.#tooMany());
  }

  #tooMany(): Overloaded {
    return new Overloaded(this.#options.tooMany);
  }

  #next(): void {
    if (this.#current) return;
    clearTimeout(this.#timer);
    const job = this.#waiting.shift();
    if (!job) {
      this.#timer = setTimeout(() => this.#end(new Error('idle')), this.#options.idleAfter).unref();
      return;
    }
    this.#current = job;
    this.#timer = setTimeout(() => this.#end(new Error('It takes too long')), this.#options.longest);
    this.#worker ??= this.#start();
    this.#worker.postMessage(job.order);
  }

  #start(): Worker {
    const worker = new Worker(this.#options.file, { resourceLimits: { maxOldGenerationSizeMb: memory } });
    worker.on('message', (answer: ThreadAnswer<Result>) => {
      // What a thread that was ended had still to say.
      if (this.#worker !== worker) return;
      if ('progress' in answer) this.#current?.onProgress?.(answer.progress);
      else
        this.#finish((job) =>
          'error' in answer ? job.reject(new Error(answer.error)) : job.resolve(answer.result),
        );
    });
    // A thread that broke is replaced for the next order.
    worker.once('error', (error: Error) => {
      if (this.#worker !== worker) return;
      this.#worker = null;
      this.#finish((job) => job.reject(error));
    });
    worker.unref();
    return worker;
  }

  #breakOff(job: Job<Order, Result>, reason: unknown): void {
    if (job === this.#current) {
      void this.#end(reason);
      return;
    }
    const at = this.#waiting.indexOf(job);
    if (at < 0) return;
    this.#waiting.splice(at, 1);
    job.reject(reason);
  }

  async #end(reason: unknown): Promise<void> {
    clearTimeout(this.#timer);
    const worker = this.#worker;
    this.#worker = null;
    if (this.#current) this.#finish((job) => job.reject(reason));
    await worker?.terminate();
  }

  #finish(settle: (job: Job<Order, Result>) => void): void {
    const job = this.#current;
    this.#current = null;
    if (job) settle(job);
    this.#next();
  }
}
