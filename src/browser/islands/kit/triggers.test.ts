import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Trigger } from './define.ts';
import { triggers } from './triggers.ts';

afterEach(() => void vi.unstubAllGlobals());

/** Sets a trigger in a browser that is busy, and tells what starts the island. */
function watched(trigger: Trigger, dataset: Readonly<Record<string, string>>) {
  const whenIdle: (() => void)[] = [];
  const browser = { requestIdleCallback: (then: () => void) => whenIdle.push(then) };
  vi.stubGlobal('window', browser);
  vi.stubGlobal('document', { documentElement: { dataset } });
  const start = vi.fn();
  triggers[trigger]({} as Element, start);
  return { start, beIdle: () => whenIdle.splice(0).forEach((then) => void then()) };
}

describe('an island', () => {
  test.each(['signed-in', 'signed-in-first'] as const)(
    'on %s starts at once for who is signed in',
    (trigger) => {
      expect(watched(trigger, { signedIn: '' }).start).toHaveBeenCalledOnce();
    },
  );

  test('on signed-in-first waits for others until the browser has nothing to do', () => {
    const { start, beIdle } = watched('signed-in-first', {});
    expect(start).not.toHaveBeenCalled();
    beIdle();
    expect(start).toHaveBeenCalledOnce();
  });

  test('on signed-in never starts for others', () => {
    const { start, beIdle } = watched('signed-in', {});
    beIdle();
    expect(start).not.toHaveBeenCalled();
  });
});
