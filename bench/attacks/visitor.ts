/**
 * A process of its own that asks for a few addresses by turns, one at a time, until it is told to stop; then it sends
 * how long each took at worst. The argument: `VisitedAddress[]` as JSON.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Visited, VisitedAddress } from './ordinary-visitor.ts';

const betweenRequests = 20;
const addresses = JSON.parse(process.argv[2] ?? '[]') as VisitedAddress[];
const visits = addresses.map(({ name }) => ({ name, asked: 0, failed: 0, worst: 0 }));
let isStopping = false;
process.on('message', () => {
  isStopping = true;
});
process.on('disconnect', () => process.exit());

const ask = async (address: VisitedAddress, visited: (typeof visits)[number]) => {
  visited.asked += 1;
  const start = performance.now();
  try {
    const url = address.url.replace('{n}', String(visited.asked));
    const response = await fetch(url, { signal: AbortSignal.timeout(30_000) });
    await response.arrayBuffer();
    if (!response.ok) visited.failed += 1;
  } catch {
    visited.failed += 1;
  }
  return performance.now() - start;
};

// What is asked for the first time is no measure of what comes after.
for (const [at, address] of addresses.entries()) {
  const visited = visits[at];
  if (visited) await ask(address, visited);
}
process.send?.({ ready: true });
while (!isStopping) {
  for (const [at, address] of addresses.entries()) {
    const visited = visits[at];
    if (!visited || isStopping) continue;
    visited.worst = Math.max(visited.worst, await ask(address, visited));
    await pause(betweenRequests);
  }
}
process.send?.({ visits: visits satisfies Visited[] }, () => process.disconnect());
