import { readFileSync } from 'node:fs';
import type { MeasuredNode } from './measured-process.ts';

/** What of a process is resident, in bytes. */
export interface MemoryKinds {
  /** Of programs, which other processes have mapped as well. */
  readonly files: number;
  /** V8's heap, and what of it is in use. */
  readonly heap: number;
  readonly heapUsed: number;
  /** The C library's, as far as it is not mapped for one large piece. */
  readonly library: number;
  /** What else is mapped: bodies of pages, which lie in large pieces, stacks, code that was compiled. */
  readonly others: number;
}

/** Arenas of the C library begin at a multiple of this. */
const arenaSize = 64n * 1_024n * 1_024n;

/** @throws Error where there is no `/proc` */
export async function memoryKindsOf(server: Pick<MeasuredNode, 'pid' | 'ask'>): Promise<MemoryKinds> {
  const { heapBytes, usedBytes } = (await server.ask('heap')) as { heapBytes: number; usedBytes: number };
  const sums = { files: 0, library: 0, anonymous: 0 };
  let kind: keyof typeof sums = 'anonymous';
  for (const line of readFileSync(`/proc/${server.pid}/smaps`, 'utf8').split('\n')) {
    const mapping = /^([0-9a-f]+)-[0-9a-f]+ \S+ \S+ \S+ (\d+) *(.*)$/.exec(line);
    if (mapping) {
      const [, start = '0', inode, name] = mapping;
      const isArena = inode === '0' && name === '' && BigInt(`0x${start}`) % arenaSize === 0n;
      kind = inode !== '0' ? 'files' : name === '[heap]' || isArena ? 'library' : 'anonymous';
    }
    sums[kind] += Number(/^Rss: +(\d+) kB/.exec(line)?.[1] ?? 0) * 1_024;
  }
  const { files, library, anonymous } = sums;
  return { files, library, heap: heapBytes, heapUsed: usedBytes, others: Math.max(0, anonymous - heapBytes) };
}
