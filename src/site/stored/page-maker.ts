import { hash } from 'node:crypto';
import { builtOutput } from '../../platform/assets/build-output.ts';
import { release } from '../../platform/observe/release.ts';
import { firm } from '../../platform/settings/firm.ts';
import type { Settings } from '../../platform/settings/settings.ts';

/** Settings of a process and of its way to others: no page is another for them. All else, also what is new, counts. */
const notInPages = [
  'databaseUrl',
  'databaseDirectUrl',
  'databaseReadUrls',
  'databasePoolSize',
  'dataDir',
  'host',
  'socketDirectory',
  'siteProcesses',
  'processMegabytes',
  'port',
  'identityPort',
  'identityClientsFile',
  'identityTokenSeconds',
  'trustedProxies',
  'smtpUrl',
  'mailFrom',
  'logLevel',
  'requestLogLevel',
  'metricsPort',
  'identityMetricsPort',
  'metricsHost',
  'tracing',
  'runJobs',
  'pageCacheMegabytes',
  'pageStoreMegabytes',
  'drainSeconds',
] as const satisfies readonly (keyof Settings)[];

/**
 * What makes pages, as a short name: the output of the build and every setting that pages depend on. Two processes with
 * the same make the same page of the same content, on whichever machine and after whichever restart.
 *
 * @param output what the build made (`builtOutput`)
 */
export function pageMaker(settings: Settings, output = builtOutput()): string {
  const ofPages = Object.entries(settings).filter(
    ([name]) => !(notInPages as readonly string[]).includes(name),
  );
  // Pages name the version to whoever is told of errors; dates and numbers are written as this Node knows languages.
  const versions = [process.version, settings.errorReceiver && release];
  return hash('sha256', JSON.stringify([output, versions, firm, ofPages.toSorted()]), 'base64url').slice(
    0,
    22,
  );
}
