import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { check, emailRule } from '../../forms/check.ts';
import { formRates } from '../../forms/rates.ts';
import { postedText } from '../../forms/read-answers.ts';
import { TRAINING_RECORD_PATH } from '../../forms/training/record-path.ts';
import {
  deleteTrainingRecord,
  mailTrainingRecord,
  trainingRecordBy,
} from '../../forms/training/training-records.ts';
import { type SiteLocale, siteLocales } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import {
  type ShownTrainingRecord,
  trainingRecordDocument,
} from '../../pages/forms/training-record-document.tsx';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { askingNetworks } from '../../platform/http/connections/asking-network.ts';
import { limitOfWrongLinks } from '../../platform/http/limit-per-period.ts';
import { isFromOurPages } from '../../platform/http/same-origin.ts';
import { secretLinkHeaders } from '../../platform/http/security-headers.ts';
import { addressOf } from '../../routing/address.ts';
import type { Site } from '../site.ts';
import { aroundPage, headersFor } from './around-page.ts';

/** Bytes. */
const LARGEST_FORM = 1_000;
/** Links asked for from one network in ten minutes. */
const most = 10;

/**
 * `/forms/training/record?key=…`: in which training somebody took part, by the link of a mail. Opening it changes nothing; its
 * form, a POST to the same address, deletes the record. Without a key one asks for the link: the answer is the same whether
 * there is a record or not.
 */
export function registerTrainingRecord(app: FastifyInstance, site: Site): void {
  const { settings } = site;
  const db = site.database.kysely;
  const networkOf = askingNetworks(settings);
  const wrong = limitOfWrongLinks();
  const rates = formRates(db);
  const headers = headersFor(site, secretLinkHeaders);
  const show = async (reply: FastifyReply, locale: SiteLocale, shown: ShownTrainingRecord, status = 200) =>
    reply
      .code(status)
      .headers(headers)
      .send(trainingRecordDocument(shown, await aroundPage(site, locale)));

  /** What a key leads to; where it leads nowhere, the form that asks for another link. */
  const find = async (request: FastifyRequest, key: unknown, locale: SiteLocale) => {
    const network = networkOf(request.raw);
    const notice = messagesFor(locale).training.record.noLink;
    if (wrong.isOver(network)) return { shown: { asks: true, notice }, status: 429 } as const;
    const record = typeof key === 'string' ? await trainingRecordBy(db, key) : null;
    if (record) return { shown: { key: String(key), record }, status: 200 } as const;
    wrong.add(network);
    return { shown: { asks: true, notice }, status: 404 } as const;
  };

  const ask = async (request: FastifyRequest, reply: FastifyReply, locale: SiteLocale) => {
    if (!isFromOurPages(request.headers, settings.siteOrigin))
      return reply.code(403).send({ message: 'Forms are sent from our own pages.' });
    const m = messagesFor(locale).contact.forms;
    const email = postedText((request.body ?? {}) as Readonly<Record<string, unknown>>, 'email').trim();
    if (check([emailRule], { email }).email)
      return show(reply, locale, { asks: true, email, error: m.email }, 422);
    if ((await rates.add(`${networkOf(request.raw)} training-record`)) > most)
      return show(reply, locale, { asks: true, email, notice: m.tooMany }, 429);
    await mailTrainingRecord(db, email, locale, settings.siteOrigin, new Date());
    return reply.headers(headers).redirect(`${addressOf(locale, TRAINING_RECORD_PATH)}?asked`, 303);
  };

  app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: LARGEST_FORM });
    for (const locale of siteLocales) {
      const address = addressOf(locale, TRAINING_RECORD_PATH);
      scope.get(address, async (request, reply) => {
        const { key, asked, gone } = request.query as Readonly<Record<string, unknown>>;
        if (key === undefined)
          return show(
            reply,
            locale,
            asked === undefined ? (gone === undefined ? { asks: true } : 'gone') : 'asked',
          );
        const { shown, status } = await find(request, key, locale);
        return show(reply, locale, shown, status);
      });
      scope.post(address, { bodyLimit: LARGEST_FORM }, async (request, reply) => {
        const { key } = request.query as Readonly<Record<string, unknown>>;
        if (key === undefined) return ask(request, reply, locale);
        const { shown, status } = await find(request, key, locale);
        const { record } = shown;
        if (!record) return show(reply, locale, shown, status);
        await inTransaction(db, (trx) => deleteTrainingRecord(trx, record.email));
        return reply.headers(headers).redirect(`${address}?gone`, 303);
      });
    }
  });
}
