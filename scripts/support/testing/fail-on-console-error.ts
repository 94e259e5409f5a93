import { format } from 'node:util';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Fails a test that writes an error nobody expected; one that expects it puts a spy of its own in place. */
const unexpected: string[] = [];
/** Of tests that run at the same time the first sets the spy, and the last takes it away. */
let running = 0;

beforeEach(() => {
  running += 1;
  if (running > 1) return;
  unexpected.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...values: unknown[]) => {
    unexpected.push(format(...values));
  });
});

afterEach(() => {
  running -= 1;
  if (running === 0) vi.mocked(console.error).mockRestore();
  expect(unexpected, 'console.error was called').toEqual([]);
});
