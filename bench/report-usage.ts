/** Loaded before a measured server: answers, over IPC, what this process has used so far. */
process.on('message', (message) => {
  if (message !== 'usage') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ usage: { cpuMicroseconds: user + system, residentBytes: process.memoryUsage.rss() } });
});
