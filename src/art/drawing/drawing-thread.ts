import { join } from 'node:path';
import { OrderThread } from '../../platform/process/order-thread.ts';
import type { Drawing, DrawingOrder } from './order.ts';

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

/** One thread that draws one picture after the other. */
export class DrawingThread {
  readonly #thread: OrderThread<DrawingOrder, Drawing>;

  constructor(options: DrawingThreadOptions = {}) {
    this.#thread = new OrderThread({
      file: import.meta.filename.endsWith('.ts') ? source : built,
      mostWaiting: 16,
      idleAfter: 60_000,
      longest: 15_000,
      ...options,
    });
  }

  /**
   * Draws a picture.
   *
   * @throws Overloaded when too many wait already
   * @throws Error when it cannot be drawn; the next one is drawn all the same
   */
  draw(order: DrawingOrder): Promise<Drawing> {
    return this.#thread.do(order);
  }

  /** Ends the thread; what waits is refused. */
  stop(): Promise<void> {
    return this.#thread.stop();
  }
}
