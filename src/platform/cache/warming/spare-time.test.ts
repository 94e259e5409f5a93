import { expect, test } from 'vitest';
import { SpareTime } from './spare-time.ts';

const never = new AbortController().signal;

test('there is no time while a reader waits, and some once nobody does', async () => {
  let looks = 0;
  const time = new SpareTime(() => ++looks <= 2);
  expect(await time.comes(never)).toBe(true);
  expect(time.yielded).toBe(2);
});

test('there is none while the event loop is busy with others', async () => {
  const time = new SpareTime(() => false);
  const busyUntil = performance.now() + 120;
  const work = () => {
    const until = performance.now() + 8;
    while (performance.now() < until);
    if (performance.now() < busyUntil) setTimeout(work, 1);
  };
  work();
  expect(await time.comes(never)).toBe(true);
  expect(time.yielded).toBeGreaterThan(0);
});

test('there is none any more once the process ends', async () => {
  const ending = new AbortController();
  const time = new SpareTime(() => true);
  const comes = time.comes(ending.signal);
  ending.abort();
  expect(await comes).toBe(false);
});

test('work that has waited long enough begins all the same, and other work as soon as there is time', async () => {
  const ending = new AbortController();
  const begun = performance.now();
  await new SpareTime(() => true).comesWithin(100, ending.signal);
  expect(performance.now() - begun).toBeGreaterThan(95);
  ending.abort();
  await new SpareTime(() => false).comesWithin(3_600_000, never);
});
