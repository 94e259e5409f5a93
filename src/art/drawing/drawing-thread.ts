import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Overloaded } from '../../platform/http/overloaded.ts';
import type { Drawing, DrawingOrder } from './order.ts';
import type { Answer } from './worker.ts';

interface Job {
  readonly order: DrawingOrder;
  readonly resolve: (drawing: Drawing) => void;
  readonly reject: (error: Error) => void;
}

interface DrawingThreadOptions {
  /** Most pictures that wait; default 16. */
  readonly mostWaiting?: number;
  /** Milliseconds after which an idle thread ends, and its memory with it; default 60,000. */
  readonly idleAfter?: number;
  /** Milliseconds that one picture may take; default 15,000. */
  readonly longest?: number;
  /** The thread's file; default that of the version that runs. */
  readonly file?: string;
}

/** Node runs TypeScript, so that tests need no build. */
const source = join(import.meta.dirname, 'worker.ts');
const built = join(import.meta.dirname, 'drawing-worker.js');

/** One thread that draws one picture after the other. It is started when it is needed and ends when it is not. */
export class DrawingThread {
  readonly #options: Required<DrawingThreadOptions>;
  readonly #waiting: Job[] = [];
  #worker: Worker | null = null;
  #current: Job | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: DrawingThreadOptions = {}) {
    const file = import.meta.filename.endsWith('.ts') ? source : built;
    this.#options = { mostWaiting: 16, idleAfter: 60_000, longest: 15_000, file, ...options };
  }

  /**
   * Draws a picture.
   *
   * @throws Overloaded when too many wait already
   * @throws Error when it cannot be drawn; the next one is drawn all the same
   */
  draw(order: DrawingOrder): Promise<Drawing> {
    if (this.#waiting.length >= this.#options.mostWaiting) return Promise.reject(tooMany());
    const { promise, resolve, reject } = Promise.withResolvers<Drawing>();
    this.#waiting.push({ order, resolve, reject });
    this.#next();
    return promise;
  }

  /** Ends the thread; what waits is refused. */
  async stop(): Promise<void> {
    for (const job of this.#waiting.splice(0)) job.reject(tooMany());
    await this.#end(tooMany());
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
    const worker = new Worker(this.#options.file, { resourceLimits: { maxOldGenerationSizeMb: 256 } });
    worker.on('message', (answer: Answer) => {
      this.#finish((job) => ('error' in answer ? job.reject(new Error(answer.error)) : job.resolve(answer)));
    });
    // A thread that broke is replaced for the next picture.
    worker.once('error', (error: Error) => {
      if (this.#worker !== worker) return;
      this.#worker = null;
      this.#finish((job) => job.reject(error));
    });
    worker.unref();
    return worker;
  }

  async #end(reason: Error): Promise<void> {
    clearTimeout(this.#timer);
    const worker = this.#worker;
    this.#worker = null;
    if (this.#current) this.#finish((job) => job.reject(reason));
    await worker?.terminate();
  }

  #finish(settle: (job: Job) => void): void {
    const job = this.#current;
    this.#current = null;
    if (job) settle(job);
    this.#next();
  }
}

function tooMany(): Overloaded {
  return new Overloaded('Too many pictures are being drawn.');
}
