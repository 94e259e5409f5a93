import { liveAddresses } from '../addresses.ts';
import { memoryBar, spendBusyDay, untilQuiet } from '../attacks/busy-day.ts';
import { Tally } from '../attacks/tally.ts';
import { type MemoryKinds, memoryKindsOf } from '../memory-kinds.ts';
import { useOf } from '../processor-time.ts';
import type { Measurement } from './measurement.ts';

/** What a process holds after all that it keeps something of. */
export const resident: Measurement = {
  word: 'resident',
  measure: async ({ databases: { once }, startSite }) => {
    const site = await startSite();
    const start = await memoryKindsOf(site);
    const tally = new Tally();
    await spendBusyDay({ site, addresses: await liveAddresses(once) }, tally);
    const all = () => useOf(site.pid).residentBytes;
    const { residentBytes, mostResidentBytes } = await site.usage();
    const compressing = all() - residentBytes;
    const rightAfter = await memoryKindsOf(site);
    const seconds = await untilQuiet(all);
    const after = all();
    const later = await memoryKindsOf(site);
    return {
      lines: [
        {
          what: 'resident after 430,000 requests, 500 at once, a crawl',
          before: '470 MB',
          reach: '≤ 250 MB',
          now: `${megabytes(after)} after ${seconds} quiet seconds; ${megabytes(residentBytes)} and ${megabytes(compressing)} right after, ${megabytes(mostResidentBytes)} at most`,
          isReached: after <= memoryBar,
        },
      ],
      notes: [
        `The busy day: ${tally.answers}. The process may rest for two minutes at most. The process that compresses for it, as long as there is one, is counted with what it has for itself, since the file of the program is in memory once; right after, it is the second number. The most is of the first alone.`,
        `Of the site process, in MB, at the start, right after and later: ${kinds.map(([name, of]) => `${name} ${[start, rightAfter, later].map((one) => Math.round(of(one) / 1e6)).join(', ')}`).join('; ')}.`,
      ],
    };
  },
};

const kinds: readonly (readonly [string, (kinds: MemoryKinds) => number])[] = [
  ['files of programs', ({ files }) => files],
  ['V8’s heap', ({ heap }) => heap],
  ['of which in use', ({ heapUsed }) => heapUsed],
  ['the C library’s heap', ({ library }) => library],
  ['what else is mapped, with bodies of pages', ({ others }) => others],
];

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`;
}
