import { describe, expect, test } from 'vitest';
import { readSettings } from './env.ts';

const database = { DATABASE_URL: 'postgres://localhost/site' };
const smtp = { SMTP_URL: 'smtp://mail.example.com' };
const https = 'https://sign-in.example.com';

test.each(['SITE_ORIGIN', 'IDENTITY_ORIGIN'])(
  'a demonstration does not start on a public %s, and says what to do',
  (name) => {
    for (const origin of [
      'https://www.example.com',
      'http://192.168.1.20:3000',
      'http://[2001:db8::1]',
      'http://localhost.example.com',
      'http://127.0.0.1.example.com',
      'http://0.0.0.0:3000',
    ]) {
      expect(() => readSettings({ [name]: origin }), origin).toThrow(
        `${name} is ${origin}, but without DATABASE_URL and AUTH_ISSUER this is a demonstration`,
      );
    }
  },
);

test.each([
  'http://localhost:3100',
  'http://two.localhost:3100',
  'http://127.0.0.7:3100',
  'http://[::1]:3100',
])('a demonstration starts on %s, which is this machine', (origin) => {
  expect(readSettings({ SITE_ORIGIN: origin, IDENTITY_ORIGIN: origin }).demonstration).toBe(true);
});

test('an address that was handed on for the embedded database makes a demonstration no less one', () => {
  expect(() =>
    readSettings({
      EMBEDDED_DATABASE_URL: 'postgres://x@%2Fsrv:5432/x',
      SITE_ORIGIN: 'https://www.example.com',
    }),
  ).toThrow('SITE_ORIGIN is https://www.example.com');
});

test('with a database or a provider of one’s own the site may be public', () => {
  const site = { SITE_ORIGIN: 'https://www.example.com' };
  const issuer = { AUTH_ISSUER: 'https://tenant.example.com', AUTH_CLIENT_ID: 'id', AUTH_AUDIENCE: 'api' };
  expect(readSettings({ ...site, ...database }).demonstration).toBe(false);
  expect(readSettings({ ...site, ...issuer }).demonstration).toBe(false);
});

test('outside the demonstration the identity provider starts with SMTP_URL, or with MAIL=off', () => {
  const provider = { ...database, IDENTITY_ORIGIN: https, TRUSTED_PROXIES: 'none' };
  expect(() => readSettings(provider)).toThrow(/SMTP_URL must be set when IDENTITY_ORIGIN is.*MAIL=off/);
  expect(readSettings({ ...provider, ...smtp }).mail).toBe('smtp');
  expect(readSettings({ ...provider, MAIL: 'off' }).mail).toBe('off');
});

test('the site alone sends no mail, and needs no SMTP_URL', () => {
  expect(readSettings(database).mail).toBe('off');
});

test('in the demonstration mails are kept in its mailbox, unless they are to leave', () => {
  expect(readSettings({}).mail).toBe('mailbox');
  expect(readSettings(smtp).mail).toBe('smtp');
  expect(readSettings({ MAIL: 'off' }).mail).toBe('off');
});

test('MAIL takes off alone, and not beside SMTP_URL', () => {
  expect(() => readSettings({ MAIL: 'no' })).toThrow('MAIL takes one of off');
  expect(() => readSettings({ ...smtp, MAIL: 'off' })).toThrow('SMTP_URL is set, and MAIL=off');
});

describe.each(['HOST', 'METRICS_HOST'])('%s', (name) => {
  test.each(['0.0.0.0', '::', '192.168.1.20', '2001:db8::1'])(
    'is not %s in a demonstration, which only this machine may reach',
    (host) => {
      expect(() => readSettings({ [name]: host })).toThrow(`${name} is ${host}, but without DATABASE_URL`);
      expect(() => readSettings({ ...database, [name]: host })).not.toThrow();
    },
  );

  test.each(['127.0.0.1', '::1', 'localhost'])('is this machine as %s, also in a demonstration', (host) => {
    expect(() => readSettings({ [name]: host })).not.toThrow();
  });

  test.each(['www.example.com', '10.0.0.5:3000', '10.0.0', '*'])('does not take %s', (host) => {
    expect(() => readSettings({ ...database, [name]: host })).toThrow(`${name} takes an IP address`);
  });
});

describe('HOST as a directory', () => {
  const directory = { ...database, HOST: '/run/chancery' };

  test('is taken instead of an address, and the proxy need not be named', () => {
    const settings = readSettings({ ...directory, IDENTITY_ORIGIN: https, MAIL: 'off' });
    expect(settings).toMatchObject({ host: undefined, socketDirectory: '/run/chancery', trustedProxies: [] });
    expect(readSettings({ ...database, HOST: '10.0.0.5' })).toMatchObject({
      host: '10.0.0.5',
      socketDirectory: undefined,
    });
  });

  test('is not for a demonstration, which a browser has to open', () => {
    expect(() => readSettings({ HOST: '/run/chancery' })).toThrow('HOST is /run/chancery, but without');
  });

  test('has to be short enough for a socket’s path, and absolute', () => {
    const longest = `/${'d'.repeat(75)}`;
    expect(readSettings({ ...database, HOST: longest }).socketDirectory).toBe(longest);
    for (const host of [`${longest}d`, 'run/chancery', './run'])
      expect(() => readSettings({ ...database, HOST: host }), host).toThrow('directory for Unix sockets');
  });

  test('is not where measures are read', () => {
    expect(() => readSettings({ ...database, METRICS_HOST: '/run/chancery' })).toThrow(
      'METRICS_HOST takes an IP',
    );
  });
});
