import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startTestIdentity } from '../../src/identity/testing/start-test-identity.ts';
import { CERTIFICATE, CERTIFICATE_KEY } from '../../src/platform/db/testing/certificate.fixture.ts';
import { startObjectStorage } from '../../src/platform/files/object-storage.fixture.ts';
import { freePort } from '../embedded-postgres/free-port.ts';
import { createTestDatabase } from '../embedded-postgres/test-database.ts';
import { CHECKOUT } from '../support/checkout.ts';
import { readOutput } from '../support/testing/read-output.ts';
import { examine } from './examine.ts';
import type { Finding } from './finding.ts';
import { judgeClock } from './finding.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let ports: { PORT: string; IDENTITY_PORT: string };
beforeAll(async () => {
  database = await createTestDatabase({ seeded: false });
  ports = { PORT: String(await freePort()), IDENTITY_PORT: String(await freePort()) };
});
afterAll(() => database.drop());

const cluster = () => ({ DATABASE_URL: database.url, ...ports });
const linesOf = (findings: readonly Finding[], check: string) =>
  findings
    .filter((finding) => finding.check === check)
    .map(({ grade, found }) => `${grade}: ${found}`)
    .join('\n');

async function run(args: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [join(CHECKOUT, 'scripts/run.mjs'), 'doctor', ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const running = readOutput(child);
  await running.code;
  return running;
}

/** Starts a server on a free port of the loopback until the test ends. */
async function listening(server: ReturnType<typeof createServer> | SMTPServer): Promise<number> {
  const listener = server instanceof SMTPServer ? server.server : server;
  server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  onTestFinished(() => new Promise<void>((done) => void server.close(() => done())));
  return (listener.address() as AddressInfo).port;
}

test('where nothing is wrong there is a line for each check, and exit code 0', async () => {
  const { code, output } = await run([], cluster());
  expect(await code).toBe(0);
  for (const words of [
    /^good +database +PostgreSQL 18\./m,
    /^good +database +test_\w+ is in UTF-8$/m,
    /^good +database +chancery owns test_/m,
    /^good +database +the extensions btree_gist, pg_trgm, unaccent are there$/m,
    /^good +database +it has had every migration/m,
    /^good +database +the clock of the database server agrees/m,
    /^good +disk +\d+\.\d GB are left for builds/m,
    /^good +files +files that are sent lie in the database$/m,
    /^good +ports +\d+ \(PORT\) is free$/m,
    /^worth knowing +issuer +nobody can sign in → set IDENTITY_ORIGIN/m,
  ])
    expect(output).toMatch(words);
  expect(output).not.toContain('wrong');
});

test('as JSON for programs, with exit code 1 and without secrets when something is wrong', async () => {
  const { code, output } = await run(['--json'], {
    ...ports,
    DATABASE_URL: 'postgres://ann:secret-of-ann@127.0.0.1:1/chancery',
    SMTP_URL: 'smtp://bob:secret-of-bob@127.0.0.1:1',
  });
  expect(await code).toBe(1);
  const findings: Finding[] = JSON.parse(output);
  expect(findings).toContainEqual({
    check: 'database',
    grade: 'wrong',
    found: 'cannot be used: connect ECONNREFUSED 127.0.0.1:1',
    todo: 'Nobody listens there: is the server running, and is the address right?',
  });
  expect(linesOf(findings, 'mail')).toBe('wrong: 127.0.0.1:1 takes no mail (ESOCKET)');
  expect(output).not.toMatch(/secret-of/);
});

test('every bad setting is named', async () => {
  const findings = await examine({ PORT: 'http', LOG_LEVEL: 'loud' });
  expect(findings.map(({ check, grade }) => `${check} ${grade}`)).toEqual([
    'settings wrong',
    'settings wrong',
  ]);
  expect(linesOf(findings, 'settings')).toMatch(/PORT takes a port number.*\n.*LOG_LEVEL takes one of/);
});

test('a database that lacks what the site needs is told with what to do', async () => {
  const other = await createTestDatabase({ seeded: false });
  const client = new Client({ connectionString: other.url });
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await other.drop();
  });
  await client.query(`delete from migration where name = '0012_of-demonstration.sql'`);
  await client.query(`insert into migration (name) values ('0999_later.sql')`);
  const lines = async () => linesOf(await examine({ ...cluster(), DATABASE_URL: other.url }), 'database');
  expect(await lines()).toContain('worth knowing: it has not had 0012_of-demonstration.sql');
  await client.query(`insert into migration (name) values ('0012_of-demonstration.sql')`);
  expect(await lines()).toContain('worth knowing: it is newer than this version: 0999_later.sql');
  const name = new URL(other.url).pathname.slice(1);
  await client.query(`alter database ${name} set default_transaction_read_only = on`);
  expect(await lines()).toContain('wrong: it is a read-only replica');
});

test('the connections that a site process takes are counted by the size of its pool', async () => {
  const lines = async (size: string) =>
    linesOf(await examine({ ...cluster(), DATABASE_POOL_SIZE: size }), 'database');
  expect(await lines('5')).toMatch(/^good: \d+ more connections are free$/m);
  expect(await lines('200')).toMatch(
    /^worth knowing: \d+ connections are free; a site process takes up to 204$/m,
  );
});

test('a storage of files is tried, and told apart from one that anybody may read', async () => {
  const storage = await startObjectStorage();
  onTestFinished(() => storage.stop());
  const { address, accessKeyId, secretAccessKey, region } = storage.place;
  const given = {
    FILES_URL: address,
    FILES_ACCESS_KEY_ID: accessKeyId,
    FILES_SECRET_ACCESS_KEY: secretAccessKey,
    FILES_REGION: region,
  };
  const files = async (changes = {}) =>
    linesOf(await examine({ ...cluster(), ...given, ...changes }), 'files');
  expect(await files()).toBe(`good: ${address} takes, gives and deletes files`);
  expect(storage.objects.size).toBe(0);
  const guessed = await files({ FILES_SECRET_ACCESS_KEY: 'guessed-secret' });
  expect(guessed).toBe(`wrong: ${address}: The storage of files answered a PUT by 403`);
  storage.state.isPublic = true;
  expect(await files()).toBe(`wrong: anybody may read what lies in ${address}`);
  expect(storage.objects.size).toBe(0);
});

test('a mail server that takes no password, or speaks in clear, is told', async () => {
  const inClear = await listening(new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'] }));
  const refusing = await listening(
    new SMTPServer({
      onAuth: (_auth, _session, done) => done(new Error('no')),
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
    }),
  );
  const mail = async (url: string) => linesOf(await examine({ ...cluster(), SMTP_URL: url }), 'mail');
  expect(await mail(`smtp://127.0.0.1:${inClear}`)).toMatch(/^worth knowing: .* but not over TLS/);
  expect(await mail(`smtp://ann:hidden@127.0.0.1:${refusing}`)).toMatch(/^wrong: .*\(EAUTH, 535\)$/);
});

test('the identity provider is asked for its keys and its time', async () => {
  const identity = await startTestIdentity();
  onTestFinished(identity.stop);
  const foreign = { ...cluster(), AUTH_CLIENT_ID: 'site', AUTH_AUDIENCE: 'https://api.example.com' };
  const issuer = async (address: string) =>
    linesOf(await examine({ ...foreign, AUTH_ISSUER: address }), 'issuer');
  expect(await issuer(identity.issuer)).toMatch(
    /^good: .* answers\ngood: it has (?:a key|\d+ keys)\ngood: the clock of the identity provider agrees/,
  );
  expect(await issuer(`http://127.0.0.1:${await freePort()}/`)).toMatch(
    /^wrong: .* cannot be reached: connect ECONNREFUSED/,
  );
  const nothing = await listening(createServer((_, response) => response.writeHead(404).end()));
  expect(await issuer(`http://127.0.0.1:${nothing}/`)).toMatch(
    /^wrong: .* cannot be reached: it answers 404$/,
  );
});

test('a certificate that nobody trusts is told, and who has a port', async () => {
  const tls = createHttpsServer({ cert: CERTIFICATE, key: CERTIFICATE_KEY }, (_, response) => response.end());
  const port = await listening(tls as unknown as ReturnType<typeof createServer>);
  const other = await listening(createServer((_, response) => response.end('hello')));
  const findings = await examine({
    ...cluster(),
    SITE_ORIGIN: `https://localhost:${port}`,
    PORT: String(other),
  });
  expect(linesOf(findings, 'certificate')).toMatch(
    /^wrong: https:\/\/localhost:\d+: the certificate is not trusted \(/,
  );
  expect(linesOf(findings, 'ports')).toBe(`wrong: ${other} (PORT) is taken by another program`);
});

test('sockets are looked for in the directory of HOST, which has to be there', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'chancery-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const ports = async (host: string) =>
    linesOf(await examine({ DATABASE_URL: database.url, HOST: host }), 'ports');
  expect(await ports(directory)).toBe(`good: ${directory}/site-3000.sock (HOST) is free`);
  expect(await ports(`${directory}/none`)).toMatch(/^wrong: .*none \(HOST\) is no directory/);
  const server = createServer((_, response) => response.end('{"ok":true}'));
  server.listen(join(directory, 'site-3000.sock'));
  await once(server, 'listening');
  onTestFinished(() => new Promise<void>((done) => void server.close(() => done())));
  expect(await ports(directory)).toMatch(/^good: .*sock \(HOST\) is that of a running server/);
});

test.each([
  ['within what asking takes', 1_500, 'good'],
  ['some seconds before', 8_000, 'worth knowing'],
  ['a minute behind', -60_000, 'wrong'],
])('a clock that is %s', (_, skew, grade) => {
  const clock = { before: 100_000, theirs: 100_000 + skew, after: 102_000 };
  expect(judgeClock('database', 'the server', clock).grade).toBe(grade);
});

test('a FIRM_FILE that cannot be read is told, though no program starts with it', async () => {
  const { code, output } = await run([], { ...cluster(), FIRM_FILE: '/nowhere/firm.json' });
  expect(await code).toBe(1);
  expect(output).toMatch(/^wrong +firm +FIRM_FILE: \/nowhere\/firm\.json cannot be read \(ENOENT\) → mend/m);
});
