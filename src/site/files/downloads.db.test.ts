import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../scripts/embedded-postgres/test-database.ts';
import { unpublish } from '../../content/publish/unpublish.ts';
import { withdraw } from '../../content/publish/withdraw.ts';
import { addAttachment, ReceivedFile } from '../../content/records/attachments.ts';
import { published } from '../../content/testing/published.fixture.ts';
import { startIssuer } from '../../graphql/endpoint/issuer.fixture.ts';
import { createApp } from '../app.ts';
import type { Site } from '../site.ts';
import { listen, publicSite, testPages, testSite } from '../testing.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let issuer: Awaited<ReturnType<typeof startIssuer>>;
let site: Site;
let app: FastifyInstance;
let ask: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  database = await createTestDatabase({ seeded: false });
  issuer = await startIssuer();
  const { authIssuer, authAudience } = issuer.settings;
  const settings = { AUTH_ISSUER: authIssuer, AUTH_AUDIENCE: authAudience, AUTH_CLIENT_ID: 'site' };
  site = testSite({ ...publicSite, ...settings }, database.url);
  app = createApp(site, { pages: testPages(), clientDirectory: null });
  ask = await listen(app);
});

afterAll(async () => {
  await app.close();
  await site.database.end();
  await database.drop();
  await issuer.stop();
});

const guide = { kind: 'guide', publishedOn: '2026-01-01', standing: 'current' };

/** Publishes a record that offers a file, and returns the file's address. */
async function offered(id: string, name: string, content: string, fields: object = { access: 'open' }) {
  const { kysely } = site.database;
  if (!(await kysely.selectFrom('record').select('id').where('id', '=', 'topic').executeTakeFirst())) {
    await published(kysely, { type: 'topic', id: 'topic', fields: { title: 'Topic' } });
  }
  const added = await addAttachment(kysely, {
    recordId: 'topic',
    file: new ReceivedFile(name, Buffer.from(content)),
    actor: 'ann',
  });
  await published(kysely, {
    type: 'publication',
    id,
    fields: { title: id, ...guide, ...fields, attachments: [{ name: 'A label', asset: added.id }] },
  });
  return `/assets/${added.id}/${encodeURIComponent(added.name)}`;
}

const word = 'PK\x03\x04[Content_Types].xml word/document.xml';

test('a file is downloaded under its own name, and asked for anew each time', async () => {
  const path = await offered('minutes', 'Compte rendu « juin ».docx', word);
  const answer = await ask(path);
  expect(answer).toMatchObject({ status: 200, body: word });
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-disposition': `attachment; filename="Compte rendu _ juin _.docx"; filename*=UTF-8''Compte%20rendu%20%C2%AB%20juin%20%C2%BB.docx`,
    'content-type': expect.stringContaining('wordprocessingml'),
    'x-content-type-options': 'nosniff',
  });
  const sha = path.split('/')[2];
  expect((await ask(path, { headers: { 'if-none-match': `"${sha}"` } })).status).toBe(304);
  expect((await ask(`/assets/${sha}/other.docx`)).status).toBe(404);
});

test('what a browser shows without danger is shown in place', async () => {
  const path = await offered('brief', 'brief.pdf', '%PDF-1');
  expect((await ask(path)).headers['content-disposition']).toBe('inline; filename="brief.pdf"');
});

test('a file that no live record offers is not there', async () => {
  const { kysely } = site.database;
  const file = new ReceivedFile('draft.pdf', Buffer.from('%PDF-draft'));
  const { id } = await addAttachment(kysely, { recordId: 'topic', file, actor: 'ann' });
  expect((await ask(`/assets/${id}/draft.pdf`)).status).toBe(404);

  const down = { locale: 'all', actor: 'ann', reason: 'Wrong.' } as const;
  const withdrawn = await offered('withdrawn', 'withdrawn.pdf', '%PDF-2');
  await withdraw(kysely, { ...down, recordId: 'withdrawn' });
  const removed = await offered('removed', 'removed.pdf', '%PDF-3');
  expect((await ask(removed)).status).toBe(200);
  await unpublish(kysely, { ...down, recordId: 'removed', instead: { reason: 'Wrong.' } });
  for (const path of [withdrawn, removed]) {
    const sha = path.split('/')[2];
    const headers = { 'if-none-match': `"${sha}"` };
    expect((await ask(path, { headers })).status, path).toBe(404);
  }
});

test('a file of a record that is not for everybody is for those who may read it alone', async () => {
  const permission = 'product|briefings';
  const path = await offered('gated', 'gated.pdf', '%PDF-4', { access: 'permission', permission });
  const as = async (...permissions: string[]) => ({
    headers: { authorization: `Bearer ${await issuer.token(permissions)}` },
  });
  expect((await ask(path)).status).toBe(404);
  expect((await ask(path, { headers: { authorization: 'Bearer a.b.c' } })).status).toBe(404);
  expect((await ask(path, await as('product|other'))).status).toBe(404);
  const answer = await ask(path, await as('briefings'));
  expect(answer).toMatchObject({ status: 200, body: '%PDF-4' });
  expect(answer.headers['cache-control']).toBe('private, no-store');
});
