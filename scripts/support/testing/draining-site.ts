/** Stands for the built site where its server's beginning and end count: its connections are the site's own. */
import fastify from 'fastify';
import { connectionLimits, serverOptions } from '../../../src/platform/http/connections/limits.ts';
import { watchConnections } from '../../../src/platform/http/connections/watch-connections.ts';
import { listenAt, takeEverybodyBeforeClosing } from '../../../src/platform/http/listening.ts';
import { drain, type Stage, tellConnectionsToClose } from '../../../src/platform/process/draining.ts';
import { startHeartbeat, tellParent } from '../../../src/platform/process/parent-process.ts';
import { shutdownOnSignals } from '../../../src/platform/process/shutdown.ts';
import { readSettings } from '../../../src/platform/settings/env.ts';

startHeartbeat();
const stage: Stage = { current: 'serving' };
const app = fastify({ return503OnClosing: false, ...serverOptions(connectionLimits) });
const shutdown = shutdownOnSignals({ log: app.log, drainSeconds: 0 });
watchConnections(app, { limits: connectionLimits, settings: readSettings(process.env) });
tellConnectionsToClose(app, stage);
takeEverybodyBeforeClosing(app);
app.get('/', () => String(process.pid));
await listenAt(app, { host: '127.0.0.1', port: Number(process.env.PORT) });
shutdown.add(() => drain(app, stage, 0));
tellParent({ ready: true });

/** Held for as long as it runs. */
export const ballast = Buffer.alloc(Number(process.env.STAND_IN_BALLAST_MB ?? 0) * 1_048_576, 1);
