import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchHeartbeat } from './watch-heartbeat.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('one that gave signs of life and is silent for longer than it may be is noticed, once', () => {
  const onSilence = vi.fn();
  const watch = watchHeartbeat(15, onSilence);
  watch.heard();
  vi.advanceTimersByTime(15_000);
  watch.heard();
  vi.advanceTimersByTime(15_000);
  expect(onSilence).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(onSilence).toHaveBeenCalledOnce();
  watch.stop();
});

test('one that has not begun to give signs of life is not waited for', () => {
  const onSilence = vi.fn();
  watchHeartbeat(15, onSilence);
  vi.advanceTimersByTime(60_000);
  expect(onSilence).not.toHaveBeenCalled();
});

test('a machine that slept for an hour is no silence', () => {
  const onSilence = vi.fn();
  const watch = watchHeartbeat(15, onSilence);
  watch.heard();
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(2_000);
  expect(onSilence).not.toHaveBeenCalled();
  watch.stop();
});
