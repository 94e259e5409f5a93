import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openCalendar } from '../../account/my-list/calendar-address.ts';
import { readMatters } from '../../account/rooms/read-room.ts';
import { openRoomCalendar } from '../../account/rooms/room-calendar.ts';
import { isSecret } from '../../account/secret.ts';
import { execute } from '../../graphql/execute.ts';
import { isLocale, isSiteLocale, type SiteLocale } from '../../i18n/locales.ts';
import { roomCalendarFile } from '../../pages/auth/rooms/room-calendar-file.ts';
import { myListCalendarQuery } from '../../pages/navigator/saved/my-list-calendar.gen.ts';
import { myListCalendar } from '../../pages/navigator/saved/my-list-calendar.ts';
import { mediaType } from '../../pages/shared/files/page-files.ts';
import { Clock } from '../../platform/cache/clock.ts';
import { askingNetworks } from '../../platform/http/connections/asking-network.ts';
import { FairQueue } from '../../platform/http/fair-queue.ts';
import { limitOfWrongLinks } from '../../platform/http/limit-per-period.ts';
import { isEmbedded } from '../../platform/settings/embedded-provider.ts';
import type { Site } from '../site.ts';
import { contentDisposition } from './downloads.ts';

/** Programs of many people look at the same minute: one at a time is read, the others wait. */
const room = { atOnce: 1, mostWaiting: 100, longestWait: 20_000 };

/** Days for which a date of a room stays in its calendar when it is over. */
const pastDays = 90;

type Addressed = { Params: { locale: string } };

/**
 * For calendar programs that have a secret address: `/calendars/{locale}/my-list.ics?key=…`, the days of law in the
 * jurisdictions of somebody's list, of which all is open to everybody but which jurisdictions they are; and
 * `/calendars/{locale}/room.ics?key=…`, the dates of a client room, as long as who made the address is in it.
 */
export function registerListCalendars(app: FastifyInstance, { settings, database }: Site): void {
  const db = database.kysely;
  const networkOf = askingNetworks(settings);
  const wrong = limitOfWrongLinks();
  const reading = new FairQueue(room);

  /** What a calendar's address opens; undefined where it opens nothing, and `reply` says so. */
  const opened = async <Opened>(
    request: FastifyRequest<Addressed>,
    reply: FastifyReply,
    open: (secret: string) => Promise<Opened | null>,
  ): Promise<
    { readonly locale: SiteLocale; readonly network: string; readonly found: Opened } | undefined
  > => {
    const { locale } = request.params;
    const { key } = request.query as { key?: unknown };
    if (!isLocale(locale) || !isSiteLocale(locale)) return void reply.callNotFound();
    reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    const network = networkOf(request.raw);
    if (wrong.isOver(network)) return void reply.code(429).send({ message: 'Try again in some minutes.' });
    const found = typeof key === 'string' && isSecret(key) ? await open(key) : null;
    if (found !== null) return { locale, network, found };
    wrong.add(network);
    return void reply.callNotFound();
  };
  const send = (reply: FastifyReply, name: string, calendar: string) =>
    reply
      .type(`${mediaType('ics')}; charset=utf-8`)
      .header('content-disposition', contentDisposition('attachment', name))
      .send(calendar);

  app.get<Addressed>('/calendars/:locale/my-list.ics', async (request, reply) => {
    const its = await opened(request, reply, (key) => openCalendar(db, key, isEmbedded(settings)));
    if (!its) return reply;
    const viewer = { id: its.found, permissions: new Set<string>() };
    const { data } = await reading.take(its.network, () =>
      execute(myListCalendarQuery, { locale: its.locale }, { db, viewer, clock: new Clock() }),
    );
    return send(reply, 'my-list.ics', myListCalendar(data, its.locale, settings.siteOrigin));
  });

  app.get<Addressed>('/calendars/:locale/room.ics', async (request, reply) => {
    const its = await opened(request, reply, (key) => openRoomCalendar(db, key, isEmbedded(settings)));
    if (!its) return reply;
    const from = new Date(Date.now() - pastDays * 86_400_000).toISOString().slice(0, 10);
    const matters = await reading.take(its.network, () => readMatters(db, its.found, from));
    return send(reply, 'room.ics', roomCalendarFile(its.found, matters, its.locale, settings.siteOrigin));
  });
}
