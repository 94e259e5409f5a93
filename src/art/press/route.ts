import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { isLocale, isSiteLocale, type Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { answerFromCache } from '../../platform/cache/cached-answer.ts';
import type { PageCache } from '../../platform/cache/page-cache.ts';
import type { PageResponse } from '../../platform/cache/page-response.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { firmShortName } from '../../platform/settings/firm.ts';
import { monogramOf } from '../component/monogram.ts';
import type { DrawingThread } from '../drawing/drawing-thread.ts';
import { liveTitle } from '../served/live-title.ts';
import { nameplates, type PressFormat, type PressSubject, pressFormats } from './address.ts';

interface PressPictureOptions {
  readonly db: Kysely<DB>;
  /** Told of publications. */
  readonly cache: PageCache;
  readonly thread: DrawingThread;
}

const types = { svg: 'image/svg+xml; charset=utf-8', png: 'image/png' } as const;
/** Seconds after which a picture is drawn again though nothing was published. */
const longestKept = 86_400;

/**
 * `/press-pictures/{locale}/{id}.svg` and `.png`: the portrait of somebody who has a page, and, for `name-dark` and
 * `name-light`, the firm's name, to be printed with the credit that stands in the file. They are saved, not shown.
 */
export function registerPressPictures(
  app: FastifyInstance,
  { db, cache, thread }: PressPictureOptions,
): void {
  const subjectOf = async (name: string, locale: Locale): Promise<PressSubject | null> => {
    const plate = nameplates.find((known) => known === name);
    if (plate) return { kind: plate, name: firmShortName(locale) };
    const person = await liveTitle(db, name, locale);
    if (person?.type !== 'person') return null;
    return { kind: 'portrait', id: name, name: person.title, mark: monogramOf(person) };
  };

  const make = async (
    name: string,
    locale: Locale,
    format: PressFormat,
  ): Promise<Omit<PageResponse, 'status'> | null> => {
    const subject = await subjectOf(name, locale);
    if (!subject) return null;
    const credit = messagesFor(locale).news.newsroom.credit({ firm: firmShortName(locale) });
    return {
      ...(await thread.draw({ kind: 'press', picture: { subject, format, credit } })),
      headers: {
        'content-type': types[format],
        'content-disposition': `attachment; filename="${name}-${locale}.${format}"`,
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
        'cache-control': 'public, no-cache',
        'x-robots-tag': 'noindex',
      },
      tags: new Set([`record:${name}`]),
      maxAge: longestKept,
    };
  };

  app.get<{ Params: { locale: string; file: string } }>(
    '/press-pictures/:locale/:file',
    async (request, reply) => {
      const { locale, file } = request.params;
      const [, name, extension] = /^([a-z0-9][a-z0-9-]{0,62})\.(svg|png)$/.exec(file) ?? [];
      const format = pressFormats.find((known) => known === extension);
      if (!name || !format || !isLocale(locale) || !isSiteLocale(locale)) return reply.callNotFound();
      const key = `/press-pictures/${locale}/${file}`;
      return answerFromCache(request, reply, { cache, key, make: () => make(name, locale, format) });
    },
  );
}
