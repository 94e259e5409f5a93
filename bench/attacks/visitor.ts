/**
 * A process of its own that asks for a few addresses by turns, one at a time, until it is told to stop; then it sends
 * how long each took at worst. The argument: `VisitedAddress[]` as JSON.
 */
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Visited, VisitedAddress } from './ordinary-visitor.ts';

const betweenRequests = 20;
const agent = new Agent({ keepAlive: true });
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
    const status = await fetchFrom(address.url.replace('{n}', String(visited.asked)));
    if (status !== 200) visited.failed += 1;
  } catch {
    visited.failed += 1;
  }
  return performance.now() - start;
};

/** From a network of its own: attackers have another. */
function fetchFrom(url: string): Promise<number | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  const headers = { host: new URL(url).host.replace('127.0.0.1', 'localhost') };
  const options = { agent, headers, localAddress: '127.0.0.2', signal: AbortSignal.timeout(30_000) };
  get(url, options, (response) => {
    response
      .once('end', () => resolve(response.statusCode))
      .once('error', reject)
      .resume();
  }).once('error', reject);
  return promise;
}

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
