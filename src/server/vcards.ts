import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { anonymous } from '../content/context.ts';
import { execute } from '../content/execute.ts';
import type { DB } from '../db/tables.gen.ts';
import { personCardFileQuery } from '../pages/person/vcard.gen.ts';
import { vcardOf } from '../pages/person/vcard.ts';
import { isLocale, isSiteLocale } from '../routing/locales.ts';
import { contentDisposition } from './downloads.ts';

interface CardSettings {
  readonly db: Kysely<DB>;
  readonly siteOrigin: string;
}

/**
 * `/vcards/{locale}/{id}.vcf`: people's cards for address books, made when they are asked for. Nothing is kept
 * without asking again, so that one who leaves is gone from here at once.
 */
export function registerVcards(app: FastifyInstance, { db, siteOrigin }: CardSettings): void {
  app.get<{ Params: { locale: string; file: string } }>('/vcards/:locale/:file', async (request, reply) => {
    const { locale, file } = request.params;
    const id = /^([a-z0-9][a-z0-9-]{0,62})\.vcf$/.exec(file)?.[1];
    if (!id || !isLocale(locale) || !isSiteLocale(locale)) return reply.callNotFound();
    const reading = { db, viewer: anonymous, now: new Date() };
    const { data } = await execute(personCardFileQuery, { id, locale }, reading);
    const card = data.person && vcardOf(data.person, siteOrigin);
    if (!card) return reply.callNotFound();
    const etag = `"${createHash('sha256').update(card).digest('base64url').slice(0, 22)}"`;
    reply.headers({ 'cache-control': 'public, no-cache', etag, 'x-robots-tag': 'noindex' });
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    const name = data.person?.url?.split('/').at(-1) ?? id;
    return reply
      .header('content-disposition', contentDisposition('attachment', `${name}.vcf`))
      .type('text/vcard; charset=utf-8')
      .send(card);
  });
}
