/**
 * Loaded before a measured server: answers, over IPC, what this process has used so far. Plain JavaScript, since Node's
 * way of reading TypeScript would add 20 MB to what is measured.
 */
import { getHeapStatistics } from 'node:v8';

process.on('message', (message) => {
  if (message === 'heap') {
    const { total_physical_size: heapBytes, used_heap_size: usedBytes } = getHeapStatistics();
    process.send?.({ heap: { heapBytes, usedBytes } });
  }
  if (message !== 'usage') return;
  const { user, system } = process.cpuUsage();
  process.send?.({
    usage: {
      cpuMicroseconds: user + system,
      residentBytes: process.memoryUsage.rss(),
      mostResidentBytes: process.resourceUsage().maxRSS * 1024,
    },
  });
});
