import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../settings/settings.ts';
import type { Measured } from './metrics.ts';

interface Reporting {
  readonly settings: Pick<Settings, 'errorReceiver' | 'errorSample' | 'production' | 'demonstration'>;
  readonly log: FastifyBaseLogger;
  /** The name under which traces and errors are sent. */
  readonly service: string;
}

interface Observed extends Reporting {
  readonly settings: Reporting['settings'] & Pick<Settings, 'metricsHost' | 'tracing'>;
  readonly measured: Measured;
}

/**
 * Measures and traces this process and reports its errors where the settings want it; what does so is loaded only then.
 *
 * @returns how to stop, once nothing is answered any more
 */
export async function startObserving({
  settings,
  log,
  service,
  measured,
}: Observed): Promise<() => Promise<void>> {
  const stops: (() => Promise<void>)[] = [];
  const { metricsHost: host, tracing } = settings;
  const { port } = measured;
  if (port !== undefined) {
    const { measure } = await import('./metrics.ts');
    const { serveMetrics } = await import('./metrics-server.ts');
    const { registry, stop } = await measure(measured, log);
    const end = serveMetrics({ registry, host, port, log });
    stops.push(async () => {
      stop();
      await end();
    });
  }
  stops.push(await reportErrors({ settings, log, service }));
  if (tracing) {
    const { startTracing } = await import('./tracing.ts');
    stops.push(await startTracing({ service, log }));
  }
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/**
 * Reports this process's errors where the settings say who is told of them.
 *
 * @returns how to send what is left, and stop
 */
export async function reportErrors({ settings, log, service }: Reporting): Promise<() => Promise<void>> {
  const { errorReceiver: receiver, errorSample } = settings;
  if (receiver === undefined || errorSample === 0) return async () => {};
  const { startErrorReports } = await import('./errors/start-error-reports.ts');
  return startErrorReports({ settings, receiver, log, service });
}
