import { expect, test } from 'vitest';
import { IdleCompressor } from './compression.ts';

function setUp(mostWaiting = 10) {
  const state = { idle: true, running: 0, most: 0 };
  const turns: (() => void)[] = [];
  const done: string[] = [];
  const failures: Error[] = [];
  const compressor = new IdleCompressor({
    mostWaiting,
    onFailure: (error) => failures.push(error),
    isIdle: () => state.idle,
    later: (callback) => turns.push(callback),
    compress: async (body) => {
      state.running += 1;
      state.most = Math.max(state.most, state.running);
      await new Promise((resolve) => setImmediate(resolve));
      state.running -= 1;
      if (body.toString() === 'broken') throw new Error('killed');
      return body;
    },
  });
  const page = (name: string, isCached = true) => ({
    forStore: () => ({ encoding: 'br' as const, bytes: Buffer.from(name) }),
    isCached,
    replaceBrotli: (brotli: Buffer) => done.push(brotli.toString()),
  });
  /** Lets time pass: every turn that was asked for, and what follows from it. */
  const pass = async (turnsToPass: number) => {
    for (let turn = 0; turn < turnsToPass; turn += 1) {
      turns.shift()?.();
      await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    }
  };
  return { state, turns, done, failures, compressor, page, pass };
}

test('pages are compressed in order, one at a time, and then it rests', async () => {
  const { state, turns, done, compressor, page, pass } = setUp();
  compressor.add(page('a'));
  compressor.add(page('b'));
  await pass(3);
  expect(done).toEqual(['a', 'b']);
  expect(state.most).toBe(1);
  expect(turns).toHaveLength(0);
  compressor.add(page('c'));
  await pass(1);
  expect(done).toEqual(['a', 'b', 'c']);
});

test('nothing is compressed while the process is busy', async () => {
  const { state, done, compressor, page, pass } = setUp();
  state.idle = false;
  compressor.add(page('a'));
  await pass(3);
  expect(done).toEqual([]);
  state.idle = true;
  await pass(1);
  expect(done).toEqual(['a']);
});

test('pages that are gone are passed over, and the oldest are forgotten when too many wait', async () => {
  const { done, compressor, page, pass } = setUp(2);
  compressor.add(page('forgotten'));
  compressor.add(page('gone', false));
  compressor.add(page('kept'));
  await pass(3);
  expect(done).toEqual(['kept']);
});

test('one that cannot be compressed stays as it is, and the next one is compressed', async () => {
  const { done, failures, compressor, page, pass } = setUp();
  compressor.add(page('broken'));
  compressor.add(page('a'));
  await pass(3);
  expect(done).toEqual(['a']);
  expect(failures).toEqual([new Error('killed')]);
});
