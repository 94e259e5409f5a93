import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../server/env.ts';
import type { Measured } from './metrics.ts';

interface Observed {
  readonly settings: Pick<Settings, 'metricsHost' | 'tracing'>;
  readonly log: FastifyBaseLogger;
  /** The name under which traces are sent. */
  readonly service: string;
  readonly measured: Measured;
}

/**
 * Measures and traces this process where the settings want it; the libraries for either are loaded only then.
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
  if (tracing) {
    const { startTracing } = await import('./tracing.ts');
    stops.push(await startTracing({ service, log }));
  }
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
