import type { FastifyInstance } from 'fastify';
import { openCalendar } from '../../account/my-list/calendar-address.ts';
import { isSecret } from '../../account/secret.ts';
import { execute } from '../../graphql/execute.ts';
import { isLocale, isSiteLocale } from '../../i18n/locales.ts';
import { myListCalendarQuery } from '../../pages/navigator/saved/my-list-calendar.gen.ts';
import { myListCalendar } from '../../pages/navigator/saved/my-list-calendar.ts';
import { mediaType } from '../../pages/shared/files/page-files.ts';
import { Clock } from '../../platform/cache/clock.ts';
import { askingNetworks } from '../../platform/http/connections/asking-network.ts';
import { FairQueue } from '../../platform/http/fair-queue.ts';
import { LimitPerPeriod } from '../../platform/http/limit-per-period.ts';
import { isEmbedded } from '../../platform/settings/embedded-provider.ts';
import type { Site } from '../site.ts';
import { contentDisposition } from './downloads.ts';

/** Addresses that are none, tried from one network in ten minutes. */
const wrongAddresses = { most: 30, period: 600_000 };
/** Programs of many people look at the same minute: one at a time is read, the others wait. */
const room = { atOnce: 1, mostWaiting: 100, longestWait: 20_000 };

/**
 * `/calendars/{locale}/my-list.ics?key=…`: the days of law in the jurisdictions of somebody's list, for the calendar
 * program that has the secret address. All that it says is open to everybody; which jurisdictions they are is not.
 */
export function registerListCalendars(app: FastifyInstance, { settings, database }: Site): void {
  const db = database.kysely;
  const networkOf = askingNetworks(settings);
  const wrong = new LimitPerPeriod(wrongAddresses.most, wrongAddresses.period);
  const reading = new FairQueue(room);

  app.get<{ Params: { locale: string } }>('/calendars/:locale/my-list.ics', async (request, reply) => {
    const { locale } = request.params;
    const { key } = request.query as { key?: unknown };
    if (!isLocale(locale) || !isSiteLocale(locale)) return reply.callNotFound();
    reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    const network = networkOf(request.raw);
    if (wrong.isOver(network)) return reply.code(429).send({ message: 'Try again in some minutes.' });
    const isTried = typeof key === 'string' && isSecret(key);
    const visitor = isTried ? await openCalendar(db, key, isEmbedded(settings)) : null;
    if (visitor === null) {
      wrong.add(network);
      return reply.callNotFound();
    }
    const viewer = { id: visitor, permissions: new Set<string>() };
    const { data } = await reading.take(network, () =>
      execute(myListCalendarQuery, { locale }, { db, viewer, clock: new Clock() }),
    );
    return reply
      .type(`${mediaType('ics')}; charset=utf-8`)
      .header('content-disposition', contentDisposition('attachment', 'my-list.ics'))
      .send(myListCalendar(data, locale, settings.siteOrigin));
  });
}
