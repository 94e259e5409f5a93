import { afterEach, describe, expect, test } from 'vitest';
import { startApp, stopApps } from '../../site/testing.ts';

afterEach(stopApps);

describe('files of the build', () => {
  const build = {
    '.vite/manifest.json': '{}',
    'assets/start-1a2b.js': 'console.info("started");\n'.repeat(50),
    'assets/serif-3c4d.woff2': 'wOF2',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  };

  test('are kept for ever, typed, and sent compressed', async () => {
    const { ask } = await startApp({ build });
    for (const encoding of ['br', 'gzip', undefined]) {
      const headers = encoding === undefined ? {} : { 'accept-encoding': encoding };
      const answer = await ask('/assets/start-1a2b.js', { headers });
      expect(answer.body).toBe('console.info("started");\n'.repeat(50));
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'application/javascript; charset=utf-8',
        vary: 'accept-encoding',
      });
    }
    const font = await ask('/assets/serif-3c4d.woff2', { headers: { 'accept-encoding': 'br' } });
    expect(font.headers).toMatchObject({ 'content-type': 'font/woff2', 'cache-control': /immutable/ });
    expect(font.headers).not.toHaveProperty('content-encoding');
  });

  test('without a hash are kept for an hour', async () => {
    const { ask } = await startApp({ build });
    const answer = await ask('/favicon.svg');
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=3600',
      'content-type': 'image/svg+xml',
    });
  });

  test.each(['/.vite/manifest.json', '/assets/start-1a2b.js.br', '/assets/', '/assets/..%2f..%2fetc/passwd'])(
    'do not include %s',
    async (path) => {
      const { ask } = await startApp({ build });
      const answer = await ask(path);
      expect(answer.headers['cache-control']).not.toContain('immutable');
      expect(answer.body).not.toContain('root:');
    },
  );

  test.each([
    '',
    'Upper-1a2b.CSS',
    'start-1a2b.js.br',
    'a%20b.js',
    'a%00b.js',
    '%E6%B3%95.js',
    '..%2fx.js',
    'a/b/c.js',
  ])(
    'are not looked for anywhere when no build could call them “%s”: 404 in plain text, at once',
    async (name) => {
      const { ask } = await startApp({ build });
      const answer = await ask(`/assets/${name}`);
      expect(answer.status).toBe(404);
      expect(answer.body).toBe('Not found\n');
      expect(answer.headers).toMatchObject({
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
      });
    },
  );

  test('whose table cannot be read may be there: 503, which nobody keeps', async () => {
    const { ask } = await startApp({ build });
    const answer = await ask('/assets/other-1a2b.js');
    expect(answer.status).toBe(503);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' });
  });
});
