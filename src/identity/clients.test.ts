import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '../platform/settings/env.ts';
import { readClients } from './clients.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'chancery-clients-'));
});
afterAll(() => rm(directory, { recursive: true }));

const other = {
  clientId: 'other',
  name: 'Another application',
  redirectUris: ['https://app.example/callback'],
  logoutUris: ['https://app.example/'],
  origins: ['https://app.example'],
};

const settings = { SITE_ORIGIN: 'https://www.example', DATABASE_URL: 'postgres://localhost/site' };

async function read(clients: unknown) {
  const file = join(directory, 'clients.json');
  await writeFile(file, JSON.stringify(clients));
  return readClients(readSettings({ ...settings, IDENTITY_CLIENTS: file }));
}

test('the site may come back to /auth and to the profile page, in every language', async () => {
  const [site, ...others] = await readClients(readSettings(settings));
  expect(others).toEqual([]);
  expect(site?.redirectUris).toEqual(
    expect.arrayContaining(
      ['/auth', '/auth/profile', '/fr-fr/auth', '/zh-cn/auth/profile'].map(
        (path) => `https://www.example${path}`,
      ),
    ),
  );
  expect(site?.logoutUris).toEqual(expect.arrayContaining(['https://www.example', 'https://www.example/']));
  expect(site?.origins).toEqual(['https://www.example']);
});

test('further clients are read from a file', async () => {
  expect((await read([other]))[1]).toEqual(other);
});

test.each([
  ['no list', other],
  ['no name', [{ ...other, name: undefined }]],
  ['an address that is none', [{ ...other, redirectUris: ['/callback'] }]],
  ['a fragment', [{ ...other, redirectUris: ['https://app.example/#callback'] }]],
  ['another scheme', [{ ...other, logoutUris: ['javascript:alert(1)'] }]],
  ['an origin with a path', [{ ...other, origins: ['https://app.example/'] }]],
])('a file with %s is refused', async (_, clients) => {
  await expect(read(clients)).rejects.toThrow('IDENTITY_CLIENTS');
});
