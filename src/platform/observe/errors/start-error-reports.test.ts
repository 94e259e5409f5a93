import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keptLog, startApp, stopApps } from '../../../site/testing.ts';
import { readSettings } from '../../settings/env.ts';
import { release } from '../release.ts';
import { reportErrors } from '../start-observing.ts';
import { startErrorReceiver } from './error-receiver.fixture.ts';

let receiver: Awaited<ReturnType<typeof startErrorReceiver>>;
let stop: (() => Promise<void>) | undefined;
beforeEach(async () => {
  receiver = await startErrorReceiver();
});
afterEach(async () => {
  await stop?.();
  stop = undefined;
  await stopApps();
  await receiver.stop();
});

/** A log whose errors are reported, and how to send all that waits. */
async function reporting(env: Record<string, string> = {}) {
  const { log, lines } = keptLog();
  const settings = readSettings({ ERROR_REPORTING_DSN: receiver.dsn, ...env });
  stop = await reportErrors({ settings, log, service: 'chancery-site' });
  return { log, lines, flush: stop };
}

test('an error of a page arrives with its build, kind of page and stack, and nothing of who asked', async () => {
  const { log, flush } = await reporting();
  const { ask } = await startApp({
    log,
    handlePage: async ({ pathname, search }) => {
      const cause = Object.assign(new Error(`no row of "${search}" for jane@example.com`), {
        code: '22P02',
        detail: 'Failing row contains (Jane Doe).',
      });
      throw new Error(`${pathname}${search} of 192.0.2.7 could not be shown`, { cause });
    },
  });
  const answer = await ask('/people?q=jane+doe', {
    headers: {
      cookie: 'sid=c00kie',
      authorization: 'Bearer eyJhbGciOi.J9eyJzdWIi.OiJhZGEi',
      'user-agent': 'Agent of Jane',
      'x-request-id': 'request-0001',
    },
  });
  expect(answer.status).toBe(500);
  await flush();
  expect(receiver.reports.length).toBe(1);
  const [{ path, headers, event, text } = expect.fail()] = receiver.reports;
  expect(path).toMatch(/^\/api\/7\/envelope\/\?sentry_key=0123abcd&sentry_version=7&/);
  expect(headers).toMatchObject({ 'content-type': 'application/x-sentry-envelope' });
  expect(event).toMatchObject({
    platform: 'node',
    level: 'error',
    release,
    environment: 'demonstration',
    logentry: { formatted: 'page failed' },
    tags: { service: 'chancery-site', request: 'request-0001', route: 'people-list' },
    exception: {
      values: [
        { type: 'Error', value: 'no row of "…" for [e-mail]' },
        { type: 'Error', value: '/people of [address] could not be shown', mechanism: { handled: true } },
      ],
    },
  });
  const frames = event.exception?.values[1]?.stacktrace?.frames;
  expect(frames?.at(-1)).toMatchObject({
    filename: 'app:///src/platform/observe/errors/start-error-reports.test.ts',
    in_app: true,
  });
  const secrets = ['jane', 'Jane', 'c00kie', 'eyJ', 'Agent', '192.0.2', '127.0.0.1', process.cwd()];
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
});

test('what is a warning, or part of no error, is nobody else’s business', async () => {
  const { log, flush } = await reporting();
  log.warn({ err: new Error('It passes') }, 'tried again');
  log.error({ err: { message: 'an answer', rows: ['Jane Doe'] }, body: 'Jane Doe' }, 'it failed');
  log.error('the disk is full');
  await flush();
  expect(receiver.reports.map(({ event }) => event.logentry)).toEqual([
    { formatted: 'it failed' },
    { formatted: 'the disk is full' },
  ]);
  expect(receiver.reports.map(({ text }) => text).join('')).not.toContain('Jane');
});

test('with a sample of 0 nothing is sent', async () => {
  const { log, flush } = await reporting({ ERROR_REPORTING_SAMPLE: '0' });
  log.error({ err: new Error('It failed') }, 'it failed');
  await flush();
  expect(receiver.reports).toEqual([]);
});

test('of a storm of errors the first are told, and those who log wait for none of it', async () => {
  const { log, flush } = await reporting();
  for (let count = 0; count < 1_000; count += 1) log.error({ err: new Error('Again') }, 'again');
  await flush();
  expect(receiver.reports.length).toBeGreaterThan(0);
  expect(receiver.reports.length).toBeLessThanOrEqual(31);
});

describe('a receiver', () => {
  test('that is away changes nothing; it is said once', async () => {
    await receiver.stop();
    const { log, lines, flush } = await reporting();
    log.error({ err: new Error('One') }, 'one');
    log.error({ err: new Error('Two') }, 'two');
    await flush();
    expect(lines().map(({ msg }) => msg)).toEqual(['one', 'two', 'error reports are not taken']);
    expect(lines().at(-1)).toMatchObject({ level: 40, reason: expect.stringContaining('ECONNREFUSED') });
    receiver = await startErrorReceiver();
  });

  test('that wants no more is left alone', async () => {
    await receiver.stop();
    receiver = await startErrorReceiver(429);
    const { log, lines, flush } = await reporting();
    log.error('one');
    await expect.poll(() => lines().at(-1)).toMatchObject({ reason: 'the receiver answered 429' });
    log.error('two');
    await flush();
    expect(receiver.reports.map(({ event }) => event.logentry?.formatted)).toEqual(['one']);
  });
});

describe('a process that ends of an error nobody caught', () => {
  const ends = async (how: string, dsn: string) => {
    const file = join(import.meta.dirname, 'ending-process.fixture.ts');
    const env = { ...process.env, ERROR_REPORTING_DSN: dsn };
    const child = spawn(process.execPath, [file, how], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    let told = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      told += text;
    });
    const code = await new Promise((resolve) => child.once('close', resolve));
    return { code, told };
  };

  test.each(['thrown', 'rejected'])('tells it first, and ends as it would have: %s', async (how) => {
    const { code, told } = await ends(how, receiver.dsn);
    expect(code).toBe(1);
    expect(told).toContain('Error: The last one');
    const last = receiver.reports.find(({ event }) => event.level === 'fatal')?.event;
    expect(last).toMatchObject({
      tags: { service: 'ending' },
      exception: { values: [{ value: 'The last one, of [e-mail]', mechanism: { handled: false } }] },
    });
    const before = receiver.reports.filter(({ event }) => event.level === 'error');
    expect(before.length).toBe(how === 'thrown' ? 1 : 0);
  });

  test('ends the same where nobody takes it', async () => {
    const { dsn } = receiver;
    await receiver.stop();
    expect(await ends('thrown', dsn)).toMatchObject({
      code: 1,
      told: expect.stringContaining('Error: The last one'),
    });
    receiver = await startErrorReceiver();
  });
});
