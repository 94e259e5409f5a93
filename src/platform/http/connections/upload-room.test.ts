import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Overloaded } from '../overloaded.ts';
import { TooManyOfNetwork, UploadRoom } from './upload-room.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

let networks = 0;
const newNetwork = () => `10.1.1.${++networks}`;
const enter = (room: UploadRoom, network = newNetwork(), look?: () => Promise<void>) =>
  room.enter(new IncomingMessage(new Socket()), network, look);
const enterAll = (room: UploadRoom, count: number) =>
  Promise.all(Array.from({ length: count }, () => enter(room)));

test('after a turn as many make way as wait, also where all came at the same moment; nobody does while nobody waits', async () => {
  const room = new UploadRoom({ places: 4, queue: 4, patience: 10_000, turn: 5_000 });
  const inside = await enterAll(room, 4);
  const whoMakesWay = () => inside.flatMap(({ signal }, at) => (signal.aborted ? [at] : []));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(whoMakesWay()).toEqual([]);
  const first = enter(room);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(whoMakesWay()).toEqual([0]);
  const second = enter(room);
  await vi.advanceTimersByTimeAsync(4_000);
  inside[0]?.leave();
  await first;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(whoMakesWay()).toEqual([0, 1]);
  inside[1]?.leave();
  await second;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(whoMakesWay()).toEqual([0, 1]);
});

test('whose bytes have come is not asked to make way while what came is recorded, and somebody else is', async () => {
  const room = new UploadRoom({ places: 2, queue: 2, patience: 10_000, turn: 5_000 });
  const [recorded, slow] = await enterAll(room, 2);
  recorded?.hasCome();
  const next = enter(room);
  await vi.advanceTimersByTimeAsync(5_000);
  expect([recorded?.signal.aborted, slow?.signal.aborted]).toEqual([false, true]);
  // It came whole after all: it is not among those who leave, and so nobody is waited for.
  slow?.hasCome();
  const [late] = [enter(room), recorded?.leave()];
  const third = await next;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(third.signal.aborted).toBe(true);
  third.leave();
  await late;
});

test('of one network so many are read or wait, and what is given back, twice too, is one place', async () => {
  const room = new UploadRoom({ places: 2, queue: 2, patience: 10_000, ofNetwork: 1 });
  const network = newNetwork();
  const inside = await enter(room, network);
  await expect(enter(room, network)).rejects.toThrow(TooManyOfNetwork);
  inside.leave();
  inside.leave();
  await expect(enter(room, network, () => Promise.reject(new Error('Not you.')))).rejects.toThrow('Not you.');
  await enter(room, network);
  await expect(enter(room, network)).rejects.toThrow(TooManyOfNetwork);
  await enter(room);
  const late = expect(enter(room)).rejects.toThrow(Overloaded);
  await vi.advanceTimersByTimeAsync(10_000);
  await late;
});
