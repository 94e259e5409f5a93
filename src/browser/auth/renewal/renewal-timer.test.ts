import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RenewalTimer } from './renewal-timer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('The renewal timer', () => {
  test('calls after expiresIn × 1000 ms, once', () => {
    const renew = vi.fn();
    new RenewalTimer().set(3_600, renew);
    vi.advanceTimersByTime(3_599_999);
    expect(renew).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(renew).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(10_000_000);
    expect(renew).toHaveBeenCalledOnce();
  });

  test('forgets the old time when it is set anew', () => {
    const timer = new RenewalTimer();
    const [old, renew] = [vi.fn(), vi.fn()];
    timer.set(10, old);
    timer.set(20, renew);
    vi.advanceTimersByTime(20_000);
    expect(old).not.toHaveBeenCalled();
    expect(renew).toHaveBeenCalledOnce();
  });

  test('calls nothing after it is cleared', () => {
    const timer = new RenewalTimer();
    const renew = vi.fn();
    timer.set(10, renew);
    timer.clear();
    vi.advanceTimersByTime(20_000);
    expect(renew).not.toHaveBeenCalled();
  });

  test('waits as long as it is told to, also beyond what a browser’s timer can count', () => {
    const renew = vi.fn();
    const days = 60 * 24 * 3_600;
    new RenewalTimer().set(days, renew);
    vi.advanceTimersByTime(days * 1000 - 1);
    expect(renew).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(renew).toHaveBeenCalledOnce();
  });

  test('calls earlier by its margin, and at once when that is longer than the life', () => {
    const renew = vi.fn();
    new RenewalTimer(60).set(100, renew);
    vi.advanceTimersByTime(40_000);
    expect(renew).toHaveBeenCalledOnce();
    new RenewalTimer(60).set(10, renew);
    vi.advanceTimersByTime(0);
    expect(renew).toHaveBeenCalledTimes(2);
  });
});
