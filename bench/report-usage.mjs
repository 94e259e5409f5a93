/**
 * Loaded before a measured server: answers, over IPC, what this process has used so far. Plain JavaScript, since Node's
 * way of reading TypeScript would add 20 MB to what is measured.
 */
process.on('message', (message) => {
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
