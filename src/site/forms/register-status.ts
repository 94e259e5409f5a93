import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { positionOf } from '../../forms/applications/position.ts';
import { STATUS_PATH, statusBy } from '../../forms/applications/status.ts';
import { withdrawApplication } from '../../forms/submissions/delete-submissions.ts';
import { type SiteLocale, siteLocales } from '../../i18n/locales.ts';
import { type ShownStatus, statusDocument } from '../../pages/forms/status-document.tsx';
import { Clock } from '../../platform/cache/clock.ts';
import { fileStore } from '../../platform/files/file-store.ts';
import { askingNetworks } from '../../platform/http/connections/asking-network.ts';
import { limitOfWrongLinks } from '../../platform/http/limit-per-period.ts';
import { secretLinkHeaders } from '../../platform/http/security-headers.ts';
import { addressOf } from '../../routing/address.ts';
import type { Site } from '../site.ts';
import { aroundPage, headersFor } from './around-page.ts';

/**
 * `/forms/application/status?key=…`: how far an application is, by the link of its receipt. Opening it changes nothing,
 * whoever follows links of mails for their reader; its form, a POST to the same address, deletes what was sent.
 */
export function registerStatus(app: FastifyInstance, site: Site): void {
  const { settings } = site;
  const db = site.database.kysely;
  const files = fileStore(db, settings.files);
  const networkOf = askingNetworks(settings);
  const wrong = limitOfWrongLinks();
  const headers = headersFor(site, secretLinkHeaders);
  const find = async (request: FastifyRequest, locale: SiteLocale) => {
    const { key, withdrawn } = request.query as { key?: unknown; withdrawn?: unknown };
    if (key === undefined && withdrawn !== undefined) return { shown: 'withdrawn', status: 200 } as const;
    const network = networkOf(request.raw);
    if (wrong.isOver(network)) return { shown: 'over', status: 429 } as const;
    const status = typeof key === 'string' ? await statusBy(db, key) : null;
    if (!status) {
      wrong.add(network);
      return { shown: 'over', status: 404 } as const;
    }
    const position = await positionOf(db, status.about ?? '', locale, new Clock());
    return { shown: { key: String(key), status, position }, status: 200 } as const;
  };
  const show = async (
    reply: FastifyReply,
    locale: SiteLocale,
    { shown, status }: { readonly shown: ShownStatus; readonly status: number },
  ) =>
    reply
      .code(status)
      .headers(headers)
      .send(statusDocument(shown, await aroundPage(site, locale)));

  app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 1_000 });
    for (const locale of siteLocales) {
      const address = addressOf(locale, STATUS_PATH);
      scope.get(address, async (request, reply) => show(reply, locale, await find(request, locale)));
      scope.post(address, { bodyLimit: 1_000 }, async (request, reply) => {
        const found = await find(request, locale);
        if (typeof found.shown === 'string') return show(reply, locale, found);
        await withdrawApplication(db, found.shown.key);
        app.log.info({ reference: found.shown.status.reference }, 'application withdrawn');
        await files.clear().catch((error: unknown) => {
          app.log.warn({ error: String(error) }, 'files not deleted; tried again within the hour');
        });
        return reply.headers(headers).redirect(`${address}?withdrawn`, 303);
      });
    }
  });
}
