import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { gateBy } from '../../content/access/gates.ts';
import { anonymous } from '../../content/context.ts';
import type { SignedIn } from '../../graphql/endpoint/viewer.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { viewerOf } from './viewer-of.ts';

interface DownloadOptions {
  readonly db: Kysely<DB>;
  readonly readViewer: (authorization: string | undefined) => Promise<SignedIn>;
}

/** Media types that a browser may show in place; everything else is only ever saved. */
const shown = /^(?:application\/pdf|image\/(?:avif|gif|jpeg|png|webp)|text\/plain)(?:;|$)/;

/**
 * `/assets/{sha}/{name}`: files that live records offer, found by the hash of their bytes, for whom the record can be
 * read in full; asked for anew each time, because a record may be taken down. The name is only for the reader and
 * has to be the file's own, so that nobody can hand out an address with words of his.
 */
export function registerDownloads(app: FastifyInstance, { db, readViewer }: DownloadOptions): void {
  const bytesOf = sharedBytes(db);
  app.get<{ Params: { sha: string; name: string } }>('/assets/:sha/:name', async (request, reply) => {
    const { sha, name } = request.params;
    const offers = /^[0-9a-f]{64}$/.test(sha) ? await offersOf(db, sha) : [];
    const isOpen = offers.some((fields) => gateBy(fields, anonymous) === null);
    const viewer = isOpen ? anonymous : await viewerOf(request.headers.authorization, readViewer);
    if (!offers.some((fields) => gateBy(fields, viewer) === null)) return reply.callNotFound();
    const asset = await db
      .selectFrom('asset')
      .select(['name', 'media_type'])
      .where('id', '=', sha)
      .executeTakeFirst();
    if (!asset || asset.name !== name) return reply.callNotFound();
    const isShown = shown.test(asset.media_type);
    reply.headers({
      'cache-control': isOpen ? 'public, max-age=0, must-revalidate' : 'private, no-store',
      'content-disposition': contentDisposition(isShown ? 'inline' : 'attachment', asset.name),
      etag: `"${sha}"`,
    });
    if (request.headers['if-none-match']?.includes(`"${sha}"`)) return reply.code(304).send();
    return reply.type(asset.media_type).send(await bytesOf(sha));
  });
}

/** Reads files so that those who load the same one at the same time, however slowly, share its bytes. */
function sharedBytes(db: Kysely<DB>): (sha: string) => Promise<Buffer> {
  const reading = new Map<string, Promise<Buffer>>();
  const inUse = new Map<string, WeakRef<Buffer>>();
  const read = async (sha: string): Promise<Buffer> => {
    const { bytes } = await db
      .selectFrom('asset')
      .select('bytes')
      .where('id', '=', sha)
      .executeTakeFirstOrThrow();
    for (const [old, reference] of inUse) if (!reference.deref()) inUse.delete(old);
    inUse.set(sha, new WeakRef(bytes));
    return bytes;
  };
  return async (sha) => {
    const bytes = inUse.get(sha)?.deref();
    if (bytes) return bytes;
    const begun = reading.get(sha) ?? read(sha).finally(() => reading.delete(sha));
    reading.set(sha, begun);
    return begun;
  };
}

type Values = Readonly<Record<string, unknown>>;

/** What decides who may read the live records that offer a file: none when there is no such record. */
async function offersOf(db: Kysely<DB>, sha: string): Promise<Values[]> {
  const { rows } = await sql<{ fields: Values }>`
    select fields - 'body' as fields from live
    where fields @> ${JSON.stringify({ attachments: [{ asset: sha }] })}::jsonb and withdrawn_at is null`.execute(
    db,
  );
  return rows.map(({ fields }) => fields);
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
