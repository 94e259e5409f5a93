import { Worker } from 'node:worker_threads';
import { envelopeHeaders } from './error-reporter.ts';

/** Stands here as text: a file of its own would have to be found from the build and from the sources alike. */
const thread = `
const { address, envelopes, headers, done, ms } = require('node:worker_threads').workerData;
const send = (body) => fetch(address, { method: 'POST', body, headers, signal: AbortSignal.timeout(ms) });
Promise.allSettled(envelopes.map(send)).then(() => {
  Atomics.store(done, 0, 1);
  Atomics.notify(done, 0);
});`;

/**
 * Sends envelopes before the next statement runs: for a process that ends of an error nobody caught. It ends as it
 * would have, and does nothing else meanwhile.
 *
 * @param ms how long that may take at most
 */
export function sendLastWords(address: string, envelopes: readonly string[], ms: number): void {
  if (envelopes.length === 0) return;
  const done = new Int32Array(new SharedArrayBuffer(4));
  const workerData = { address, envelopes, headers: envelopeHeaders, done, ms };
  new Worker(thread, { eval: true, workerData, execArgv: [] }).unref();
  Atomics.wait(done, 0, 0, ms);
}
