/** A process that owns an embedded server until SIGTERM; it prints the server as JSON once it runs. */
import { startEmbedded } from './start.ts';

const [dataDir = '', binariesDir = dataDir, umask = process.umask()] = process.argv.slice(2);
process.umask(Number(umask));
try {
  const server = await startEmbedded({ dataDir, binariesDir });
  process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
  console.log(JSON.stringify({ url: server.url, adopted: server.adopted }));
  // The server's own watch does not keep the process alive.
  setInterval(() => undefined, 60_000);
} catch (error) {
  console.log(
    JSON.stringify({ refused: error instanceof Error ? error.name : 'unknown', reason: String(error) }),
  );
}
