import { fork } from 'node:child_process';
import { on } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';

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
