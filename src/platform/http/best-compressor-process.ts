/** The process of `bestCompressor`. */
import { constants, setPriority } from 'node:os';
import { answerOrders } from '../process/answer-orders.ts';
import { brotliBest, decompressed } from './compression.ts';

// Readers' processes come first.
setPriority(constants.priority.PRIORITY_LOW);

answerOrders<Buffer, Buffer>((brotli) => brotliBest(decompressed(brotli, 'br')));
