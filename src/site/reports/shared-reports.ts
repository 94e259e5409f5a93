import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openLink, type SharedReport } from '../../account/reports/report-links.ts';
import { isSecret } from '../../account/secret.ts';
import { type SiteLocale, siteLocales } from '../../i18n/locales.ts';
import { partsOf } from '../../pages/navigator/saved/saved-report.ts';
import { linkOverDocument, sharedDocument } from '../../pages/navigator/saved/shared-document.tsx';
import { Clock } from '../../platform/cache/clock.ts';
import { askingNetworks } from '../../platform/http/connections/asking-network.ts';
import type { FairQueue } from '../../platform/http/fair-queue.ts';
import { limitOfWrongLinks } from '../../platform/http/limit-per-period.ts';
import { secretLinkHeaders } from '../../platform/http/security-headers.ts';
import { isEmbedded } from '../../platform/settings/embedded-provider.ts';
import { readSaved } from '../../reports/read/read-saved.ts';
import { addressOf } from '../../routing/address.ts';
import { aroundPage, headersFor } from '../forms/around-page.ts';
import type { Site } from '../site.ts';
import { type Asker, askerOf } from './asker.ts';
import { nullWhereThereIsNone } from './saved-reports.ts';

/** Without language. The secret is in the query, which nothing logs. */
const path = '/shared-reports';

/**
 * `/shared-reports?key=…`: a report by a secret link, as it was kept, for whoever has the link. It is read in the name of
 * who shared it, with what they may read now. No cache keeps it, no search engine, and no address that is followed from
 * it tells where it was.
 */
export function registerSharedReports(app: FastifyInstance, site: Site, reading: FairQueue): void {
  const { settings, database } = site;
  const db = database.kysely;
  const networkOf = askingNetworks(settings);
  const wrong = limitOfWrongLinks();
  const headers = headersFor(site, secretLinkHeaders);

  const around = async (locale: SiteLocale, search: string, clock: Clock) => ({
    ...(await aroundPage(site, locale, clock)),
    path,
    search,
    clock,
  });
  const read = (
    { reportId: id, number: version, sharer: viewer }: SharedReport,
    clock: Clock,
    asker: Asker,
  ) =>
    reading
      .take(
        asker.line,
        () => readSaved({ id, version, compared: false }, partsOf(clock), { db, viewer, clock }),
        asker.signal,
      )
      .catch(nullWhereThereIsNone);
  const answer = async (locale: SiteLocale, request: FastifyRequest, reply: FastifyReply) => {
    const { key } = request.query as { key?: unknown };
    const clock = new Clock();
    const network = networkOf(request.raw);
    const isOver = wrong.isOver(network);
    const secret = typeof key === 'string' && isSecret(key) && !isOver ? key : null;
    const link = secret === null ? null : await openLink(db, secret, isEmbedded(settings));
    const report = link && (await read(link, clock, askerOf(request, reply, networkOf, { id: null })));
    if (link && report) {
      const chrome = await around(locale, `?key=${secret}`, clock);
      return { status: 200, html: sharedDocument(report, link.expiresAt, chrome) };
    }
    if (!isOver) wrong.add(network);
    const status = isOver ? 429 : 404;
    return { status, html: linkOverDocument(isOver, await around(locale, '', clock)) };
  };

  for (const locale of siteLocales) {
    app.get(addressOf(locale, path), async (request, reply) => {
      const { status, html } = await answer(locale, request, reply);
      return reply.code(status).headers(headers).send(html);
    });
  }
}
