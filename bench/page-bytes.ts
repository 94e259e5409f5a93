import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { LongestPage } from './longest-pages.ts';

/** What a first visit to a page costs, in bytes on the way (compressed where the server compresses). */
export interface PageWeight {
  readonly status: number;
  /** Words, or characters of Chinese, that a reader sees. */
  readonly words: number;
  readonly html: number;
  /** The HTML decoded. */
  readonly text: number;
  readonly css: number;
  readonly js: number;
}

export interface PageBytes extends PageWeight {
  readonly page: LongestPage;
}

interface Received {
  readonly status: number;
  readonly etag: string;
  /** As it came. */
  readonly body: Buffer;
  readonly decoded: Buffer;
}

/** Fetches each page with the style sheets and scripts that its HTML names. */
export async function measureBytes(port: number, pages: readonly LongestPage[]): Promise<PageBytes[]> {
  const files = new Map<string, number>();
  const measured: PageBytes[] = [];
  for (const page of pages) measured.push({ page, ...(await weigh(port, page.address, files)) });
  return measured;
}

/** @param files the sizes of what other pages have named already */
export async function weigh(
  port: number,
  address: string,
  files: Map<string, number> = new Map(),
): Promise<PageWeight> {
  const total = async (paths: readonly string[]) => {
    let bytes = 0;
    for (const path of new Set(paths)) {
      const size = files.get(path) ?? (await fetchPage(port, path)).body.length;
      files.set(path, size);
      bytes += size;
    }
    return bytes;
  };
  const { status, body, decoded } = await fetchPage(port, address);
  const text = decoded.toString();
  const css = await total(attributes(text, /<link\b[^>]*\brel="?stylesheet"?[^>]*>/g, 'href'));
  const scripts = attributes(text, /<script\b(?![^>]*\bnomodule\b)[^>]*\bsrc=[^>]*>/gi, 'src');
  const preloaded = attributes(text, /<link\b[^>]*\brel="?modulepreload"?[^>]*>/g, 'href');
  const js = await total([...scripts, ...preloaded]);
  return { status, words: wordsIn(text), html: body.length, text: decoded.length, css, js };
}

function attributes(html: string, tag: RegExp, name: string): string[] {
  const value = new RegExp(`\\b${name}="([^"]*)"`);
  return (html.match(tag) ?? []).flatMap((found) => value.exec(found)?.[1] ?? []);
}

function wordsIn(html: string): number {
  const main = /<main\b[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
  const text = main
    .replaceAll(/<(?:script|style)\b.*?<\/(?:script|style)>/gs, ' ')
    .replaceAll(/<[^>]*>/g, ' ');
  return text.match(/\p{Script=Han}|[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

/** One GET as a browser sends it, which takes brotli and gzip. */
export function fetchPage(port: number, path: string): Promise<Received> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip, br' };
    const outgoing = request({ host: '127.0.0.1', port, path, headers, timeout: 10_000 }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        const body = Buffer.concat(chunks);
        const decoded = decode(body, response.headers['content-encoding']);
        resolve({ status: response.statusCode ?? 0, etag: response.headers.etag ?? '', body, decoded });
      });
    });
    outgoing.once('timeout', () => outgoing.destroy(new Error(`No answer within 10 s to ${path}`)));
    outgoing.once('error', reject).end();
  });
}

function decode(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}
