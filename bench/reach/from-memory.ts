import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { requestFor } from '../load.ts';
import { longestPages } from '../longest-pages.ts';
import { fetchPage } from '../page-bytes.ts';
import { measure } from '../rounds.ts';
import type { Measurement } from './measurement.ts';

const asking = { count: 4_000, connections: 8 };
const most = 1.25;

/** A page that a process has in memory, beside `node:http` that sends the same bytes. */
export const fromMemory: Measurement = {
  word: 'memory',
  measure: async ({ checkout, databases, directory, startSite, startNode }) => {
    const pages = await longestPages(databases.once);
    const address = pages.find(({ route }) => route.name === 'publication')?.address ?? '/';
    const site = await startSite();
    const file = join(directory, 'page.br');
    await writeFile(file, (await fetchPage(site.port, address)).body);
    const ready = await startNode(join(checkout, 'bench/ready-buffer.ts'), 1, [file]);
    const load = { request: requestFor(address), status: 200 };
    const [yard, cached] = await measure([
      { name: 'ready buffer', server: ready, load, ...asking },
      { name: 'page from memory', server: site, load, ...asking },
    ]);
    const [least, mine] = [yard?.cpuMicroseconds ?? Number.NaN, cached?.cpuMicroseconds ?? Number.NaN];
    const ratio = mine / least;
    return {
      lines: [
        {
          what: 'page from memory, against `node:http` with a ready buffer',
          before: '1.48 ×',
          reach: `≤ ${most} ×`,
          now: `${ratio.toFixed(2)} × (${mine.toFixed(1)} against ${least.toFixed(1)} µs)`,
          isReached: ratio <= most,
        },
      ],
      notes: [
        'From memory: processor time of the server process for one request, by turns, median of five rounds of 4,000.',
      ],
    };
  },
};
