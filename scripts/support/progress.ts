/** Writes one line of progress; a log file reads as well as a terminal. */
export function say(line: string): void {
  console.log(line);
}

const SLOW_MS = 1000;

/** Says what is about to happen when it has not happened within 200 ms, and how long it took when slow. */
export async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const started = Date.now();
  const announcement = setTimeout(() => say(what), 200);
  try {
    const result = await work();
    const took = Date.now() - started;
    if (took > SLOW_MS) say(`${what}: done in ${(took / 1000).toFixed(1)} s`);
    return result;
  } finally {
    clearTimeout(announcement);
  }
}
