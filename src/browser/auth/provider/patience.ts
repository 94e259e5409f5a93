import { isPassing } from '../http/http-errors.ts';
import type { Page } from '../page.ts';

/** Milliseconds before the second and the third try. */
const pauses = [1_000, 4_000];

/**
 * Tries again what failed on the way: a laptop that wakes has no network for some seconds, and nobody is to be signed
 * out for that. The browser's word that it is online again ends a pause early.
 */
export async function patiently<T>(page: Pick<Page, 'listen'>, work: () => Promise<T>): Promise<T> {
  for (const pause of pauses) {
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error)) throw error;
      await onlineOrAfter(pause, page);
    }
  }
  return work();
}

function onlineOrAfter(ms: number, page: Pick<Page, 'listen'>): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      end();
      resolve();
    };
    const timer = setTimeout(go, ms);
    const end = page.listen('online', go);
  });
}
