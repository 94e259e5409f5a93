/**
 * Waits for something, but not for long.
 *
 * @param patience milliseconds
 * @throws Error with `late` when it takes longer; what comes of the work afterwards is left out
 */
export async function inTime<T>(work: Promise<T>, patience: number, late: string): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(late)), patience);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
