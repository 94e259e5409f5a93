import { setTimeout as delay } from 'node:timers/promises';
import { requestFor, send } from '../load.ts';
import { ask, askAll } from './ask.ts';
import type { Attack, Target } from './attack.ts';
import type { Tally } from './tally.ts';

const cached = 430_000;
const atOnce = 500;
/** Resident bytes that are asked for after all of it. */
export const memoryBar = 250e6;
const longestQuiet = 120_000;

/** All that a process keeps something of: pages from the cache, a crowd for uncached ones, a crawl of the whole site. */
export const busyDay: Attack = {
  name: '430,000 cached pages, 500 uncached at once, a crawl',
  aim: 'site',
  run: async (target, tally) => {
    await spendBusyDay(target, tally);
    const { site } = target;
    return `resident right after: ${megabytes((await site.usage()).residentBytes)}`;
  },
  afterwards: async ({ site }) => {
    const seconds = await untilQuiet(async () => (await site.usage()).residentBytes);
    return `resident after ${seconds} quiet seconds: ${megabytes((await site.usage()).residentBytes)}`;
  },
};

/** Asks for all of that. */
export async function spendBusyDay(
  { site: { port }, addresses }: Pick<Target, 'site' | 'addresses'>,
  tally: Tally,
): Promise<void> {
  const request = requestFor('/');
  await send({ port, request, status: 200 }, cached, 8);
  tally.sent(cached * request.length, cached);
  tally.answered(200, cached);
  const crowd = Array.from({ length: atOnce }, (_, at) => `/search?q=contract+${at}`);
  await Promise.all(crowd.map((path) => ask({ port, path }, tally)));
  await askAll(
    addresses.map((path) => ({ port, path })),
    tally,
    8,
  );
}

/** Waits for two minutes at most until the memory that is read is given back; resolves with the seconds that took. */
export async function untilQuiet(residentBytes: () => number | Promise<number>): Promise<number> {
  const start = performance.now();
  const elapsed = () => performance.now() - start;
  while ((await residentBytes()) > memoryBar && elapsed() < longestQuiet) await delay(5_000);
  return Math.round(elapsed() / 1_000);
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`;
}
