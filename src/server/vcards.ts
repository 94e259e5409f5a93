import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { anonymous } from '../content/context.ts';
import { execute } from '../content/execute.ts';
import type { DB } from '../db/tables.gen.ts';
import { codedCard } from '../pages/person/contact-code.ts';
import { type PersonCardFileQuery, personCardFileQuery } from '../pages/person/vcard.gen.ts';
import { vcardOf } from '../pages/person/vcard.ts';
import { codeSvg } from '../pages/qr-code.ts';
import { isLocale, isSiteLocale } from '../routing/locales.ts';
import { contentDisposition } from './downloads.ts';

type Person = NonNullable<PersonCardFileQuery['person']>;

interface CardSettings {
  readonly db: Kysely<DB>;
  readonly siteOrigin: string;
}

/**
 * `/vcards/{locale}/{id}.vcf`: people's cards for address books, and `.svg`: what is most needed of them as a QR code,
 * made when they are asked for. Nothing is kept without asking again, so that one who leaves is gone from here at once.
 */
export function registerVcards(app: FastifyInstance, { db, siteOrigin }: CardSettings): void {
  app.get<{ Params: { locale: string; file: string } }>('/vcards/:locale/:file', async (request, reply) => {
    const { locale, file } = request.params;
    const [, id, format] = /^([a-z0-9][a-z0-9-]{0,62})\.(vcf|svg)$/.exec(file) ?? [];
    if (!id || !isLocale(locale) || !isSiteLocale(locale)) return reply.callNotFound();
    const reading = { db, viewer: anonymous, now: new Date() };
    const { data } = await execute(personCardFileQuery, { id, locale }, reading);
    const answer = data.person && (format === 'svg' ? codeOf : cardOf)(data.person, siteOrigin);
    if (!answer) return reply.callNotFound();
    const etag = `"${createHash('sha256').update(answer.body).digest('base64url').slice(0, 22)}"`;
    reply.headers({ 'cache-control': 'public, no-cache', etag, 'x-robots-tag': 'noindex' });
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    return reply.headers(answer.headers).send(answer.body);
  });
}

interface File {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

function cardOf(person: Person, siteOrigin: string): File | null {
  const body = vcardOf(person, siteOrigin);
  const name = person.url?.split('/').at(-1) ?? person.id;
  if (body === null) return null;
  const disposition = contentDisposition('attachment', `${name}.vcf`);
  return {
    headers: { 'content-type': 'text/vcard; charset=utf-8', 'content-disposition': disposition },
    body,
  };
}

function codeOf(person: Person, siteOrigin: string): File | null {
  const card = codedCard(person, siteOrigin);
  if (card === null) return null;
  return { headers: { 'content-type': 'image/svg+xml; charset=utf-8' }, body: codeSvg(card) };
}
