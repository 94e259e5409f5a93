import { FairQueue } from '../http/fair-queue.ts';
import { Overloaded } from '../http/overloaded.ts';
import { type Listener, type OrderWorker, startProcess, startThread } from './order-worker.ts';

interface Ordering {
  /** The line in which it waits: the network or account of whoever orders it; one for all when it is not given. */
  readonly line?: string | undefined;
  /** Told how much is done, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  /** Says when nobody waits for it any more: what is under way is broken off. */
  readonly signal?: AbortSignal | undefined;
}

interface Job<Result> {
  readonly onProgress: Ordering['onProgress'];
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

interface OrderThreadOptions {
  /** The thread's file. */
  readonly file: string;
  /** Whether it is a process of its own, which gives back all memory when it ends; default: a thread. */
  readonly isProcess?: boolean;
  /** Of Node, for such a process. */
  readonly flags?: readonly string[];
  /** Most orders that wait. */
  readonly mostWaiting: number;
  /** Milliseconds after which an idle thread ends, and its memory with it. */
  readonly idleAfter: number;
  /** Milliseconds that one order may take. */
  readonly longest: number;
}

/** One thread, or process, that carries out one order after the other. It is started when it is needed and ends when it is not. */
export class OrderThread<Order, Result> {
  readonly #options: OrderThreadOptions;
  readonly #turns: FairQueue;
  #worker: OrderWorker<Order> | null = null;
  #current: Job<Result> | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: OrderThreadOptions) {
    this.#options = options;
    this.#turns = new FairQueue({ atOnce: 1, mostWaiting: options.mostWaiting });
  }

  /**
   * Carries out an order.
   *
   * @throws Overloaded when too many wait already
   * @throws Error when it fails or takes too long, or the signal's reason; the next one is carried out all the same
   */
  do(order: Order, { line = '', onProgress, signal }: Ordering = {}): Promise<Result> {
    const work = async () => {
      const leave = () => this.#end(signal?.reason);
      signal?.addEventListener('abort', leave, { once: true });
      try {
        return await this.#carryOut(order, onProgress);
      } finally {
        signal?.removeEventListener('abort', leave);
      }
    };
    return this.#turns.take(line, work, signal);
  }

  /** Ends the thread; what waits is refused. */
  async stop(): Promise<void> {
    this.#turns.refuseWaiting();
    await this.#end(new Overloaded('It is no longer needed.'));
  }

  #carryOut(order: Order, onProgress: Ordering['onProgress']): Promise<Result> {
    clearTimeout(this.#timer);
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    this.#current = { onProgress, resolve, reject };
    this.#timer = setTimeout(() => this.#end(new Error('It takes too long')), this.#options.longest);
    this.#worker ??= this.#start();
    this.#worker.post(order);
    return promise;
  }

  #start(): OrderWorker<Order> {
    const { file, isProcess = false, flags = [] } = this.#options;
    const listener: Listener<Result> = {
      onAnswer: (answer) => {
        // What one that was ended had still to say.
        if (this.#worker !== worker) return;
        if ('progress' in answer) this.#current?.onProgress?.(answer.progress);
        else
          this.#finish((job) =>
            'error' in answer ? job.reject(new Error(answer.error)) : job.resolve(answer.result),
          );
      },
      // One that broke is replaced for the next order.
      onBroken: (error) => {
        if (this.#worker !== worker) return;
        this.#worker = null;
        this.#finish((job) => job.reject(error));
      },
    };
    const worker: OrderWorker<Order> = isProcess
      ? startProcess<Order, Result>(file, flags, listener)
      : startThread<Order, Result>(file, listener);
    return worker;
  }

  async #end(reason: unknown): Promise<void> {
    clearTimeout(this.#timer);
    const worker = this.#worker;
    this.#worker = null;
    this.#finish((job) => job.reject(reason));
    await worker?.end();
  }

  #finish(settle: (job: Job<Result>) => void): void {
    const job = this.#current;
    if (!job) return;
    this.#current = null;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#end(new Error('idle')), this.#options.idleAfter).unref();
    settle(job);
  }
}
