import { describe, expect, test } from 'vitest';
import { readSettings } from './env.ts';

describe('settings', () => {
  test('all have working defaults', () => {
    expect(readSettings({})).toMatchObject({
      databaseUrl: undefined,
      port: 3000,
      siteOrigin: 'http://localhost:3000',
      identityPort: 3001,
      authIssuer: 'http://localhost:3001/',
      authClientId: 'chancery-site',
      authAudience: 'https://api.chancery.example',
      onlineServicesApiUrl: 'http://localhost:3000',
      graphqlWsUrl: 'ws://localhost:3000/graphql',
      icpNumber: '沪ICP备00000000号-1（示例）',
      logLevel: 'info',
      requestLogLevel: 'debug',
      host: undefined,
      metricsPort: undefined,
      metricsHost: '127.0.0.1',
      tracing: false,
      pageCacheMegabytes: 32,
      pageStoreMegabytes: 512,
      production: false,
      demonstration: true,
    });
  });

  test('an empty one counts as not set', () => {
    const empty = { PORT: '', DATABASE_URL: ' ', AUTH_ISSUER: '', SITE_ORIGIN: '', LOG_LEVEL: '' };
    expect(readSettings(empty)).toEqual(readSettings({}));
  });

  test('files lie in object storage by an address and a key together, told in the clear to this machine alone', () => {
    const key = { FILES_ACCESS_KEY_ID: 'AKIA7', FILES_SECRET_ACCESS_KEY: 'a/b+c=' };
    const FILES_URL = 'https://s3.eu-west-2.amazonaws.com/firm-files/';
    expect(readSettings({}).files).toBeUndefined();
    expect(readSettings({ FILES_URL, ...key }).files).toEqual({
      address: 'https://s3.eu-west-2.amazonaws.com/firm-files',
      accessKeyId: 'AKIA7',
      secretAccessKey: 'a/b+c=',
      region: 'us-east-1',
    });
    expect(readSettings({ ...key, FILES_URL: 'http://127.0.0.1:9000/a' }).files?.address).toBe(
      'http://127.0.0.1:9000/a',
    );
    expect(() => readSettings({ FILES_URL })).toThrow(
      /^A setting cannot be used: FILES_ACCESS_KEY_ID, FILES_SECRET_ACCESS_KEY must be set: files lie.*$/,
    );
    expect(() => readSettings(key)).toThrow('FILES_URL must be set');
    for (const wrong of [
      'http://s3.example/a',
      'https://me:secret@s3.example/a',
      'https://s3.example/a?b',
      's3',
    ])
      expect(() => readSettings({ ...key, FILES_URL: wrong })).toThrow('FILES_URL takes an address');
  });

  test('no proxy is trusted but those that are named', () => {
    expect(readSettings({}).trustedProxies).toEqual([]);
    expect(readSettings({ TRUSTED_PROXIES: '10.0.0.0/8, ::1' }).trustedProxies).toEqual([
      '10.0.0.0/8',
      '::1',
    ]);
  });

  test('a provider behind https does not start before it is told which proxies stand there, or that there are none', () => {
    const secure = {
      DATABASE_URL: 'postgres://site@db.example/site',
      IDENTITY_ORIGIN: 'https://sign-in.example',
      MAIL: 'off',
    };
    const message = /TRUSTED_PROXIES must be set when IDENTITY_ORIGIN is https.*such as 10\.0\.0\.0\/8.*none/;
    expect(() => readSettings(secure)).toThrow(message);
    expect(() => readSettings({ ...secure, TRUSTED_PROXIES: ' ' })).toThrow(message);
    expect(readSettings({ ...secure, TRUSTED_PROXIES: '10.0.0.1' }).trustedProxies).toEqual(['10.0.0.1']);
    expect(readSettings({ ...secure, TRUSTED_PROXIES: 'none' }).trustedProxies).toEqual([]);
    expect(() => readSettings({ TRUSTED_PROXIES: 'none, ::1' })).toThrow('TRUSTED_PROXIES takes');
    const elsewhere = { AUTH_ISSUER: 'https://tenant.example.com', AUTH_CLIENT_ID: 'id', AUTH_AUDIENCE: 'a' };
    expect(readSettings(elsewhere).trustedProxies).toEqual([]);
  });

  test('measures are served where they are asked for, the provider’s on the next port', () => {
    expect(readSettings({ METRICS_PORT: '9464' })).toMatchObject({
      metricsPort: 9464,
      identityMetricsPort: 9465,
    });
    const apart = { METRICS_PORT: '9464', IDENTITY_METRICS_PORT: '9500' };
    expect(readSettings(apart).identityMetricsPort).toBe(9500);
    expect(() => readSettings({ METRICS_PORT: '3001' })).toThrow(
      'IDENTITY_PORT and METRICS_PORT must differ',
    );
  });

  test.each(['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'])(
    'traces are sent where %s says, which is checked',
    (name) => {
      expect(readSettings({ [name]: 'http://127.0.0.1:4318' }).tracing).toBe(true);
      expect(readSettings({ [name]: 'http://127.0.0.1:4318', OTEL_SDK_DISABLED: 'true' }).tracing).toBe(
        false,
      );
      expect(() => readSettings({ [name]: '127.0.0.1:4318' })).toThrow(`${name} takes an address`);
    },
  );

  test('the origin follows the port unless it is set', () => {
    expect(readSettings({ PORT: '8080' }).siteOrigin).toBe('http://localhost:8080');
    expect(readSettings({ PORT: '8080', SITE_ORIGIN: 'http://127.0.0.1/' }).siteOrigin).toBe(
      'http://127.0.0.1',
    );
  });

  test('a database or an issuer of one’s own ends the demonstration', () => {
    const database = { DATABASE_URL: 'postgres://localhost/site' };
    const issuer = {
      AUTH_ISSUER: 'https://tenant.example.com',
      AUTH_CLIENT_ID: 'id',
      AUTH_AUDIENCE: 'https://api',
    };
    expect(readSettings(database)).toMatchObject({
      demonstration: false,
      authIssuer: undefined,
      icpNumber: undefined,
    });
    expect(readSettings(issuer)).toMatchObject({
      demonstration: false,
      authIssuer: 'https://tenant.example.com/',
      authClientId: 'id',
    });
  });

  test('the embedded server’s address is the database’s and keeps the demonstration on', () => {
    const settings = readSettings({ EMBEDDED_DATABASE_URL: 'postgres://127.0.0.1:5000/chancery' });
    expect(settings.databaseUrl).toBe('postgres://127.0.0.1:5000/chancery');
    expect(settings.demonstration).toBe(true);
  });

  test.each([
    ['PORT', '80a', 'a port number'],
    ['ICP_NUMBER', 'ICP 12345678', 'an ICP filing number'],
    ['PORT', '0', 'a port number'],
    ['IDENTITY_PORT', '65536', 'a port number'],
    ['DATABASE_URL', 'mysql://localhost/site', 'postgres://'],
    ['DATABASE_URL', 'postgres://a,b/site?target_session_attrs=standby', 'target_session_attrs=read-write'],
    ['DATABASE_POOL_SIZE', '4', 'connections from 5'],
    ['DATABASE_POOL_SIZE', '201', 'connections from 5 to 200'],
    ['SITE_ORIGIN', 'https://www.example.com/path', 'without a path'],
    ['SITE_ORIGIN', 'www.example.com', 'origin'],
    ['AUTH_OFFLINE', 'yes', 'true or false'],
    ['GRAPHQL_WS_URL', 'https://www.example.com/graphql', 'wss://'],
    ['SMTP_URL', 'mail.example.com', 'smtp://'],
    ['ANALYTICS_URL', 'ftp://example.com/api/event', 'https://'],
    ['ANALYTICS_URL', 'https://stats.example.com/collect', 'a Plausible-style .*or a Matomo-style'],
    ['ANALYTICS_URL', 'https://stats.example.com/matomo.php', 'idsite=1'],
    ['ANALYTICS_URL', 'https://stats.example.com/matomo.php?idsite=one', 'idsite=1'],
    ['ANALYTICS_URL', 'https://stats.example.com/matomo.php?idsite=1&token_auth=x', 'idsite=1'],
    ['ANALYTICS_URL', 'https://me:secret@stats.example.com/api/event', 'address'],
    ['ERROR_REPORTING_DSN', 'https://errors.example.com/7', 'https://<public key>@'],
    ['ERROR_REPORTING_DSN', 'https://0123abcd@errors.example.com/', 'number of a project'],
    ['ERROR_REPORTING_DSN', 'https://0123abcd:secret@errors.example.com/7', 'without a secret'],
    ['ERROR_REPORTING_SAMPLE', '1.5', 'from 0 to 1'],
    ['ERROR_REPORTING_SAMPLE', '10%', 'from 0 to 1'],
    ['LOG_LEVEL', 'loud', 'one of fatal'],
    ['TRUSTED_PROXIES', '10.0.0.0/33', 'addresses or ranges'],
    ['TRUSTED_PROXIES', 'proxy.example.com', 'addresses or ranges'],
    ['TRUSTED_PROXIES', '10.0.0.1,', 'addresses or ranges'],
  ])('%s refuses %s and says what it takes', (name, value, takes) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`${name} takes .*${takes}`));
  });

  test('who counts visits is known by the form of its address, and by which name it knows this site', () => {
    const counter = (ANALYTICS_URL: string) =>
      readSettings({ ANALYTICS_URL, SITE_ORIGIN: 'http://127.0.0.1:8080' }).visitCounter;
    const event = 'https://plausible.example.com/api/event';
    expect(counter(event)).toEqual({ style: 'plausible', address: event, site: '127.0.0.1' });
    expect(counter(`${event}?domain=www.example.com`)).toEqual({
      style: 'plausible',
      address: event,
      site: 'www.example.com',
    });
    expect(counter('https://stats.example.com/matomo/matomo.php?idsite=3')).toEqual({
      style: 'matomo',
      address: 'https://stats.example.com/matomo/matomo.php',
      site: '3',
    });
  });

  test('who is told of errors is known by its DSN', () => {
    const dsn = 'https://0123abcd@errors.example.com:8443/sentry/7';
    expect(readSettings({ ERROR_REPORTING_DSN: dsn })).toMatchObject({
      errorReceiver: {
        address: 'https://errors.example.com:8443/sentry/api/7/envelope/',
        key: '0123abcd',
      },
      errorSample: 1,
    });
    expect(readSettings({ ERROR_REPORTING_SAMPLE: '0.25' }).errorSample).toBe(0.25);
  });

  test('a site that browsers reach by https is not told to have them call http', () => {
    const site = {
      DATABASE_URL: 'postgres://localhost/site',
      SITE_ORIGIN: 'https://www.example.com',
      ANALYTICS_URL: 'http://stats.example.com/api/event',
      ERROR_REPORTING_DSN: 'http://0123abcd@errors.example.com/7',
    };
    expect(() => readSettings(site)).toThrow(/ANALYTICS_URL must be https[\s\S]*ERROR_REPORTING_DSN must be/);
    expect(readSettings({ ...site, SITE_ORIGIN: 'http://www.example.com' }).visitCounter).toBeDefined();
  });

  test('whoever listens or migrates goes to the database directly, where there is a way of its own', () => {
    const pooled = 'postgres://pooler:6432/site';
    const direct = 'postgres://first,second/site?target_session_attrs=read-write';
    expect(readSettings({ DATABASE_URL: pooled }).databaseDirectUrl).toBe(pooled);
    expect(readSettings({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct })).toMatchObject({
      databaseUrl: pooled,
      databaseDirectUrl: direct,
      databasePoolSize: 10,
    });
    expect(() => readSettings({ DATABASE_DIRECT_URL: direct })).toThrow('DATABASE_URL must be set');
  });

  test('what is published may be read from servers that follow the database, each at an address of its own', () => {
    const own = { DATABASE_URL: 'postgres://primary/site' };
    expect(readSettings(own).databaseReadUrls).toEqual([]);
    const read = 'postgres://reader@first,second:5433/site';
    expect(readSettings({ ...own, DATABASE_READ_URL: read }).databaseReadUrls).toEqual([
      'postgres://reader@first/site',
      'postgres://reader@second:5433/site',
    ]);
    expect(() => readSettings({ ...own, DATABASE_READ_URL: 'first' })).toThrow('DATABASE_READ_URL takes');
    expect(() => readSettings({ DATABASE_READ_URL: read })).toThrow('DATABASE_URL must be set');
  });

  test('every bad setting is named in one error', () => {
    const read = () =>
      readSettings({ PORT: 'x', LOG_LEVEL: 'loud', AUTH_ISSUER: 'https://tenant.example.com' });
    expect(read).toThrow(
      /PORT takes[\s\S]*AUTH_CLIENT_ID must be set[\s\S]*AUTH_AUDIENCE must be set[\s\S]*LOG_LEVEL takes/,
    );
  });

  test('the identity provider takes the port after the site’s, so a second clone needs PORT alone', () => {
    expect(readSettings({ PORT: '3001' })).toMatchObject({ port: 3001, identityPort: 3002 });
  });

  test('the site and the identity provider cannot share a port', () => {
    expect(() => readSettings({ PORT: '3001', IDENTITY_PORT: '3001' })).toThrow(
      'PORT and IDENTITY_PORT must differ',
    );
  });
});
