import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';
import { Overloaded } from './overloaded.ts';

/** Work that ends when the test says so; what has begun, by name. */
function setUp({ atOnce = 2, mostWaiting = 3 } = {}) {
  const clock = { ms: 0 };
  const turns = new FairQueue({ atOnce, mostWaiting, longestWait: 1_000, now: () => clock.ms });
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  const take = (name: string, line = 'one', signal?: AbortSignal) =>
    turns.take(
      line,
      () => {
        begun.push(name);
        const end = Promise.withResolvers<string>();
        ends.set(name, end);
        return end.promise;
      },
      signal,
    );
  const finish = async (name: string) => {
    ends.get(name)?.resolve(name);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { turns, clock, begun, take, finish, ends };
}

test('no more runs at a time than allowed, and a turn that was given back is taken again', async () => {
  const { begun, take, finish } = setUp();
  const all = ['a', 'b', 'c', 'd'].map((name) => take(name));
  expect(begun).toEqual(['a', 'b']);
  for (const name of ['b', 'd', 'c', 'a']) await finish(name);
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
  for (const name of ['e', 'f', 'g']) take(name);
  expect(begun.slice(4)).toEqual(['e', 'f']);
});

test('of those who wait the last and the first are next by turns', async () => {
  const { begun, take, finish } = setUp({ atOnce: 1, mostWaiting: 10 });
  for (const name of ['a', 'b', 'c', 'd', 'e']) take(name);
  for (const name of ['a', 'e', 'b', 'd']) await finish(name);
  expect(begun).toEqual(['a', 'e', 'b', 'd', 'c']);
});

test('a crowd from one network keeps nobody of another waiting', async () => {
  const { begun, take, finish } = setUp({ atOnce: 1, mostWaiting: 10 });
  for (const name of ['a', 'b', 'c', 'd', 'e']) take(name, 'crowd');
  take('visitor', 'other');
  take('f', 'crowd');
  for (const name of ['a', 'f', 'visitor', 'b']) await finish(name);
  expect(begun).toEqual(['a', 'f', 'visitor', 'b', 'e']);
});

test('when too many wait, one of the network of which most wait is refused', async () => {
  const { begun, take, finish } = setUp({ atOnce: 1, mostWaiting: 3 });
  take('a', 'crowd');
  take('visitor', 'other');
  const oldest = take('b', 'crowd');
  take('c', 'crowd');
  take('d', 'crowd');
  await expect(oldest).rejects.toBeInstanceOf(Overloaded);
  await finish('a');
  expect(begun).toEqual(['a', 'visitor']);
});

test('work that fails gives its turn back', async () => {
  const { begun, take, ends } = setUp({ atOnce: 1 });
  const failing = take('a');
  take('b');
  ends.get('a')?.reject(new Error('broken'));
  await expect(failing).rejects.toThrow('broken');
  expect(begun).toEqual(['a', 'b']);
});

test('when too many wait, the one that has waited longest is refused', async () => {
  const { begun, take, finish } = setUp({ atOnce: 1, mostWaiting: 2 });
  take('a');
  const oldest = take('b');
  take('c');
  take('d');
  await expect(oldest).rejects.toBeInstanceOf(Overloaded);
  await finish('a');
  expect(begun).toEqual(['a', 'd']);
});

test('who has waited too long is refused', async () => {
  const { clock, begun, take, finish } = setUp({ atOnce: 1 });
  take('a');
  const early = take('b');
  clock.ms = 600;
  take('c');
  clock.ms = 1_100;
  const refused = expect(early).rejects.toBeInstanceOf(Overloaded);
  await finish('a');
  await refused;
  await finish('c');
  expect(begun).toEqual(['a', 'c']);
});

test('what somebody waits for no longer is never begun, and leaves its place to others', async () => {
  const { begun, take, finish } = setUp({ atOnce: 1, mostWaiting: 2 });
  const leaving = new AbortController();
  take('a');
  const left = take('b', 'one', leaving.signal);
  const patient = take('c');
  leaving.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  await expect(take('d', 'one', leaving.signal)).rejects.toThrow('left');
  take('e');
  for (const name of ['a', 'e', 'c']) await finish(name);
  expect(await patient).toBe('c');
  expect(begun).toEqual(['a', 'e', 'c']);
});

test('all who wait can be refused; what has begun goes on', async () => {
  const { turns, begun, take, finish } = setUp({ atOnce: 1 });
  const first = take('a');
  const waiting = [take('b'), take('c', 'other')].map((one) =>
    expect(one).rejects.toBeInstanceOf(Overloaded),
  );
  turns.refuseWaiting();
  await Promise.all(waiting);
  await finish('a');
  expect(await first).toBe('a');
  expect(begun).toEqual(['a']);
});
