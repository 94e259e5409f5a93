import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { logOrigin, publicKeys, signedCheckpoint } from '../content/navigator/log/checkpoint.ts';
import { entryProofs } from '../content/navigator/log/entry-proofs.ts';
import { verifierKey } from '../content/navigator/log/log-key.ts';
import { logSize, subtreeHashes } from '../content/navigator/log/log-reader.ts';
import { consistencyPath } from '../content/navigator/log/subtrees.ts';
import { allLocales, type Locale } from '../i18n/locales.ts';
import type { DB } from '../platform/db/tables.gen.ts';

interface LogOptions {
  readonly db: Kysely<DB>;
  readonly siteOrigin: string;
  readonly isDemonstration: boolean;
}

const base = '/.well-known/navigator-log';
const plain = 'text/plain; charset=utf-8';
const revalidated = { 'cache-control': 'public, no-cache', 'x-robots-tag': 'noindex' };

const proofQuery = {
  type: 'object',
  required: ['entry', 'locale', 'version'],
  properties: {
    entry: { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{1,62}$' },
    locale: { enum: allLocales },
    version: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
  },
} as const;

const consistencyQuery = {
  type: 'object',
  required: ['from', 'to'],
  properties: {
    from: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
    to: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
  },
} as const;

/**
 * The log of the navigator (docs/navigator-log.md): its signed root, its keys, and what proves that a version is in it
 * and that it was only added to. All of it is open to everybody: of closed fields there are salted digests alone.
 */
export function registerNavigatorLog(
  app: FastifyInstance,
  { db, siteOrigin, isDemonstration }: LogOptions,
): void {
  const identity = { origin: logOrigin(siteOrigin), isDemonstration };

  app.get(`${base}/checkpoint`, async (_, reply) => {
    const checkpoint = await signedCheckpoint(db, identity);
    if (!checkpoint) return reply.callNotFound();
    return reply.headers(revalidated).type(plain).send(checkpoint.note);
  });

  app.get(`${base}/keys`, async (_, reply) => {
    const keys = await publicKeys(db, identity);
    const lines = keys.map((key) => `${verifierKey(identity.origin, key)}\n`);
    return reply.headers(revalidated).type(plain).send(lines.join(''));
  });

  app.get<{ Querystring: { entry: string; locale: Locale; version: number } }>(
    `${base}/proof`,
    { schema: { querystring: proofQuery } },
    async (request, reply) => {
      const { entry, locale, version } = request.query;
      const checkpoint = await signedCheckpoint(db, identity);
      const versions = [{ recordId: entry, locale, number: version }];
      const entries = checkpoint ? await entryProofs(db, versions, checkpoint.size) : [];
      if (!checkpoint || entries.length === 0) return reply.callNotFound();
      return reply.headers(revalidated).send({ checkpoint: checkpoint.note, entries });
    },
  );

  app.get<{ Querystring: { from: number; to: number } }>(
    `${base}/consistency`,
    { schema: { querystring: consistencyQuery } },
    async (request, reply) => {
      const { from, to } = request.query;
      if (from > to || to > (await logSize(db))) return reply.callNotFound();
      const hashes = await subtreeHashes(db, consistencyPath(from, to));
      return reply
        .headers(revalidated)
        .send({ from, to, hashes: hashes.map((hash) => hash.toString('hex')) });
    },
  );
}
