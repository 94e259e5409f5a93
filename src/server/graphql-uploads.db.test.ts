import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishedOffice } from '../content/published.fixture.ts';
import { type RunningGraphql, startGraphql } from './graphql.fixture.ts';

let server: RunningGraphql;
beforeAll(async () => {
  server = await startGraphql();
  await publishedOffice(server.database.kysely);
});
afterAll(() => server.stop());

const bearer = async (...permissions: string[]) => ({
  authorization: `Bearer ${await server.token(permissions)}`,
});

describe('uploads', () => {
  const pdf = new File(['%PDF-1.7\n…'], 'Terms & conditions.pdf', { type: 'text/html' });
  const form = (file: File) => {
    const body = new FormData();
    const query =
      'mutation A($file: File!) { addAttachment(recordId: "office-london", file: $file) { id name mediaType size } }';
    body.set('operations', JSON.stringify({ query, variables: { file: null } }));
    body.set('map', JSON.stringify({ 0: ['variables.file'] }));
    body.set('0', file);
    return body;
  };
  const upload = (file: File, headers: Record<string, string>) =>
    fetch(server.url, { method: 'POST', headers, body: form(file) });
  const preflight = { 'apollo-require-preflight': 'true' };

  test('are kept under what they are, not what they say they are', async () => {
    const response = await upload(pdf, { ...preflight, ...(await bearer('content|edit')) });
    expect(await response.json()).toEqual({
      data: {
        addAttachment: {
          id: expect.stringMatching(/^[0-9a-f]{64}$/),
          name: 'Terms & conditions.pdf',
          mediaType: 'application/pdf',
          size: pdf.size,
        },
      },
    });
  });

  test('need a header that a form of another site cannot send', async () => {
    const response = await upload(pdf, await bearer('content|edit'));
    expect(response.status).toBe(403);
  });

  test('are refused before they are read to those who may not edit', async () => {
    expect((await upload(pdf, preflight)).status).toBe(401);
    expect((await upload(pdf, { ...preflight, ...(await bearer('content|publish')) })).status).toBe(403);
  });

  test.each([
    ['neither PDF nor Word', new File(['<script>'], 'a.pdf'), /neither/],
    [
      'larger than 10 MB',
      new File(['%PDF-', new Uint8Array(10 * 1024 * 1024)], 'a.pdf'),
      /larger than 10 MB/,
    ],
  ])('that are %s are refused', async (_, file, message) => {
    const response = await upload(file, { ...preflight, ...(await bearer('content|edit')) });
    expect(await response.json()).toMatchObject({
      errors: [{ message: expect.stringMatching(message), extensions: { code: 'INVALID' } }],
    });
  });
});
