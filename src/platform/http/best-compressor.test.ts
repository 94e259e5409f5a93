import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setImmediate as nextRound } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { bestCompressor } from './best-compressor.ts';
import { brotliBest, brotliNow } from './compression.ts';

const text = Buffer.from('A page of some length. '.repeat(200));
const body = brotliNow(text);

let stop = async () => {};
afterEach(() => stop());

function compressor(idleAfter?: number) {
  const made = bestCompressor(idleAfter === undefined ? {} : { idleAfter });
  ({ stop } = made);
  return made;
}

/** Its processes: those of this one that were started for it. */
const processes = () =>
  execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('best-compressor-process'))
    .map((line) => Number(line.trim().split(' ')[0]));

const untilGone = async (pid: number) => {
  while (existsSync(`/proc/${pid}`)) await nextRound();
};

test('what comes of it are the bytes of the best level, in memory of their own size', async () => {
  const { compress } = compressor();
  const [first, second] = await Promise.all([compress(body), compress(brotliNow(Buffer.from('short')))]);
  expect(first).toEqual(await brotliBest(text));
  expect(first.buffer.byteLength).toBe(first.length);
  expect(second).toEqual(await brotliBest(Buffer.from('short')));
  expect(processes()).toHaveLength(1);
});

test('its process ends when there is nothing to do, and another one is started for what comes then', async () => {
  const { compress } = compressor(10);
  await compress(body);
  const [first = 0] = processes();
  await untilGone(first);
  expect(await compress(body)).toEqual(await brotliBest(text));
});

test('where its process is killed the page that it was at fails, and the next one is compressed', async () => {
  const { compress } = compressor();
  await compress(body);
  const [first = 0] = processes();
  const failing = expect(
    compress(brotliNow(Buffer.alloc(20_000_000, 'many different words '))).catch(String),
  ).resolves.toMatch(/SIGKILL/);
  process.kill(first, 'SIGKILL');
  await failing;
  expect(await compress(body)).toEqual(await brotliBest(text));
});
