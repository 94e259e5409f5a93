import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readAlerts, removeAlert } from '../../account/alerts/alerts.ts';
import { pauseAlerts, pausedUntil } from '../../account/alerts/pause.ts';
import { endAlerts, readerByKey } from '../../account/digests/end-alerts.ts';
import { MAIL_PREFERENCES_PATH as path } from '../../account/digests/queue-digests.ts';
import { chromeView } from '../../components/layout/chrome.ts';
import { type SiteLocale, siteLocales } from '../../i18n/locales.ts';
import { mailPreferencesDocument } from '../../pages/auth/mail-preferences/mail-preferences-document.tsx';
import { signInSettings } from '../../pages/document/sign-in-settings.ts';
import { Clock } from '../../platform/cache/clock.ts';
import { askingNetworks } from '../../platform/http/connections/asking-network.ts';
import { LimitPerPeriod } from '../../platform/http/limit-per-period.ts';
import { securityHeaders } from '../../platform/http/security-headers.ts';
import { addressOf } from '../../routing/address.ts';
import { readFrame } from '../handle-page.ts';
import type { Site } from '../site.ts';

/** Bytes. */
const LARGEST_FORM = 2_000;
const DAY = 86_400_000;
/** Links that lead nowhere, tried from one network in ten minutes. Keys are not guessed: this only spares the database. */
const wrongLinks = { most: 30, period: 600_000 };

/**
 * `/mail/preferences?key=…`: what somebody is sent, by the link that stands in every mail, without signing in. Opening it
 * changes nothing, whoever follows links of mails for their reader; a form does, and the one click of RFC 8058, which
 * ends all alerts.
 */
export function registerMailPreferences(app: FastifyInstance, site: Site): void {
  const { settings, database, assets } = site;
  const db = database.kysely;
  const networkOf = askingNetworks(settings);
  const wrong = new LimitPerPeriod(wrongLinks.most, wrongLinks.period);
  const headers = {
    ...securityHeaders(settings, assets.beforeDrawing),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow, noarchive',
    'referrer-policy': 'no-referrer',
  };
  const find = async (request: FastifyRequest) => {
    const { key } = request.query as { key?: unknown };
    const network = networkOf(request.raw);
    const isOver = wrong.isOver(network);
    const reader = typeof key === 'string' && !isOver ? await readerByKey(db, key) : null;
    if (!reader && !isOver) wrong.add(network);
    return { reader, key: reader ? String(key) : '', status: reader ? 200 : isOver ? 429 : 404 };
  };
  const page = async (locale: SiteLocale, request: FastifyRequest) => {
    const { reader, key, status } = await find(request);
    const clock = new Clock();
    const frame = await readFrame(site, { locale, clock });
    const shown = reader && {
      locale,
      key,
      alerts: await readAlerts(db, reader.visitor, locale),
      pausedUntil: await pausedUntil(db, reader.visitor),
      isChanged: (request.query as { changed?: unknown }).changed !== undefined,
    };
    const html = mailPreferencesDocument(shown, {
      locale,
      path,
      origin: settings.siteOrigin,
      assets,
      chrome: chromeView(frame.data, locale, clock),
      signIn: signInSettings(settings),
      icpNumber: settings.icpNumber,
    });
    return { status, html };
  };
  const change = async (visitor: string, form: Readonly<Record<string, unknown>>) => {
    const { end, pause } = form;
    const now = new Date();
    if (form['List-Unsubscribe'] === 'One-Click' || end === 'all') await endAlerts(db, visitor);
    else if (typeof end === 'string') await removeAlert(db, visitor, end).catch(ignoreEnded);
    else if (pause === '0') await pauseAlerts(db, visitor, null, now);
    else if (pause === '28') {
      const until = new Date(now.getTime() + 28 * DAY).toISOString().slice(0, 10);
      await pauseAlerts(db, visitor, until, now);
    }
  };

  app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: LARGEST_FORM });
    for (const locale of siteLocales) {
      const address = addressOf(locale, path);
      scope.get(address, async (request, reply) => {
        const { status, html } = await page(locale, request);
        return reply.code(status).headers(headers).send(html);
      });
      scope.post(address, { bodyLimit: LARGEST_FORM }, async (request, reply) => {
        const { reader, key, status } = await find(request);
        if (!reader) {
          const { html } = await page(locale, request);
          return reply.code(status).headers(headers).send(html);
        }
        const form = (request.body ?? {}) as Readonly<Record<string, unknown>>;
        await change(reader.visitor, form);
        if (form['List-Unsubscribe'] !== undefined) return reply.code(200).headers(headers).send('');
        return reply.headers(headers).redirect(`${address}?key=${key}&changed`, 303);
      });
    }
  });
}

/** It was ended before: a form was sent twice. */
function ignoreEnded(error: { readonly extensions?: { readonly code?: unknown } }): void {
  if (error.extensions?.code !== 'NOT_FOUND') throw error;
}
