import { type Load, send } from './load.ts';
import type { Measured } from './measured-process.ts';

export interface Contestant {
  readonly name: string;
  readonly server: Measured;
  readonly load: Omit<Load, 'port'>;
  /** Requests in each round. */
  readonly count: number;
  /** Connections that ask at the same time: requests for one page meanwhile share one rendering. */
  readonly connections: number;
}

export interface Result {
  readonly name: string;
  /** Of one request, the server process alone: the median of the rounds, and the least and the most. */
  readonly cpuMicroseconds: number;
  readonly range: readonly [number, number];
}

const rounds = 5;

/**
 * Measures CPU time for each request, the contestants taking turns, so that whatever else the machine does meanwhile
 * falls upon all of them.
 */
export async function measure(contestants: readonly Contestant[]): Promise<Result[]> {
  const samples = new Map<Contestant, number[]>(contestants.map((one) => [one, []]));
  for (const one of contestants) await send(loadOf(one), Math.ceil(one.count / 2), one.connections);
  for (let round = 0; round < rounds; round += 1) {
    for (const one of contestants) samples.get(one)?.push(await cpuOf(one));
  }
  return contestants.map((one) => {
    const sorted = (samples.get(one) ?? []).sort((a, b) => a - b);
    const [least = 0, most = 0] = [sorted[0], sorted.at(-1)];
    return { name: one.name, cpuMicroseconds: sorted[Math.floor(rounds / 2)] ?? 0, range: [least, most] };
  });
}

async function cpuOf(one: Contestant): Promise<number> {
  const before = await one.server.usage();
  await send(loadOf(one), one.count, one.connections);
  const after = await one.server.usage();
  return (after.cpuMicroseconds - before.cpuMicroseconds) / one.count;
}

function loadOf({ server, load }: Contestant): Load {
  return { ...load, port: server.port };
}
