import { expect, test } from 'vitest';
import { BodyShelves, type ShelvedBody } from './body-shelves.ts';

/** The next numbers below a limit, the same each time. */
function numbers(): (below: number) => number {
  let last = 20_261_128;
  return (below) => {
    last = (last * 48_271) % 2_147_483_647;
    return last % below;
  };
}

const held = (bodies: readonly (readonly [ShelvedBody, number])[]) =>
  bodies.reduce((sum, [, length]) => sum + length, 0);
const memoryOf = (bodies: readonly (readonly [ShelvedBody, number])[]) =>
  [...new Set(bodies.map(([{ bytes }]) => bytes.buffer))].reduce(
    (sum, { byteLength }) => sum + byteLength,
    0,
  );

test('bodies stay what they are, whatever else comes and goes, and take little more memory than their bytes', () => {
  const next = numbers();
  const shelves = new BodyShelves();
  const bodies: [ShelvedBody, number, number][] = [];
  for (let round = 1; round <= 20_000; round += 1) {
    // Some stay for good; of all others any may go.
    if (bodies.length > 800) {
      const [gone] = bodies.splice(50 + next(bodies.length - 50), 1);
      if (gone) shelves.remove(gone[0]);
    }
    const [length, letter] = [200 + next(round % 500 === 0 ? 300_000 : 15_000), next(256)];
    bodies.push([shelves.put(Buffer.alloc(length, letter)), length, letter]);
    if (round % 1_000 !== 0) continue;
    for (const [{ bytes }, length, letter] of bodies)
      expect(bytes.equals(Buffer.alloc(length, letter))).toBe(true);
    const mine = bodies.map(([body, length]) => [body, length] as const);
    expect(memoryOf(mine)).toBeLessThan(held(mine) / 0.75 + 2 * 1024 * 1024);
  }
});

test('who is sent a body gets all of it, though it moves meanwhile', () => {
  const shelves = new BodyShelves();
  const many = Array.from({ length: 100 }, (_, at) => shelves.put(Buffer.alloc(20_000, at)));
  const [first] = many as [ShelvedBody];
  const sending = first.bytes;
  for (const one of many.slice(1)) shelves.remove(one);
  for (let at = 0; at < 100; at += 1) shelves.put(Buffer.alloc(20_000, 255));
  expect(first.bytes.buffer).not.toBe(sending.buffer);
  expect([sending, first.bytes].map((bytes) => bytes.equals(Buffer.alloc(20_000, 0)))).toEqual([true, true]);
});
