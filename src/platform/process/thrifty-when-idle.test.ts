import { fork } from 'node:child_process';
import { on } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { thrift } from './thrifty-when-idle.ts';

const file = join(import.meta.dirname, 'thrifty-when-idle.fixture.ts');

test('a process that is idle gives back to the machine what it needs no more', async () => {
  // V8 waits for eight seconds by itself, whatever `--gc-memory-reducer-start-delay-ms` says.
  const child = fork(file, { execArgv: [] });
  let most = 0;
  let now = 0;
  for await (const [bytes] of on(child, 'message', {
    signal: AbortSignal.timeout(20_000),
    close: ['exit'],
  })) {
    now = bytes as number;
    most ||= now;
    if (now < 0.6 * most) break;
  }
  child.disconnect();
  expect(now).toBeLessThan(0.6 * most);
});

test('memory is given back once after work, and again only when there is more of it', () => {
  const isTime = thrift();
  const look = (seconds: number, megabytes: number, isIdle = true) =>
    isTime({ isIdle, residentBytes: megabytes * 1e6, now: seconds * 1_000 });

  expect(look(0, 190)).toBe(false);
  expect(look(2, 350, false)).toBe(false);
  expect(look(4, 350)).toBe(true);
  expect(look(20, 240)).toBe(true);
  expect(look(24, 240)).toBe(false);
  // Few readers, whose pages are in memory, find code that is ready.
  expect(look(60, 260)).toBe(false);
  expect(look(3_600, 289)).toBe(false);
  expect(look(3_602, 291)).toBe(true);
});

test('readers who come while memory is given back have all of the process, and for a minute', () => {
  const isTime = thrift();
  const look = (seconds: number, isIdle: boolean) =>
    isTime({ isIdle, residentBytes: 350e6, now: seconds * 1_000 });

  expect(look(2, true)).toBe(true);
  expect(look(4, false)).toBe(false);
  expect(look(6, true)).toBe(false);
  expect(look(62, true)).toBe(false);
  expect(look(64, true)).toBe(true);
});
