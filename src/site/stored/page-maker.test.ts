import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { builtOutput, noteOutput } from '../../platform/assets/build-output.ts';
import { readSettings } from '../../platform/settings/env.ts';
import { pageMaker } from './page-maker.ts';

const makerOf = (env: Record<string, string>, output = 'output') =>
  pageMaker(
    readSettings({ SITE_ORIGIN: 'https://www.example.com', DATABASE_URL: 'postgres://one/db', ...env }),
    output,
  );

test.each([
  ['another machine', { PORT: '3010', HOST: '10.0.0.2', METRICS_PORT: '9000', LOG_LEVEL: 'warn' }],
  ['another way to the database', { DATABASE_URL: 'postgres://two/db', DATABASE_POOL_SIZE: '20' }],
  ['other memory', { PAGE_CACHE_MB: '64', PAGE_STORE_MB: '1024', RUN_JOBS: 'false' }],
])('processes share their pages over %s', (_, env) => {
  expect(makerOf(env)).toBe(makerOf({}));
});

test.each([
  ['another origin', { SITE_ORIGIN: 'https://staging.example.com' }],
  ['what stands at the foot of pages', { ICP_NUMBER: '沪ICP备12345678号-1' }],
  [
    'another identity provider',
    { AUTH_ISSUER: 'https://a.example.com', AUTH_CLIENT_ID: 'a', AUTH_AUDIENCE: 'b' },
  ],
  ['who counts visits', { ANALYTICS_URL: 'https://plausible.example.com/api/event' }],
])('they do not with %s', (_, env) => {
  expect(makerOf(env)).not.toBe(makerOf({}));
});

test('they do not with another build', () => {
  expect(makerOf({}, 'another')).not.toBe(makerOf({}));
});

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'chancery-output-'));
  mkdirSync(join(directory, 'server'));
  mkdirSync(join(directory, 'client/.vite'), { recursive: true });
  writeFileSync(join(directory, 'lock'), 'packages');
  write('server/main.js', 'main');
  write('client/.vite/manifest.json', '{}');
});
afterEach(() => rmSync(directory, { recursive: true }));

const write = (path: string, content: string) => writeFileSync(join(directory, path), content);
const output = () => {
  noteOutput(directory, join(directory, 'lock'));
  return builtOutput(directory);
};

test.each([
  ['server/main.js', 'other'],
  ['server/chunk-1.js', 'more'],
  ['client/.vite/manifest.json', '{"a":1}'],
  ['lock', 'other packages'],
])('a build with another %s makes something else', (path, content) => {
  const before = output();
  write(path, content);
  expect(output()).not.toBe(before);
});

test('a build with another identity provider or time makes the same', () => {
  const before = output();
  write('server/identity.js', 'other');
  write('server/main.js', 'main');
  expect(output()).toBe(before);
});

test('a build that does not say what it makes is known by its version', () => {
  expect(builtOutput(join(directory, 'nowhere'))).toBe('sources');
});
