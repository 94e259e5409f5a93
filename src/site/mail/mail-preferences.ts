import type { Readable } from 'node:stream';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readAlerts, removeAlert } from '../../account/alerts/alerts.ts';
import { readMailTimes } from '../../account/alerts/mail-times.ts';
import { endAlerts } from '../../account/digests/end-alerts.ts';
import { MAIL_PREFERENCES_PATH as path } from '../../account/digests/queue-digests.ts';
import { movableNewsletters } from '../../account/newsletters/ask-to-move.ts';
import {
  confirmNewsletters,
  endNewsletters,
  endReasons,
  pauseMails,
} from '../../account/newsletters/change-newsletters.ts';
import { type MailOwner, newslettersOf, ownerByKey } from '../../account/newsletters/owner.ts';
import { saveOwnTimes } from '../../account/newsletters/save-own-times.ts';
import { readForm } from '../../graphql/endpoint/uploads/multipart-form.ts';
import { type SiteLocale, siteLocales } from '../../i18n/locales.ts';
import type { TypedAddress } from '../../pages/auth/mail-preferences/MoveNewsletters.tsx';
import { mailPreferencesDocument } from '../../pages/auth/mail-preferences/mail-preferences-document.tsx';
import { confirmText } from '../../pages/auth/mail-preferences/OwnNewsletters.tsx';
import { askingNetworks } from '../../platform/http/connections/asking-network.ts';
import { limitOfWrongLinks } from '../../platform/http/limit-per-period.ts';
import { secretLinkHeaders } from '../../platform/http/security-headers.ts';
import { addressOf } from '../../routing/address.ts';
import { aroundPage, headersFor } from '../forms/around-page.ts';
import type { Site } from '../site.ts';
import { askForMove } from './ask-for-move.ts';

/** Whose mails a link is about; null: it leads nowhere. */
interface Found {
  readonly owner: MailOwner | null;
  readonly key: string;
  readonly status: number;
}

/** Bytes. */
const LARGEST_FORM = 2_000;
/** What is read of one click as mail programs are to send it (RFC 8058, section 3.1). */
const oneClick = {
  field: LARGEST_FORM,
  form: LARGEST_FORM,
  parts: { fields: 8, files: 1, parts: 9, file: LARGEST_FORM },
};
/** What the field `List-Unsubscribe` says (RFC 8058, section 3.2); mail programs are told what is wrong with any other. */
const ONE_CLICK = 'One-Click';
const NOT_ONE_CLICK = `Nothing was ended: the form has to say List-Unsubscribe=${ONE_CLICK} (RFC 8058).\n`;
const DAY = 86_400_000;

/**
 * `/mail/preferences?key=…`: what somebody is sent, by the link that stands in every mail, without signing in. Opening it
 * changes nothing, whoever follows links of mails for their reader; a form does, and the one click of RFC 8058, which
 * ends the newsletter that the address names, or all alerts.
 */
export function registerMailPreferences(app: FastifyInstance, site: Site): void {
  const { settings, database } = site;
  const db = database.kysely;
  const networkOf = askingNetworks(settings);
  const wrong = limitOfWrongLinks();
  const headers = headersFor(site, secretLinkHeaders);
  const find = async (request: FastifyRequest): Promise<Found> => {
    const { key } = request.query as { key?: unknown };
    const network = networkOf(request.raw);
    const isOver = wrong.isOver(network);
    const owner = typeof key === 'string' && !isOver ? await ownerByKey(db, key) : null;
    if (!owner && !isOver) wrong.add(network);
    return { owner, key: owner ? String(key) : '', status: owner ? 200 : isOver ? 429 : 404 };
  };
  const page = async (
    locale: SiteLocale,
    { owner, key, status }: Found,
    request: FastifyRequest,
    typed?: TypedAddress,
  ) => {
    const { changed, asked } = request.query as Readonly<Record<string, unknown>>;
    const mayMove = async ({ visitor, address }: MailOwner) =>
      visitor === null && (await movableNewsletters(db, address, locale)).length > 0;
    const shown = owner && {
      locale,
      key,
      alerts: owner.visitor === null ? null : await readAlerts(db, owner.visitor, locale),
      newsletters: await newslettersOf(db, owner, locale),
      times: owner.visitor === null ? { locale: owner.locale } : await readMailTimes(db, owner.visitor),
      pausedUntil: owner.pausedUntil,
      move: (await mayMove(owner)) ? (typed ?? { email: '' }) : null,
      just: changed !== undefined ? ('changed' as const) : asked !== undefined ? ('asked' as const) : null,
    };
    return { status, html: mailPreferencesDocument(shown, path, await aroundPage(site, locale)) };
  };
  const change = async (owner: MailOwner, locale: SiteLocale, request: FastifyRequest) => {
    const form = (request.body ?? {}) as Readonly<Record<string, unknown>>;
    const { newsletter } = request.query as { newsletter?: unknown };
    const { end, pause, confirm, endNewsletter, times } = form;
    const now = new Date();
    const isOneClick = form['List-Unsubscribe'] === ONE_CLICK;
    if (isOneClick && typeof newsletter === 'string')
      await endNewsletters(db, owner, newsletter, { how: 'one-click', reason: null });
    else if (isOneClick || end === 'all') await endAllAlerts(owner);
    else if (typeof end === 'string' && owner.visitor !== null)
      await removeAlert(db, owner.visitor, end).catch(ignoreRefused);
    else if (times === 'save') await saveOwnTimes(db, owner, form).catch(ignoreRefused);
    else if (confirm === 'yes') await confirmNewsletters(db, owner, locale, confirmText(locale));
    else if (typeof endNewsletter === 'string') {
      const reason = endReasons.find((one) => one === form.reason) ?? null;
      await endNewsletters(db, owner, endNewsletter === 'all' ? null : endNewsletter, {
        how: 'page',
        reason,
      });
    } else if (pause === '0') await pauseMails(db, owner, null, now);
    else if (pause === '28') {
      const until = new Date(now.getTime() + 28 * DAY).toISOString().slice(0, 10);
      await pauseMails(db, owner, until, now);
    }
  };
  const endAllAlerts = async ({ visitor }: MailOwner) => {
    if (visitor !== null) await endAlerts(db, visitor);
  };

  app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: LARGEST_FORM });
    scope.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: Readable) =>
      Object.fromEntries(await readForm(payload, request.headers, oneClick)),
    );
    for (const locale of siteLocales) {
      const address = addressOf(locale, path);
      scope.get(address, async (request, reply) => {
        const { status, html } = await page(locale, await find(request), request);
        return reply.code(status).headers(headers).send(html);
      });
      scope.post(address, { bodyLimit: LARGEST_FORM }, async (request, reply) => {
        const found = await find(request);
        const { owner, key } = found;
        if (!owner) {
          const { status, html } = await page(locale, found, request);
          return reply.code(status).headers(headers).send(html);
        }
        const form = (request.body ?? {}) as Readonly<Record<string, unknown>>;
        const click = form['List-Unsubscribe'];
        if (click !== undefined && click !== ONE_CLICK)
          return reply.code(400).headers(headers).type('text/plain; charset=utf-8').send(NOT_ONE_CLICK);
        if (typeof form.moveTo === 'string' && owner.visitor === null && owner.address !== null) {
          const email = form.moveTo.trim();
          const refused = await askForMove(db, owner.address, email, locale, settings.siteOrigin);
          if (!refused) return reply.headers(headers).redirect(`${address}?key=${key}&asked`, 303);
          const { html } = await page(locale, found, request, { email, error: refused.error });
          return reply.code(refused.status).headers(headers).send(html);
        }
        await change(owner, locale, request);
        if (click !== undefined) return reply.code(200).headers(headers).send('');
        return reply.headers(headers).redirect(`${address}?key=${key}&changed`, 303);
      });
    }
  });
}

/** It was ended before, as when a form is sent twice; or it says what no form of ours says. */
function ignoreRefused(error: { readonly extensions?: { readonly code?: unknown } }): void {
  if (!['NOT_FOUND', 'BAD_USER_INPUT'].includes(String(error.extensions?.code))) throw error;
}
