import { HttpCancelledError, HttpNetworkError, HttpTimeoutError } from './http-errors.ts';

/** Milliseconds after which nobody waits for an answer any longer. */
const requestTimeout = 10_000;

/**
 * `fetch` with an end and with errors that say what happened. Whatever the status, an answer is an answer.
 *
 * @param timeout milliseconds
 * @throws HttpNetworkError, HttpTimeoutError or HttpCancelledError
 */
export async function timedFetch(
  url: string,
  { timeout = requestTimeout, signal, ...init }: RequestInit & { timeout?: number } = {},
): Promise<Response> {
  const late = AbortSignal.timeout(timeout);
  try {
    return await fetch(url, { ...init, signal: signal ? AbortSignal.any([signal, late]) : late });
  } catch (cause) {
    if (signal?.aborted) throw new HttpCancelledError('The request was cancelled', url, { cause });
    if (late.aborted) throw new HttpTimeoutError(`timeout of ${timeout}ms exceeded`, url, { cause });
    throw new HttpNetworkError('Network Error', url, { cause });
  }
}
