/** The identity provider's process: reads its settings, listens, and ends in order when it is told to. */
import { readinessOf } from '../db/readiness.ts';
import { startObserving } from '../observe/start-observing.ts';
import { markInUse } from '../server/build-directory.ts';
import { drain, type Stage } from '../server/draining.ts';
import { readSettings } from '../server/env.ts';
import { listenPlace } from '../server/listen-place.ts';
import { listenAt } from '../server/listening.ts';
import { startHeartbeat, tellParent } from '../server/parent-process.ts';
import { shutdownOnSignals } from '../server/shutdown.ts';
import { waitForDatabase } from '../server/wait-for-database.ts';
import { createIdentityApp } from './app.ts';
import { closeIdentity, connectIdentity, openIdentity } from './identity.ts';
import { waitingMails } from './outgoing/waiting-mails.ts';
import { identityStandIn } from './stand-in.ts';

startHeartbeat();
const settings = readSettings(process.env);
markInUse();
const { drainSeconds } = settings;
const closed = await connectIdentity(settings);
const { log } = closed;
const shutdown = shutdownOnSignals({ log, drainSeconds });
shutdown.add(() => closeIdentity(closed));
shutdown.add(
  await startObserving({
    settings,
    log,
    service: 'chancery-identity',
    measured: {
      database: closed.database,
      port: settings.identityMetricsPort,
      waiting: waitingMails(closed),
    },
  }),
);

const place = listenPlace(settings, 'identity');
const isReady = readinessOf(closed.database);
const { opened: identity, standIn } = await waitForDatabase(
  async () => {
    await isReady();
    return openIdentity(closed);
  },
  {
    log,
    signal: shutdown.signal,
    standIn: async () => {
      const starting = identityStandIn(closed);
      await listenAt(starting, place);
      shutdown.add(() => starting.close());
      return starting;
    },
  },
);

const stage: Stage = { current: 'serving' };
const app = await createIdentityApp(identity, { stage });
await listenAt(app, place, standIn);
shutdown.add(() => drain(app, stage, drainSeconds));
log.info({ origin: settings.identityOrigin }, 'identity provider ready');
tellParent({ ready: true });
