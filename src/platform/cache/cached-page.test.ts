import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { brotliBest, brotliNow } from '../http/compression.ts';
import { CachedPage } from './cached-page.ts';

const body = Array.from({ length: 200 }, (_, n) => `<p>Clause ${n}: ${(n * 7919) % 1000} days</p>\n`).join(
  '',
);
const page = (status = 200, text = body) =>
  new CachedPage({
    status,
    headers: { 'content-type': 'text/html' },
    body: text,
    tags: new Set(),
    maxAge: 1,
  });

/** Header values by name. */
function headers(list: readonly string[]): Record<string, string> {
  return Object.fromEntries(list.flatMap((name, at) => (at % 2 ? [] : [[name, list[at + 1] ?? '']])));
}

test('every coding decodes to the page and says what it is', () => {
  const { br, gzip, identity } = {
    br: page().in('br'),
    gzip: page().in('gzip'),
    identity: page().in('identity'),
  };
  expect(brotliDecompressSync(br.body).toString()).toBe(body);
  expect(gunzipSync(gzip.body).toString()).toBe(body);
  expect(identity.body.toString()).toBe(body);
  expect(headers(br.headers)).toMatchObject({
    'content-encoding': 'br',
    'content-length': String(br.body.length),
    vary: 'accept-encoding',
  });
  expect(headers(identity.headers)).not.toHaveProperty('content-encoding');
});

test('a better compression replaces the quick one and keeps the entity tag', async () => {
  const entry = page();
  const quick = entry.in('br');
  entry.replaceBrotli(await brotliBest(entry.text()));
  const best = entry.in('br');
  expect(best.body.length).toBeLessThan(quick.body.length);
  expect(headers(best.headers)).toMatchObject({
    etag: entry.etag,
    'content-length': String(best.body.length),
  });
  expect(brotliDecompressSync(best.body).toString()).toBe(body);
});

test('the entity tag is weak, and another page has another', () => {
  expect(page().etag).toMatch(/^W\/"[\w-]{22}"$/);
  expect(page().etag).toBe(page().etag);
  expect(page(200, 'other').etag).not.toBe(page().etag);
});

test('what was not found has no entity tag', () => {
  expect(headers(page(404).in('identity').headers)).not.toHaveProperty('etag');
});

test('a few bytes are not compressed', () => {
  expect(headers(page(200, 'short').in('br').headers)).not.toHaveProperty('content-encoding');
});

test('what came compressed is sent so, and what cannot become smaller is sent as it is', () => {
  const brotli = brotliCompressSync(body);
  const common = { status: 200, tags: new Set<string>(), maxAge: 1 };
  const drawn = new CachedPage({ ...common, headers: { 'content-type': 'image/svg+xml' }, body, brotli });
  expect(drawn.in('br').body).toEqual(brotli);
  expect(headers(drawn.in('br').headers)).toMatchObject({ 'content-encoding': 'br', etag: drawn.etag });
  const png = new CachedPage({
    ...common,
    headers: { 'content-type': 'image/png' },
    body: Buffer.from(body),
  });
  const before = png.bytes;
  expect(png.in('gzip').body).toEqual(png.text());
  expect(headers(png.in('br').headers)).not.toHaveProperty('content-encoding');
  expect(png.bytes).toBe(before);
});

test('no coding holds more memory than its bytes', async () => {
  const entry = page();
  const codings = [entry.in('br').body, entry.in('gzip').body, entry.in('identity').body];
  entry.replaceBrotli(await brotliBest(entry.text()));
  for (const body of [...codings, entry.in('br').body]) expect(body.buffer.byteLength).toBe(body.length);
});

test('only the codings that somebody asked for are held, and any other can be had later', () => {
  for (const first of ['br', 'gzip'] as const) {
    const entry = page();
    entry.in(first);
    expect(entry.bytes).toBeLessThan(page().bytes - body.length / 2);
    const bytes = entry.bytes;
    expect(entry.in('identity').body.toString()).toBe(body);
    expect(entry.bytes).toBe(bytes + body.length);
    const other =
      first === 'br' ? gunzipSync(entry.in('gzip').body) : brotliDecompressSync(entry.in('br').body);
    expect(other.toString()).toBe(body);
  }
});

test('a page that comes with its Brotli is sent as it came, and a short one without', () => {
  for (const text of [body, 'short']) {
    const brotli = brotliNow(Buffer.from(text));
    const tags = new Set<string>();
    const entry = new CachedPage({ status: 200, headers: {}, body: text, brotli, tags, maxAge: 1 });
    expect(entry.in('identity').body.toString()).toBe(text);
    expect(entry.in('br').body).toEqual(text === body ? brotli : Buffer.from(text));
  }
});
