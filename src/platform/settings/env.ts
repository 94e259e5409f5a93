import { firm } from './firm.ts';
import { frontCacheIn } from './front-cache-setting.ts';
import { objectStorageIn } from './object-storage-setting.ts';
import {
  clamdAddress,
  dkimKey,
  errorReceiver,
  mailEventsKey,
  mailsPerMinute,
  share,
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
  processes,
  processMemory,
  replicas,
  type SettingValue,
  seconds,
  text,
} from './setting-values.ts';
import type { Settings } from './settings.ts';
import { mailWay, ruleProblems } from './settings-rules.ts';

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
  const isSet = (name: string) => Boolean(env[name]?.trim());
  const required = (name: string, because: string): string => {
    const value = read(name, text);
    if (value === undefined) problems.push(`${name} must be set when ${because}`);
    return value ?? '';
  };

  const ownDatabase = read('DATABASE_URL', database);
  const databaseUrl = ownDatabase ?? read(EMBEDDED_DATABASE_URL, database);
  const databaseDirectUrl = read('DATABASE_DIRECT_URL', database);
  const databaseReadUrls = read('DATABASE_READ_URL', replicas) ?? [];
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'])
    if (env[name]?.trim() && !env.DATABASE_URL?.trim())
      problems.push(`DATABASE_URL must be set when ${name} is`);
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
  const mailFrom = read('MAIL_FROM', text) ?? `${firm.name} <${firm.emails.sender}>`;
  const settings: Settings = {
    databaseUrl,
    databaseDirectUrl: databaseDirectUrl ?? databaseUrl,
    databaseReadUrls,
    databasePoolSize: read('DATABASE_POOL_SIZE', connections) ?? 10,
    dataDir: read('DATA_DIR', text),
    host: socketDirectory === undefined ? listensAt : undefined,
    socketDirectory,
    siteProcesses: read('SITE_PROCESSES', processes),
    processMegabytes: read('PROCESS_MEMORY_MB', processMemory) ?? 1_024,
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
    graphqlWsUrl:
      read('GRAPHQL_WS_URL', address('wss://www.example.com/graphql', 'ws', 'wss')) ??
      (demonstration ? `${siteOrigin.replace(/^http/, 'ws')}/graphql` : undefined),
    smtpUrl,
    mailFrom,
    mail: mailWay({ isOff: isMailOff, smtpUrl, demonstration }),
    dkim: read('DKIM', dkimKey(mailFrom)),
    mailsPerMinute: read('MAILS_PER_MINUTE', mailsPerMinute) ?? 600,
    clamd: read('CLAMD_URL', clamdAddress),
    files: objectStorageIn(read, isSet, problems),
    mailEventsKey: read('MAIL_EVENTS_KEY', mailEventsKey),
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
    pageStoreMegabytes: read('PAGE_STORE_MB', megabytes) ?? 512,
    frontCache: frontCacheIn(read, problems),
    drainSeconds: read('DRAIN_SECONDS', drainTime) ?? (demonstration ? 0 : 3),
    production: env.NODE_ENV === 'production',
    demonstration,
  };
  problems.push(...ruleProblems(settings, isMailOff));
  const [first, ...more] = problems;
  if (more.length > 0) throw new Error(`Settings that cannot be used:\n  ${problems.join('\n  ')}`);
  if (first !== undefined) throw new Error(`A setting cannot be used: ${first}`);
  return Object.freeze(settings);
}

function withSlash(address: string): string {
  return address.endsWith('/') ? address : `${address}/`;
}
