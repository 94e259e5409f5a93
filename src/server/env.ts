import { firm } from '../components/firm.ts';
import {
  type ErrorReceiver,
  errorReceiver,
  share,
  type VisitCounter,
  visitCounter,
} from './outward-values.ts';
import {
  address,
  addressRanges,
  connections,
  database,
  drainTime,
  flag,
  icpNumber,
  listenAddress,
  listenAddressOrDirectory,
  megabytes,
  oneOf,
  origin,
  port,
  type SettingValue,
  seconds,
  text,
} from './setting-values.ts';
import { type MailWay, mailWay, ruleProblems } from './settings-rules.ts';

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

export type Settings = {
  /** DATABASE_URL, else the embedded server's address when a start script passed it on. */
  readonly databaseUrl: string | undefined;
  /** The same database without a pooler in between, for whoever listens or migrates; DATABASE_URL where it is not set. */
  readonly databaseDirectUrl: string | undefined;
  /** Most connections of one process to the database for what it is asked. */
  readonly databasePoolSize: number;
  readonly dataDir: string | undefined;
  /** Where both servers listen; undefined: at every address, and in the demonstration for this machine alone. */
  readonly host: string | undefined;
  /** The directory in which they listen on Unix sockets; undefined: they listen on ports. */
  readonly socketDirectory: string | undefined;
  readonly port: number;
  /** Scheme, host and port of the public site, without a closing slash. */
  readonly siteOrigin: string;
  /** By default the one after `port`. */
  readonly identityPort: number;
  /** Public origin of the identity provider that comes with the site; undefined: it does not run. */
  readonly identityOrigin: string | undefined;
  /** A JSON file with further clients of that provider. */
  readonly identityClientsFile: string | undefined;
  /** Seconds for which its access tokens hold. */
  readonly identityTokenSeconds: number;
  /** Whether it still answers the implicit flow and passwords sent by clients (`/oauth/ro`, the password grants). */
  readonly identityCompatibility: boolean;
  /**
   * Proxies that may have as many connections as they like, and whose word (`X-Forwarded-For`) that provider takes for
   * where a request comes from.
   */
  readonly trustedProxies: readonly string[];
  /** The provider's `iss`, with the closing slash it has there; undefined: there is none, and nobody signs in. */
  readonly authIssuer: string | undefined;
  readonly authClientId: string;
  readonly authAudience: string;
  /** Whether sign-in asks for a refresh token. */
  readonly authOffline: boolean;
  readonly onlineServicesApiUrl: string;
  /** The GraphQL socket; undefined: the browser opens none (spec §7). */
  readonly graphqlWsUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Without SMTP_URL and outside the demonstration no mail leaves: MAIL=off says that this is meant. */
  readonly mail: MailWay;
  /** Who counts visits; undefined: nobody, and pages have no script for it. */
  readonly visitCounter: VisitCounter | undefined;
  /** Who is told of errors, by servers and browsers; undefined: nobody. */
  readonly errorReceiver: ErrorReceiver | undefined;
  /** Which share of the errors it is told, from 0 to 1. */
  readonly errorSample: number;
  /** What Chinese pages say at their foot where the site is hosted in China; undefined: they say nothing. */
  readonly icpNumber: string | undefined;
  readonly logLevel: LogLevel;
  /** At which level the line is that is written for every request; it is seen where `logLevel` lets it through. */
  readonly requestLogLevel: LogLevel;
  /** Where the site's measures are read (`/metrics`); undefined: nowhere, and nothing is measured. */
  readonly metricsPort: number | undefined;
  /** Where the identity provider's are; by default the one after `metricsPort`. */
  readonly identityMetricsPort: number | undefined;
  /** The address of both: this machine's own unless somebody says otherwise. */
  readonly metricsHost: string;
  /** Whether spans are sent by OTLP: the libraries read where to, and all else, from the standard variables. */
  readonly tracing: boolean;
  /** Whether a site process does jobs, too; otherwise `npm run jobs` has to run. */
  readonly runJobs: boolean;
  /** Most memory for rendered pages, in megabytes; 0: none is kept. */
  readonly pageCacheMegabytes: number;
  /** Seconds for which a server that was told to end still answers, while `/readyz` says no. */
  readonly drainSeconds: number;
  /** NODE_ENV is `production`. */
  readonly production: boolean;
  /** Neither DATABASE_URL nor AUTH_ISSUER is set: seed content, demonstration accounts, embedded mailbox. */
  readonly demonstration: boolean;
};

/** The variable in which a start script hands the embedded server's address to the processes it starts. */
export const EMBEDDED_DATABASE_URL = 'EMBEDDED_DATABASE_URL';

const web = (example: string) => address(example, 'http', 'https');
const logLevel = oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent');

/**
 * Reads every setting from the environment; an empty one counts as not set.
 *
 * @throws Error that lists every bad setting by name with what it takes
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const problems: string[] = [];
  const read = <T>(name: string, value: SettingValue<T>): T | undefined => {
    const given = env[name]?.trim();
    if (!given) return undefined;
    const parsed = value.parse(given);
    if (parsed === undefined) problems.push(`${name} takes ${value.takes}`);
    return parsed;
  };
  const required = (name: string, because: string): string => {
    const value = read(name, text);
    if (value === undefined) problems.push(`${name} must be set when ${because}`);
    return value ?? '';
  };

  const ownDatabase = read('DATABASE_URL', database);
  const databaseUrl = ownDatabase ?? read(EMBEDDED_DATABASE_URL, database);
  const databaseDirectUrl = read('DATABASE_DIRECT_URL', database);
  if (databaseDirectUrl !== undefined && !env.DATABASE_URL?.trim())
    problems.push('DATABASE_URL must be set when DATABASE_DIRECT_URL is');
  const foreignIssuer = read('AUTH_ISSUER', web('https://tenant.eu.auth0.com/'));
  const sitePort = read('PORT', port) ?? 3000;
  const identityPort = read('IDENTITY_PORT', port) ?? (sitePort < 65_535 ? sitePort + 1 : 3001);
  const metricsPort = read('METRICS_PORT', port);
  const nextMetricsPort = metricsPort === undefined ? undefined : (metricsPort % 65_535) + 1;
  const siteOrigin = read('SITE_ORIGIN', origin) ?? `http://localhost:${sitePort}`;
  const demonstration = !env.DATABASE_URL?.trim() && !env.AUTH_ISSUER?.trim();
  const identityOrigin =
    read('IDENTITY_ORIGIN', origin) ?? (demonstration ? `http://localhost:${identityPort}` : undefined);
  const issuer = foreignIssuer ?? identityOrigin;
  const listensAt = read('HOST', listenAddressOrDirectory);
  const socketDirectory = listensAt?.startsWith('/') ? listensAt : undefined;
  const trustedProxies = read('TRUSTED_PROXIES', addressRanges);
  // The provider speaks plain HTTP: in front of an https origin stands a proxy, and unknown it would be everybody. On a
  // Unix socket it is known.
  if (identityOrigin?.startsWith('https:') && socketDirectory === undefined && !env.TRUSTED_PROXIES?.trim())
    problems.push(
      `TRUSTED_PROXIES must be set when IDENTITY_ORIGIN is https, or everybody counts as one caller: it takes ${addressRanges.takes}`,
    );
  const smtpUrl = read('SMTP_URL', address('smtps://user:password@mail.example.com', 'smtp', 'smtps'));
  const otlp = web('http://127.0.0.1:4318');
  // Both are checked: the library would leave out what it cannot read without a word.
  const endpoints = [
    read('OTEL_EXPORTER_OTLP_ENDPOINT', otlp),
    read('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', otlp),
  ];
  const isTraced = env.OTEL_SDK_DISABLED !== 'true' && endpoints.some((one) => one !== undefined);
  const isMailOff = read('MAIL', oneOf('off')) === 'off';
  const settings: Settings = {
    databaseUrl,
    databaseDirectUrl: databaseDirectUrl ?? databaseUrl,
    databasePoolSize: read('DATABASE_POOL_SIZE', connections) ?? 10,
    dataDir: read('DATA_DIR', text),
    host: socketDirectory === undefined ? listensAt : undefined,
    socketDirectory,
    port: sitePort,
    siteOrigin,
    identityPort,
    identityOrigin,
    identityClientsFile: read('IDENTITY_CLIENTS', text),
    identityTokenSeconds: read('IDENTITY_TOKEN_SECONDS', seconds) ?? 3_600,
    identityCompatibility: read('IDENTITY_COMPATIBILITY', flag) ?? demonstration,
    trustedProxies: trustedProxies ?? [],
    // The demonstration's own provider has accounts with known passwords: elsewhere it runs only when it is asked for.
    authIssuer: issuer && withSlash(issuer),
    authClientId: foreignIssuer
      ? required('AUTH_CLIENT_ID', 'AUTH_ISSUER is')
      : (read('AUTH_CLIENT_ID', text) ?? 'chancery-site'),
    authAudience: foreignIssuer
      ? required('AUTH_AUDIENCE', 'AUTH_ISSUER is')
      : (read('AUTH_AUDIENCE', text) ?? 'https://api.chancery.example'),
    authOffline: read('AUTH_OFFLINE', flag) ?? true,
    onlineServicesApiUrl: read('ONLINE_SERVICES_API_URL', web('https://api.example.com')) ?? siteOrigin,
    graphqlWsUrl: read('GRAPHQL_WS_URL', address('wss://www.example.com/graphql', 'ws', 'wss')),
    smtpUrl,
    mailFrom: read('MAIL_FROM', text) ?? `${firm.name} <${firm.emails.sender}>`,
    mail: mailWay({ isOff: isMailOff, smtpUrl, demonstration }),
    visitCounter: read('ANALYTICS_URL', visitCounter(siteOrigin)),
    errorReceiver: read('ERROR_REPORTING_DSN', errorReceiver),
    errorSample: read('ERROR_REPORTING_SAMPLE', share) ?? 1,
    icpNumber: read('ICP_NUMBER', icpNumber) ?? (demonstration ? '沪ICP备00000000号-1（示例）' : undefined),
    logLevel: read('LOG_LEVEL', logLevel) ?? 'info',
    requestLogLevel: read('REQUEST_LOG_LEVEL', logLevel) ?? 'debug',
    metricsPort,
    identityMetricsPort: read('IDENTITY_METRICS_PORT', port) ?? nextMetricsPort,
    metricsHost: read('METRICS_HOST', listenAddress) ?? '127.0.0.1',
    tracing: isTraced,
    runJobs: read('RUN_JOBS', flag) ?? true,
    pageCacheMegabytes: read('PAGE_CACHE_MB', megabytes) ?? 32,
    drainSeconds: read('DRAIN_SECONDS', drainTime) ?? (demonstration ? 0 : 3),
    production: env.NODE_ENV === 'production',
    demonstration,
  };
  problems.push(...ruleProblems(settings, isMailOff));
  if (problems.length > 0) throw new Error(`Settings that cannot be used:\n  ${problems.join('\n  ')}`);
  return Object.freeze(settings);
}

function withSlash(address: string): string {
  return address.endsWith('/') ? address : `${address}/`;
}
