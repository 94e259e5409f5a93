import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  CONSENT_COOKIE,
  CONSENT_DAYS,
  CONSENT_PATH,
  consentIn,
  consentValue,
  type Purpose,
  purposes,
} from '../../components/consent/consent.ts';
import { siteLocales } from '../../i18n/locales.ts';
import { outwardSettings } from '../../pages/document/outward-settings.ts';
import { consentDocument } from '../../pages/legal/consent/consent-document.tsx';
import { isFromOurPages } from '../../platform/http/same-origin.ts';
import { formPageHeaders } from '../../platform/http/security-headers.ts';
import { addressOf } from '../../routing/address.ts';
import { aroundPage, headersFor } from '../forms/around-page.ts';
import type { Site } from '../site.ts';
import { hasObjected } from './refuse-counting.ts';

/** Bytes. */
const LARGEST_FORM = 1_000;

/**
 * `/consent`: what may be counted of a reader's visits, and the form that keeps the answer in a cookie; who answers on
 * another page comes back to it. Where nobody counts, there is nothing to choose and no such page.
 */
export function registerConsent(app: FastifyInstance, site: Site): void {
  const { settings } = site;
  const secure = settings.siteOrigin.startsWith('https:') ? '; Secure' : '';
  const headers = headersFor(site, formPageHeaders);

  app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: LARGEST_FORM });
    for (const locale of siteLocales) {
      const address = addressOf(locale, CONSENT_PATH);
      scope.get(address, async (request, reply) => {
        const { saved } = request.query as { readonly saved?: unknown };
        const agreed = consentIn(request.headers.cookie ?? '');
        const shown = { agreed, hasObjected: hasObjected(request), isSaved: saved !== undefined };
        const around = { ...(await aroundPage(site, locale)), outward: outwardSettings(settings, 'absent') };
        return reply.headers(headers).send(consentDocument(shown, around));
      });
      scope.post(address, { bodyLimit: LARGEST_FORM }, async (request, reply) => {
        if (!isFromOurPages(request.headers, settings.siteOrigin))
          return reply.code(403).send({ message: 'Forms are sent from our own pages.' });
        const kept = `${CONSENT_COOKIE}=${consentValue(agreedIn(request.body))}`;
        const until = `Max-Age=${CONSENT_DAYS * 86_400}`;
        return reply
          .headers({ ...headers, 'set-cookie': `${kept}; Path=/; ${until}; SameSite=Lax${secure}` })
          .redirect(cameFrom(request, address), 303);
      });
    }
  });

  /**
   * The page of ours on which the form was sent. Of the page that is about nothing else, and of those behind a secret link,
   * which tell their origin alone: the word that it was heard.
   */
  function cameFrom(request: FastifyRequest, address: string): string {
    const from = URL.parse(request.headers.referer ?? '');
    if (from?.origin !== settings.siteOrigin || [address, '/'].includes(from.pathname))
      return `${address}?saved`;
    return from.pathname.startsWith('//') ? '/' : from.pathname + from.search;
  }
}

/** What a form agrees to: all, nothing, or the boxes that were ticked. */
function agreedIn(body: unknown): readonly Purpose[] {
  const { answer, purpose } = (body ?? {}) as { readonly answer?: unknown; readonly purpose?: unknown };
  if (answer === 'all') return purposes;
  const ticked = [purpose].flat();
  return answer === 'chosen' ? purposes.filter((one) => ticked.includes(one)) : [];
}
