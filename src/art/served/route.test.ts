import { hash } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { startApp, stopApps } from '../../site/testing.ts';

afterEach(stopApps);

const card = '/art/v2/card/foot.svg';

test('a picture is kept for ever under an address with a version, and for an hour under one without', async () => {
  const { ask } = await startApp();
  const versioned = await ask(card);
  expect(versioned.status).toBe(200);
  expect(versioned.headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  const plain = await ask('/art/card/foot.svg');
  expect(plain.headers['cache-control']).toBe('public, max-age=3600');
  expect(plain.body).toBe(versioned.body);
});

test('a picture is compressed, and not sent again to who has it', async () => {
  const { ask } = await startApp();
  const br = await ask(card, { headers: { 'accept-encoding': 'gzip, br' } });
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(br.length).toBeLessThan(br.body.length / 2);
  const known = await ask(card, { headers: { 'if-none-match': String(br.headers.etag) } });
  expect(known).toMatchObject({ status: 304, body: '' });
  expect(await ask(card, { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
});

test('the policy of a picture allows its own style sheet and nothing else', async () => {
  const { ask } = await startApp();
  for (const path of [card, '/art/v2/band/foot.svg', '/art/v2/summit/graduates.svg']) {
    const { headers, body } = await ask(path);
    const style = /<style>(.*?)<\/style>/.exec(body)?.[1] ?? '';
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'; frame-ancestors 'none'`,
    );
  }
});

test('more than can be drawn soon is refused, and worth another try', async () => {
  const { ask } = await startApp({ mostDrawings: 1 });
  const kinds = ['contour', 'summit', 'plate', 'lead', 'rosette'];
  const answers = await Promise.all(kinds.map((kind) => ask(`/art/v2/${kind}/home.svg`)));
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused).toHaveLength(3);
  for (const { headers } of refused) {
    expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  }
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
});

test.each([
  '/art/v2/card/PUB101.svg',
  '/art/v2/card/pub101-HO.svg',
  '/art/v2/plate/pe101-%3Cscript%3E.svg',
  `/art/v2/card/${'a'.repeat(65)}.svg`,
  '/art/v2/poster/pub101.svg',
])('%s is nothing', async (path) => {
  const { ask } = await startApp();
  expect((await ask(path)).status).toBe(404);
});
