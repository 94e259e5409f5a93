import { basename, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { versionDirectory } from '../../assets/build-directory.ts';
import { processName } from '../../db/this-process.ts';
import type { ErrorReceiver } from '../../settings/outward-values.ts';
import type { Settings } from '../../settings/settings.ts';
import { environmentOf } from '../environment.ts';
import { listenFor, type MeasuredEvents } from '../measured-events.ts';
import { release } from '../release.ts';
import { envelopeAddress, envelopeOf, eventOf } from './error-event.ts';
import { ErrorReporter } from './error-reporter.ts';
import { sendLastWords } from './last-words.ts';

interface ReportOptions {
  readonly settings: Pick<Settings, 'errorSample' | 'production' | 'demonstration'>;
  readonly receiver: ErrorReceiver;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Which of the servers this is. */
  readonly service: string;
}

/** Milliseconds for which the end of the process waits for the receiver. */
const longestEnd = 1_000;

/**
 * Tells the receiver of every error that is logged as one (`src/platform/log/log.ts`), and of the one that ends the process.
 *
 * @returns how to send what is left, and stop
 */
export function startErrorReports({ settings, receiver, log, service }: ReportOptions): () => Promise<void> {
  const address = envelopeAddress(receiver);
  const reporter = new ErrorReporter({
    address,
    onTrouble: (reason) => log.warn({ reason }, 'error reports are not taken'),
  });
  const isChosen = () => Math.random() < settings.errorSample;
  const envelope = (fault: MeasuredEvents['fault'], isHandled: boolean) =>
    envelopeOf(
      eventOf(fault.error, {
        platform: 'node',
        release,
        environment: environmentOf(settings),
        level: fault.isFatal ? 'fatal' : 'error',
        isHandled,
        tags: { service, process: processName, request: fault.requestId, route: fault.route },
        message: fault.message,
        fileOf,
      }),
    );
  const stopListening = listenFor('fault', (fault) => {
    if (isChosen()) reporter.add(envelope(fault, true));
  });
  const onEnd = (error: unknown) => {
    const last = isChosen() ? [envelope({ error, isFatal: true }, false)] : [];
    sendLastWords(address, [...reporter.take(), ...last], longestEnd);
  };
  // Only looks on: the process ends as it would have.
  process.on('uncaughtExceptionMonitor', onEnd);
  return async () => {
    stopListening();
    process.off('uncaughtExceptionMonitor', onEnd);
    await reporter.flush(longestEnd);
  };
}

/** A file by its place in the version that runs, or in its package: where it lies on this machine is nobody's business. */
function fileOf(file: string): string {
  if (file.startsWith('node:')) return file;
  const path = file.startsWith('file:') ? fileURLToPath(file) : file;
  const [, inPackage] = /.*[/\\](node_modules[/\\].*)/s.exec(path) ?? [];
  if (inPackage !== undefined) return `app:///${inPackage}`;
  const own = versionDirectory + sep;
  return path.startsWith(own) ? `app:///${path.slice(own.length)}` : basename(path);
}
