/** The identity provider's process: reads its settings, listens, and ends in order when it is told to. */
import { readSettings } from '../server/env.ts';
import { createIdentityApp } from './app.ts';
import { closeIdentity, openIdentity } from './identity.ts';

/** After this many milliseconds it ends although requests are still being answered. */
const longestDrain = 9_000;

const settings = readSettings(process.env);
const identity = await openIdentity(settings);
const app = await createIdentityApp(identity);
await app.listen({ port: settings.identityPort, host: settings.demonstration ? 'localhost' : '::' });
identity.log.info({ origin: settings.identityOrigin }, 'identity provider ready');
process.send?.({ ready: true });

let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), longestDrain).unref();
  await app.close();
  await closeIdentity(identity);
  process.exit();
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
// Whoever started it is gone: nobody would ever stop it.
if (process.connected) process.on('disconnect', () => void stop());
