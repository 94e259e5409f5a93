import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { DrawingThread } from '../../art/drawing/drawing-thread.ts';
import { anonymous } from '../../content/context.ts';
import { execute } from '../../graphql/execute.ts';
import { isLocale, isSiteLocale, type SiteLocale } from '../../i18n/locales.ts';
import { codedCard } from '../../pages/people/item/contact-code.ts';
import { type PersonCardFileQuery, personCardFileQuery } from '../../pages/people/item/vcard.gen.ts';
import { vcardOf } from '../../pages/people/item/vcard.ts';
import { answerFromCache } from '../../platform/cache/cached-answer.ts';
import { Clock } from '../../platform/cache/clock.ts';
import type { PageCache } from '../../platform/cache/page-cache.ts';
import type { PageResponse } from '../../platform/cache/page-response.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { contentDisposition } from './downloads.ts';

type Person = NonNullable<PersonCardFileQuery['person']>;
type File = Pick<PageResponse, 'body' | 'brotli' | 'headers'>;

interface CardOptions {
  readonly db: Kysely<DB>;
  readonly siteOrigin: string;
  /** Told of publications. */
  readonly cache: PageCache;
  readonly thread: DrawingThread;
}

/**
 * `/vcards/{locale}/{id}.vcf`: people's cards for address books, and `.svg`: what is most needed of them as a QR code,
 * made when they are first asked for. Whoever keeps one asks each time, so that one who leaves is gone from here at once.
 */
export function registerVcards(app: FastifyInstance, { db, siteOrigin, cache, thread }: CardOptions): void {
  const codeOf = async (person: Person): Promise<File | null> => {
    const text = codedCard(person, siteOrigin);
    if (text === null) return null;
    const headers = { 'content-type': 'image/svg+xml; charset=utf-8' };
    return { ...(await thread.draw({ kind: 'code', text })), headers };
  };

  const make = async (id: string, locale: SiteLocale, format: string) => {
    const clock = new Clock();
    const reading = { db, viewer: anonymous, clock };
    const { data, tags } = await execute(personCardFileQuery, { id, locale }, reading);
    if (!data.person) return null;
    const file = format === 'svg' ? await codeOf(data.person) : cardOf(data.person, siteOrigin);
    if (!file) return null;
    const headers = { 'cache-control': 'public, no-cache', 'x-robots-tag': 'noindex', ...file.headers };
    return { ...file, headers, tags, maxAge: clock.keptFor };
  };

  app.get<{ Params: { locale: string; file: string } }>('/vcards/:locale/:file', async (request, reply) => {
    const { locale, file } = request.params;
    const [, id, format] = /^([a-z0-9][a-z0-9-]{0,62})\.(vcf|svg)$/.exec(file) ?? [];
    if (!id || !format || !isLocale(locale) || !isSiteLocale(locale)) return reply.callNotFound();
    const key = `/vcards/${locale}/${file}`;
    return answerFromCache(request, reply, { cache, key, make: () => make(id, locale, format) });
  });
}

function cardOf(person: Person, siteOrigin: string): File | null {
  const body = vcardOf(person, siteOrigin);
  if (body === null) return null;
  const name = person.url?.split('/').at(-1) ?? person.id;
  return {
    headers: {
      'content-type': 'text/vcard; charset=utf-8',
      'content-disposition': contentDisposition('attachment', `${name}.vcf`),
    },
    body,
  };
}
