import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MAIL_PREFERENCES_PATH } from '../../account/digests/queue-digests.ts';
import { MOVE_PATH } from '../../account/newsletters/ask-to-move.ts';
import { confirmMove, findMove, undoMove } from '../../account/newsletters/move-newsletters.ts';
import { siteLocales } from '../../i18n/locales.ts';
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

  app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: LARGEST_FORM });
    for (const locale of siteLocales) {
      const address = addressOf(locale, MOVE_PATH);
      scope.get(address, async (request, reply) => {
        const key = keyOf(request);
        const asked = await findMove(db, key, locale);
        if (!asked) wrong.add(networkOf(request.raw));
        const html = moveDocument(asked, key, await aroundPage(site, locale));
        return reply
          .code(asked ? 200 : 404)
          .headers(headers)
          .send(html);
      });
      scope.post(address, { bodyLimit: LARGEST_FORM }, async (request, reply) => {
        const key = keyOf(request);
        const own =
          (await confirmMove(db, key, locale, moveConfirmText(locale))) ?? (await undoMove(db, key));
        if (own !== null)
          return reply
            .headers(headers)
            .redirect(`${addressOf(locale, MAIL_PREFERENCES_PATH)}?key=${own}&changed`, 303);
        wrong.add(networkOf(request.raw));
        return reply
          .code(404)
          .headers(headers)
          .send(moveDocument(null, '', await aroundPage(site, locale)));
      });
    }
  });
}
