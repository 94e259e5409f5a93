import { format } from 'node:util';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Fails a test that writes an error nobody expected; one that expects it puts a spy of its own in place. */
const unexpected: string[] = [];

beforeEach(() => {
  unexpected.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...values: unknown[]) => {
    unexpected.push(format(...values));
  });
});

afterEach(() => {
  vi.mocked(console.error).mockRestore();
  expect(unexpected, 'console.error was called').toEqual([]);
});
