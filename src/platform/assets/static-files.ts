import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import { fastifyStatic } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { brotliBest } from '../http/compression.ts';

const compressed = /\.(?:css|html|js|json|mjs|svg|txt|wasm|webmanifest|xml)$/;

/** Headers that browsers heed on documents alone: without them the style sheet takes one round trip less (RFC 6928). */
export const ofDocuments = ['permissions-policy', 'cross-origin-opener-policy'];

/** Of files with a hash in their name: browsers keep them for ever. */
export const hashedFileHeaders = {
  'content-security-policy': `frame-ancestors 'none'`,
  'cache-control': 'public, max-age=31536000, immutable',
} as const;

/**
 * Serves the client build: what lies in its `assets` carries a hash in its name and is kept by browsers for ever,
 * the rest for an hour. Only files that are there now are served, each in the best coding that `precompress` made.
 */
export function registerStaticFiles(app: FastifyInstance, directory: string): void {
  app.register(fastifyStatic, {
    root: directory,
    prefix: '/',
    wildcard: false,
    index: false,
    dotfiles: 'ignore',
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**'],
    preCompressed: true,
    cacheControl: false,
    acceptRanges: false,
    lastModified: false,
    setHeaders: (reply, path) => {
      for (const header of ofDocuments) reply.removeHeader(header);
      const isHashed = relative(directory, path).startsWith(`assets${sep}`);
      reply.headers({ ...hashedFileHeaders, ...(!isHashed && { 'cache-control': 'public, max-age=3600' }) });
    },
  });
}

/**
 * Writes a `.br` and a `.gz` beside every file below `directory` that becomes smaller by it: a step of the build.
 *
 * @returns how many files were compressed
 */
export async function precompress(directory: string): Promise<number> {
  const names = globSync('**/*', { cwd: directory }).filter((name) => compressed.test(name));
  let written = 0;
  for (const name of names) {
    const path = join(directory, name);
    const bytes = await readFile(path);
    const br = await brotliBest(bytes);
    if (br.length >= bytes.length) continue;
    await writeFile(`${path}.br`, br);
    await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }));
    written += 1;
  }
  return written;
}
