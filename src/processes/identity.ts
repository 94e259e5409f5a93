/** The identity provider's process: reads its settings, listens, and ends in order when it is told to. */

import { createIdentityApp } from '../identity/app.ts';
import { closeIdentity, connectIdentity, openIdentity } from '../identity/identity.ts';
import { waitingMails } from '../identity/outgoing/waiting-mails.ts';
import { identityStandIn } from '../identity/stand-in.ts';
import { markInUse } from '../platform/assets/build-directory.ts';
import { readinessOf } from '../platform/db/readiness.ts';
import { listenPlace } from '../platform/http/listen-place.ts';
import { listenAt } from '../platform/http/listening.ts';
import { startObserving } from '../platform/observe/start-observing.ts';
import { drain, type Stage } from '../platform/process/draining.ts';
import { startHeartbeat, tellParent } from '../platform/process/parent-process.ts';
import { shutdownOnSignals } from '../platform/process/shutdown.ts';
import { waitForDatabase } from '../platform/process/wait-for-database.ts';
import { readSettings } from '../platform/settings/env.ts';

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
