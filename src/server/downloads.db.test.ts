import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../db/embedded/test-database.ts';
import { createApp } from './app.ts';
import type { Site } from './site.ts';
import { listen, testPages, testSite } from './testing.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let site: Site;
let app: FastifyInstance;
let ask: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  database = await createTestDatabase({ seeded: false });
  site = testSite({ SITE_ORIGIN: 'https://www.example.com' }, database.url);
  app = createApp(site, { pages: testPages(), clientDirectory: null });
  ask = await listen(app);
});

afterAll(async () => {
  await app.close();
  await site.database.end();
  await database.drop();
});

test('a file is downloaded under its own name and kept for ever', async () => {
  const sha = await addAsset('Compte rendu « juin ».docx', 'application/msword', 'a document');
  const path = `/assets/${sha}/${encodeURIComponent('Compte rendu « juin ».docx')}`;
  const answer = await ask(path);
  expect(answer).toMatchObject({ status: 200, body: 'a document' });
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-disposition': `attachment; filename="Compte rendu _ juin _.docx"; filename*=UTF-8''Compte%20rendu%20%C2%AB%20juin%20%C2%BB.docx`,
    'content-type': 'application/msword',
    'x-content-type-options': 'nosniff',
  });
  expect((await ask(path, { headers: { 'if-none-match': `"${sha}"` } })).status).toBe(304);
  expect((await ask(`/assets/${sha}/other.docx`)).status).toBe(404);
});

test('what could run in the browser is only ever saved', async () => {
  const html = await addAsset('page.html', 'text/html', '<script>alert(1)</script>');
  const pdf = await addAsset('brief.pdf', 'application/pdf', '%PDF-');
  const disposition = async (path: string) => (await ask(path)).headers['content-disposition'];
  expect(await disposition(`/assets/${html}/page.html`)).toBe('attachment; filename="page.html"');
  expect(await disposition(`/assets/${pdf}/brief.pdf`)).toBe('inline; filename="brief.pdf"');
});

async function addAsset(fileName: string, mediaType: string, content: string): Promise<string> {
  const sha = createHash('sha256').update(content).digest('hex');
  await site.database.pool.query(
    `insert into asset (id, name, media_type, bytes, added_by) values ($1, $2, $3, $4, 'test')`,
    [sha, fileName, mediaType, Buffer.from(content)],
  );
  return sha;
}
