import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '../db/tables.gen.ts';

/** Media types that a browser may show in place; everything else is only ever saved. */
const shown = /^(?:application\/pdf|image\/(?:avif|gif|jpeg|png|webp)|text\/plain)(?:;|$)/;

/**
 * `/assets/{sha}/{name}`: files that records offer, found by the hash of their bytes; the name is only for the
 * reader and has to be the file's own, so that nobody can hand out an address with words of his.
 */
export function registerDownloads(app: FastifyInstance, db: Kysely<DB>): void {
  app.get<{ Params: { sha: string; name: string } }>('/assets/:sha/:name', async (request, reply) => {
    const { sha, name } = request.params;
    const asset = /^[0-9a-f]{64}$/.test(sha)
      ? await db
          .selectFrom('asset')
          .select(['name', 'media_type', 'bytes'])
          .where('id', '=', sha)
          .executeTakeFirst()
      : undefined;
    if (!asset || asset.name !== name) return reply.callNotFound();
    const isShown = shown.test(asset.media_type);
    reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': contentDisposition(isShown ? 'inline' : 'attachment', asset.name),
      etag: `"${sha}"`,
    });
    if (request.headers['if-none-match']?.includes(`"${sha}"`)) return reply.code(304).send();
    return reply.type(asset.media_type).send(asset.bytes);
  });
}

/** The header with the name in ASCII and, where that loses something, in UTF-8 (RFC 6266 §4.3, RFC 8187). */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const ascii = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  if (ascii === name) return `${kind}; filename="${ascii}"`;
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16)}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
