import { afterEach, expect, test } from 'vitest';
import { publicSite, startApp, stopApps } from '../../site/testing.ts';
import { migrationFiles } from '../db/migrate.ts';

afterEach(stopApps);

test('who deploys the site is told what runs, by any name of the host, and from no cache', async () => {
  const { ask } = await startApp({ env: { ...publicSite, NODE_ENV: 'production' } });
  const answer = await ask('/version', { headers: { host: '10.0.0.5:3000' } });
  expect(answer.status).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  const newest = (await migrationFiles()).at(-1)?.replace('.sql', '');
  expect(JSON.parse(answer.body)).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    build: 'sources',
    migration: newest,
  });
});
