import { type IncomingMessage, request } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { publishedOffice } from '../../../content/testing/published.fixture.ts';
import { type RunningGraphql, startGraphql } from '../graphql.fixture.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

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
  const mutation =
    'mutation A($file: File!) { addAttachment(recordId: "office-london", file: $file) { id name mediaType size } }';
  const form = (file: File) => {
    const body = new FormData();
    body.set('operations', JSON.stringify({ query: mutation, variables: { file: null } }));
    body.set('map', JSON.stringify({ 0: ['variables.file'] }));
    body.set('0', file);
    return body;
  };
  const upload = (file: File, headers: Record<string, string>) =>
    fetch(server.url, { method: 'POST', headers, body: form(file) });
  const boundary = 'between-the-parts-of-a-form';
  /** The same as another client writes it. */
  const multipart = () =>
    [
      ['name="operations"', JSON.stringify({ query: mutation, variables: { file: null } })],
      ['name="map"', JSON.stringify({ 0: ['variables.file'] })],
      ['name="0"; filename="a.pdf"', '%PDF-1.7'],
    ]
      .map(([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; ${name}\r\n\r\n${value}\r\n`)
      .concat(`--${boundary}--\r\n`)
      .join('');
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
    `Multipart/Form-Data; boundary=${boundary}`,
    `MULTIPART/FORM-DATA;boundary=${boundary}`,
    `multipart/form-data ; boundary=${boundary}`,
    `multipart/form-data\t;charset=utf-8;boundary="${boundary}"`,
  ])('are known by their media type however it is written: %s', async (contentType) => {
    const post = (headers: Record<string, string>) =>
      fetch(server.url, {
        method: 'POST',
        headers: { ...preflight, ...headers, 'content-type': contentType },
        body: multipart(),
      });
    expect((await post({})).status).toBe(401);
    expect((await post(await bearer('content|publish'))).status).toBe(403);
    const kept = await post(await bearer('content|edit'));
    expect(await kept.json()).toMatchObject({ data: { addAttachment: { name: 'a.pdf', size: 8 } } });
  });

  test('that are held are read two at a time: others wait unread, and who comes too late is told when to come back', async () => {
    const headers = { ...preflight, ...(await bearer('content|edit')) };
    /** What is held, without what was held and is waiting to be collected. */
    const buffered = () => {
      collectGarbage();
      return process.memoryUsage().arrayBuffers;
    };
    // What tests before left is given back by threads of V8's own, a moment after it was collected.
    let before = Number.NaN;
    const change = () => {
      const last = before;
      before = buffered();
      return before - last;
    };
    await expect.poll(change).toBe(0);
    const beginning = multipart().slice(0, multipart().lastIndexOf('\r\n--'));
    const most = Buffer.concat([Buffer.from(beginning), Buffer.alloc(9_500_000)]);
    const taken = () => buffered() - before - most.length;
    const refused: IncomingMessage[] = [];
    const held = Array.from({ length: 45 }, () => {
      const contentType = `multipart/form-data; boundary=${boundary}`;
      const size = { 'content-type': contentType, 'content-length': most.length + 1 };
      const outgoing = request(server.url, { method: 'POST', headers: { ...headers, ...size } });
      outgoing.on('error', () => {});
      outgoing.on('response', (response) => refused.push(response));
      outgoing.write(most);
      return outgoing;
    });
    onTestFinished(() => {
      for (const outgoing of held) outgoing.destroy();
    });
    await expect.poll(() => refused.length).toBe(3);
    for (const { statusCode, headers } of refused)
      expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    await expect.poll(taken, { timeout: 20_000 }).toBeGreaterThan(1.9 * most.length);
    expect(taken()).toBeLessThan(2.9 * most.length);
    for (const outgoing of held) outgoing.destroy();
    await expect.poll(async () => (await upload(pdf, headers)).status).toBe(200);
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

  test('in a form that is larger than any is refused, and its sender hears it', async () => {
    const body = form(new File(['%PDF-', new Uint8Array(12 * 1024 * 1024)], 'a.pdf'));
    const headers = { ...preflight, ...(await bearer('content|edit')) };
    const response = await fetch(server.url, { method: 'POST', headers, body });
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({
      errors: [{ message: 'The request is too large', extensions: { code: 'TOO_LARGE' } }],
    });
  });
});
