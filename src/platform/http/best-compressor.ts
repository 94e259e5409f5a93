import { join } from 'node:path';
import { OrderThread } from '../process/order-thread.ts';
import { alone } from './compression.ts';

/** Makes of Brotli that of the best level, in a process of its own. */
export interface BestCompressor {
  /** @throws Error when it fails, as where that process is killed; the next one is compressed all the same */
  compress(brotli: Buffer): Promise<Buffer>;
  /** Ends it; what waits is refused. */
  stop(): Promise<void>;
}

/** Node runs TypeScript, so that tests need no build. */
const source = join(import.meta.dirname, 'best-compressor-process.ts');
const built = join(import.meta.dirname, 'best-compressor-process.js');

/**
 * The process that compresses at brotli's best level, one page after the other. What that needs stayed with the C library
 * of a process that did it itself, and so did the texts: here they are made where they are compressed. It ends when nothing came for
 * some seconds.
 */
export function bestCompressor({ idleAfter = 5_000 } = {}): BestCompressor {
  const orders = new OrderThread<Buffer, Buffer>({
    file: import.meta.filename.endsWith('.ts') ? source : built,
    isProcess: true,
    flags: ['--expose-gc', '--max-semi-space-size=1'],
    mostWaiting: 10,
    idleAfter,
    longest: 60_000,
  });
  return { compress: async (brotli) => alone(await orders.do(brotli)), stop: () => orders.stop() };
}
