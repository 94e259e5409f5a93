/** What a server process says to the one that started it (`scripts/start/process-run.ts`). */
export interface Word {
  /** It takes requests. */
  readonly ready?: true;
  /** What it waits for; until then it answers that it is not ready. */
  readonly waiting?: string;
  /** It is not hanging. */
  readonly alive?: true;
  /** Its memory, with each sign of life. */
  readonly megabytes?: number;
}

/** Milliseconds between two beats. */
const beat = 1_000;

/** Says something to the process that started this one, if it listens. */
export function tellParent(word: Word): void {
  sendToParent(word);
}

/** Sends a message to the process that started this one; nothing where that has ended, or none waits for messages. */
export function sendToParent(message: object): void {
  // Gone a moment ago: its end is heard by `disconnect`.
  if (process.connected) process.send?.(message, undefined, undefined, () => {});
}

/** Says every second that this process is not hanging, and how much it holds. */
export function startHeartbeat(): void {
  const beatOnce = () =>
    tellParent({ alive: true, megabytes: Math.round(process.memoryUsage.rss() / 1_048_576) });
  beatOnce();
  setInterval(beatOnce, beat).unref();
}
