import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CANCEL_PATH, cancelledBy } from '../../forms/events/cancel-key.ts';
import { readEvent } from '../../forms/events/event-record.ts';
import { giveUpPlace } from '../../forms/events/places.ts';
import { formSecretOf } from '../../forms/submissions/form-secret.ts';
import { type SiteLocale, siteLocales } from '../../i18n/locales.ts';
import { cancelDocument } from '../../pages/forms/cancel-document.tsx';
import { secretLinkHeaders } from '../../platform/http/security-headers.ts';
import { addressOf } from '../../routing/address.ts';
import type { Site } from '../site.ts';
import { aroundPage, headersFor } from './around-page.ts';

/** Bytes. */
const LARGEST_FORM = 1_000;
const path = `/forms${CANCEL_PATH}`;

/**
 * `/forms/event/cancel?key=…`: the link in letters about a registration. Opening it asks, whoever follows links of mails
 * for their reader; the form ends the registration. The signed key is the right to it: nobody has to sign in.
 */
export function registerCancelling(app: FastifyInstance, site: Site): void {
  const db = site.database.kysely;
  const secretOf = formSecretOf(db);
  const headers = headersFor(site, secretLinkHeaders);

  /** The registration that a link is for; null where it leads nowhere. */
  const find = async (request: FastifyRequest, locale: SiteLocale) => {
    const { key } = request.query as { readonly key?: unknown };
    const id = typeof key === 'string' ? cancelledBy(await secretOf(), key) : null;
    const registration =
      id === null
        ? undefined
        : await db
            .selectFrom('event_registration')
            .select(['event_id', 'place'])
            .where('submission_id', '=', id)
            .executeTakeFirst();
    if (id === null || !registration) return null;
    const title = (await readEvent(db, registration.event_id, locale))?.title ?? registration.event_id;
    return { id, search: `?key=${String(key)}`, title, isEnded: registration.place === 'cancelled' };
  };

  const show = async (request: FastifyRequest, reply: FastifyReply, locale: SiteLocale) => {
    const found = await find(request, locale);
    const html = cancelDocument(found, { path, search: found?.search ?? '' }, await aroundPage(site, locale));
    return reply
      .code(found ? 200 : 404)
      .headers(headers)
      .send(html);
  };

  app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: LARGEST_FORM });
    for (const locale of siteLocales) {
      const address = addressOf(locale, path);
      scope.get(address, (request, reply) => show(request, reply, locale));
      scope.post(address, { bodyLimit: LARGEST_FORM }, async (request, reply) => {
        const found = await find(request, locale);
        if (!found) return show(request, reply, locale);
        await giveUpPlace(db, found.id, new Date());
        return reply.headers(headers).redirect(address + found.search, 303);
      });
    }
  });
}
