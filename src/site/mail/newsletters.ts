import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readNewsletters } from '../../account/alerts/newsletters.ts';
import { askForNewsletters } from '../../account/newsletters/ask-for-newsletters.ts';
import { consentText, type NewsletterFormProps } from '../../components/forms/NewsletterForm.tsx';
import { check, emailRule } from '../../forms/check.ts';
import { isWrittenTooOften, wasWrittenTooOften } from '../../forms/mailbox-rate.ts';
import { formRates } from '../../forms/rates.ts';
import { postedText } from '../../forms/read-answers.ts';
import { type SiteLocale, siteLocales } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { newslettersDocument } from '../../pages/newsletters/newsletters-document.tsx';
import { askingNetworks } from '../../platform/http/connections/asking-network.ts';
import { isFromOurPages } from '../../platform/http/same-origin.ts';
import { formPageHeaders } from '../../platform/http/security-headers.ts';
import { addressOf } from '../../routing/address.ts';
import { NEWSLETTERS_PATH as path } from '../../routing/newsletters-path.ts';
import { aroundPage, headersFor } from '../forms/around-page.ts';
import { thanksAt } from '../forms/thanks-at.ts';
import type { Site } from '../site.ts';

/** Bytes. */
const LARGEST_FORM = 8_000;
/** Addresses given from one network in ten minutes. */
const most = 10;

/**
 * `/mail/newsletters`: newsletters to be sent to an address, without an account. What is posted leads to a letter to that
 * address, and to the same page of thanks whether the address is known or not.
 */
export function registerNewsletters(app: FastifyInstance, site: Site): void {
  const { settings, database } = site;
  const db = database.kysely;
  const networkOf = askingNetworks(settings);
  const rates = formRates(db);
  const headers = headersFor(site, formPageHeaders);

  const show = async (
    reply: FastifyReply,
    status: number,
    locale: SiteLocale,
    shown: Omit<NewsletterFormProps, 'locale'> | null,
  ) => {
    const html = newslettersDocument(shown, await aroundPage(site, locale));
    return reply.code(status).headers(headers).send(html);
  };

  const offered = async (locale: SiteLocale, chosen: readonly unknown[]) =>
    (await readNewsletters(db, null, locale)).map(({ record, slug }) => ({
      id: record.id,
      slug,
      title: record.title,
      locale: record.locale,
      cadence: String(record.fields.cadence ?? ''),
      summary: record.summary,
      isChosen: chosen.includes(record.id),
    }));

  const take = async (request: FastifyRequest, reply: FastifyReply, locale: SiteLocale) => {
    if (!isFromOurPages(request.headers, settings.siteOrigin))
      return reply.code(403).send({ message: 'Forms are sent from our own pages.' });
    const body = (request.body ?? {}) as Readonly<Record<string, unknown>>;
    const { mails, contact } = messagesFor(locale);
    const email = postedText(body, 'email').trim();
    const newsletters = await offered(locale, [body.newsletter].flat());
    const chosen = newsletters.filter(({ isChosen }) => isChosen);
    const errors = {
      ...(check([emailRule], { email }).email && { email: contact.forms.email }),
      ...(chosen.length === 0 && { newsletters: mails.newsletters.chooseOne }),
    };
    const shown = { newsletters, email, errors };
    if (Object.keys(errors).length > 0) return show(reply, 422, locale, shown);
    if ((await rates.add(`${networkOf(request.raw)} newsletters`)) > most)
      return show(reply, 429, locale, { ...shown, notice: contact.forms.tooMany });
    // Only machines fill in what nobody sees: they are thanked, and nothing is sent. Nor is it to who was written to very
    // often today, whoever gave the address; of which whoever types it is told nothing.
    if (postedText(body, 'homepage') === '' && !(await wasWrittenTooOften(rates, email))) {
      const asked = { email, locale, newsletters: chosen, shown: consentText(locale) };
      const isWritten = await askForNewsletters(db, asked, settings.siteOrigin);
      // Asked for again it is no letter, and takes none from what its owner is sent.
      if (isWritten) await isWrittenTooOften(rates, email);
    }
    const otherwise = `${addressOf(locale, path)}?asked`;
    return reply.redirect(await thanksAt(database, locale, 'subscription', otherwise), 303);
  };

  app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: LARGEST_FORM });
    for (const locale of siteLocales) {
      const address = addressOf(locale, path);
      scope.get(address, async (request, reply) => {
        const { asked, newsletter } = request.query as Readonly<Record<string, unknown>>;
        if (asked !== undefined) return show(reply, 200, locale, null);
        const newsletters = await offered(locale, [newsletter].flat());
        return show(reply, 200, locale, { newsletters, email: '', errors: {} });
      });
      scope.post(address, { bodyLimit: LARGEST_FORM }, (request, reply) => take(request, reply, locale));
    }
  });
}
