import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MAIL_PREFERENCES_PATH } from '../../account/digests/queue-digests.ts';
import { MOVE_PATH } from '../../account/newsletters/ask-to-move.ts';
import { confirmMove, findMove } from '../../account/newsletters/move-newsletters.ts';
import { undoMove } from '../../account/newsletters/undo-move.ts';
import { type SiteLocale, siteLocales } from '../../i18n/locales.ts';
import { moveConfirmText, moveDocument } from '../../pages/auth/mail-preferences/move-document.tsx';
import { askingNetworks } from '../../platform/http/connections/asking-network.ts';
import { limitOfWrongLinks } from '../../platform/http/limit-per-period.ts';
import { secretLinkHeaders } from '../../platform/http/security-headers.ts';
import { addressOf } from '../../routing/address.ts';
import { aroundPage, headersFor } from '../forms/around-page.ts';
import type { Site } from '../site.ts';

/** Bytes. */
const LARGEST_FORM = 1_000;

/**
 * `/mail/address?key=…`: the links of the two letters about another address for newsletters. Opening one changes nothing,
 * whoever follows links of mails for their reader; its form, a POST to the same address, confirms the change or undoes it,
 * and leads to what is sent to that address now.
 */
export function registerNewsletterMoves(app: FastifyInstance, site: Site): void {
  const { settings, database } = site;
  const db = database.kysely;
  const networkOf = askingNetworks(settings);
  const wrong = limitOfWrongLinks();
  const headers = headersFor(site, secretLinkHeaders);
  const keyOf = (request: FastifyRequest) => {
    const { key } = request.query as { readonly key?: unknown };
    return typeof key === 'string' && !wrong.isOver(networkOf(request.raw)) ? key : '';
  };
  const refuse = async (request: FastifyRequest, reply: FastifyReply, locale: SiteLocale) => {
    const network = networkOf(request.raw);
    const isOver = wrong.isOver(network);
    if (!isOver) wrong.add(network);
    const html = moveDocument(null, '', await aroundPage(site, locale));
    return reply
      .code(isOver ? 429 : 404)
      .headers(headers)
      .send(html);
  };

  app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: LARGEST_FORM });
    for (const locale of siteLocales) {
      const address = addressOf(locale, MOVE_PATH);
      scope.get(address, async (request, reply) => {
        const key = keyOf(request);
        const asked = await findMove(db, key, locale);
        if (!asked) return refuse(request, reply, locale);
        return reply.headers(headers).send(moveDocument(asked, key, await aroundPage(site, locale)));
      });
      scope.post(address, { bodyLimit: LARGEST_FORM }, async (request, reply) => {
        const key = keyOf(request);
        const own =
          (await confirmMove(db, key, locale, moveConfirmText(locale))) ??
          (await undoMove(db, key, settings.siteOrigin));
        if (own === null) return refuse(request, reply, locale);
        return reply
          .headers(headers)
          .redirect(`${addressOf(locale, MAIL_PREFERENCES_PATH)}?key=${own}&changed`, 303);
      });
    }
  });
}
