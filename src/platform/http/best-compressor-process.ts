/** The process of `bestCompressor`. */
import { constants, setPriority } from 'node:os';
import { answerOrders } from '../process/answer-orders.ts';
import { brotliBest, decompressed } from './compression.ts';

// Readers' processes come first.
setPriority(constants.priority.PRIORITY_LOW);

answerOrders<Buffer, Buffer>(async (brotli) => {
  const best = await brotliBest(decompressed(brotli, 'br'));
  // Texts lie outside V8's heap, which alone makes it collect: some 30 MB of them would stay.
  globalThis.gc?.();
  return best;
});
