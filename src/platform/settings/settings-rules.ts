import type { MailWay, Settings } from './settings.ts';

export function mailWay(given: {
  readonly isOff: boolean;
  readonly smtpUrl: string | undefined;
  readonly demonstration: boolean;
}): MailWay {
  if (given.isOff) return 'off';
  if (given.smtpUrl !== undefined) return 'smtp';
  return given.demonstration ? 'mailbox' : 'off';
}

type Judged = Pick<
  Settings,
  | 'demonstration'
  | 'siteOrigin'
  | 'identityOrigin'
  | 'host'
  | 'socketDirectory'
  | 'siteProcesses'
  | 'metricsHost'
  | 'port'
  | 'identityPort'
  | 'metricsPort'
  | 'identityMetricsPort'
  | 'smtpUrl'
  | 'mail'
  | 'visitCounter'
  | 'errorReceiver'
>;

/**
 * Why settings that are each right must not be started together, a line each.
 *
 * @param isMailOff whether MAIL says so
 */
export function ruleProblems(settings: Judged, isMailOff: boolean): string[] {
  const { demonstration, siteOrigin, identityOrigin, smtpUrl, mail } = settings;
  const problems: string[] = [];
  const origins = { SITE_ORIGIN: siteOrigin, IDENTITY_ORIGIN: identityOrigin };
  for (const [name, origin] of Object.entries(origins)) {
    if (!demonstration || origin === undefined || isLoopbackOrigin(origin)) continue;
    problems.push(
      `${name} is ${origin}, but without DATABASE_URL and AUTH_ISSUER this is a demonstration, whose accounts have a ` +
        `password that everybody knows: set DATABASE_URL, or leave ${name} out to try it on this machine`,
    );
  }
  for (const [name, host] of Object.entries({
    HOST: settings.host,
    METRICS_HOST: settings.metricsHost,
  })) {
    if (!demonstration || host === undefined || isLoopback(host)) continue;
    problems.push(
      `${name} is ${host}, but without DATABASE_URL and AUTH_ISSUER this is a demonstration, which only this machine may ` +
        `reach: set DATABASE_URL, or leave ${name} out`,
    );
  }
  if (demonstration && settings.socketDirectory !== undefined) {
    problems.push(
      `HOST is ${settings.socketDirectory}, but without DATABASE_URL and AUTH_ISSUER this is a demonstration, which no ` +
        'browser could open there: set DATABASE_URL, or leave HOST out',
    );
  }
  if (settings.socketDirectory !== undefined && (settings.siteProcesses ?? 1) > 1) {
    problems.push(
      `SITE_PROCESSES is ${settings.siteProcesses}, but each process has a socket of its own in ${settings.socketDirectory}: ` +
        'start several, each with a PORT of its own, and name their sockets to the proxy',
    );
  }
  const ports = {
    PORT: settings.port,
    IDENTITY_PORT: settings.identityPort,
    METRICS_PORT: settings.metricsPort,
    IDENTITY_METRICS_PORT: settings.identityMetricsPort,
  };
  for (const [name, port] of Object.entries(ports)) {
    const same = Object.entries(ports).find(([, other]) => other === port)?.[0];
    if (port !== undefined && same !== undefined && same !== name)
      problems.push(`${same} and ${name} must differ; both are ${port}`);
  }
  const called = {
    ANALYTICS_URL: settings.visitCounter?.address,
    ERROR_REPORTING_DSN: settings.errorReceiver?.address,
  };
  for (const [name, address] of Object.entries(called)) {
    if (siteOrigin.startsWith('https:') && address?.startsWith('http:'))
      problems.push(`${name} must be https when SITE_ORIGIN is: browsers call nothing else from there`);
  }
  if (isMailOff && smtpUrl !== undefined) problems.push('SMTP_URL is set, and MAIL=off: set one of them');
  if (identityOrigin !== undefined && mail === 'off' && !isMailOff) {
    problems.push(
      'SMTP_URL must be set when IDENTITY_ORIGIN is: signing up, new passwords and warnings need mail. MAIL=off does ' +
        'without them, and the pages say so',
    );
  }
  return problems;
}

/** Whether only this machine can be meant. */
function isLoopbackOrigin(origin: string): boolean {
  const { hostname } = new URL(origin);
  return isLoopback(hostname.replaceAll(/^\[|\]$/g, ''));
}

/** Whether a name or an address is this machine's own, which no other can reach. */
function isLoopback(host: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|::1)$/.test(host);
}
