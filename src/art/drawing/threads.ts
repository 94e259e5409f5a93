import { DrawingThread } from './drawing-thread.ts';

/** Two threads, so that who reads a page does not wait for those who share one. */
export interface DrawingThreads {
  /** Art and codes: some milliseconds each, and a page has dozens. */
  readonly small: DrawingThread;
  /** Pictures that pages are shared with: a tenth of a second each, and much memory. */
  readonly large: DrawingThread;
}

/** @param most pictures that wait for each */
export function drawingThreads(most = { small: 200, large: 16 }): DrawingThreads {
  return {
    small: new DrawingThread({ mostWaiting: most.small }),
    large: new DrawingThread({ mostWaiting: most.large }),
  };
}

/** Ends both. */
export async function stopDrawing({ small, large }: DrawingThreads): Promise<void> {
  await Promise.all([small.stop(), large.stop()]);
}
