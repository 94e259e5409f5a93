import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { positionOf } from '../../forms/applications/position.ts';
import { type FormName, forms, isFormName } from '../../forms/declared/index.ts';
import { readEvent, refusalOf } from '../../forms/events/event-record.ts';
import { NoPlace } from '../../forms/events/places.ts';
import { scanFiles } from '../../forms/files/scan-files.ts';
import { formView } from '../../forms/form-view.ts';
import { postedText, readAnswers } from '../../forms/read-answers.ts';
import { signedAge, signTime } from '../../forms/signed-time.ts';
import { formSecretOf } from '../../forms/submissions/form-secret.ts';
import { submit } from '../../forms/submissions/submit.ts';
import { suspicionsOf } from '../../forms/suspicion.ts';
import { langOf } from '../../i18n/language-of.ts';
import { type SiteLocale, siteLocales } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { formDocument, type ShownForm } from '../../pages/forms/form-document.tsx';
import { Clock } from '../../platform/cache/clock.ts';
import { outageOf } from '../../platform/db/outage.ts';
import { askingNetworks } from '../../platform/http/connections/asking-network.ts';
import { retryAfterSeconds } from '../../platform/http/errors.ts';
import { LimitPerPeriod } from '../../platform/http/limit-per-period.ts';
import { isFromOurPages } from '../../platform/http/same-origin.ts';
import { formPageHeaders, securityHeaders } from '../../platform/http/security-headers.ts';
import { addressOf } from '../../routing/address.ts';
import type { Site } from '../site.ts';
import { aroundPage } from './around-page.ts';
import { readFormsWithFiles, readPosted } from './forms-with-files.ts';
import { thanksAt } from './thanks-at.ts';

/** Bytes: the longest answers, in Chinese and percent-encoded. */
const largestBody = 256 * 1024;
/** Pages of thanks for registrations, by what they came to; of one that is held nothing is known yet. */
const thanksFor = {
  registered: 'events/registration',
  waiting: 'events/registration/waiting-list',
  cancelled: undefined,
} as const;
/** Forms of one kind from one network in ten minutes: beyond the first they are held, beyond the second refused. */
const often = { most: 5, period: 600_000 };
const tooOften = { most: 30, period: 600_000 };

/** Those that are sent with a file. */
const formsWithFiles = (Object.keys(forms) as FormName[]).filter((name) =>
  forms[name].fields.some(({ kind }) => kind === 'file'),
);

const couldBeId = (text: string) => /^[\w-]{1,120}$/.test(text);

/**
 * `/forms/…`: a page for each form, with what its query says filled in, and what is posted there from any page: 303 to the page of
 * thanks, or the form again with all that was typed. `/forms-begun` says, signed, when a reader began.
 */
export function registerForms(app: FastifyInstance, site: Site): void {
  const { settings, database, assets } = site;
  const db = database.kysely;
  const secretOf = formSecretOf(db);
  const networkOf = askingNetworks(settings);
  const rates = {
    often: new LimitPerPeriod(often.most, often.period),
    tooOften: new LimitPerPeriod(tooOften.most, tooOften.period),
  };
  const headers = {
    ...securityHeaders(settings, assets.beforeDrawing),
    ...formPageHeaders,
  };

  const show = async (reply: FastifyReply, status: number, locale: SiteLocale, shown: ShownForm) => {
    return reply
      .code(status)
      .headers({ ...headers, ...(status === 503 && { 'retry-after': String(retryAfterSeconds) }) })
      .send(
        formDocument({ ...shown, subject: await subjectOf(locale, shown) }, await aroundPage(site, locale)),
      );
  };

  /** What is applied for by a form; null: nothing that there is. */
  const appliedFor = async (name: FormName, about: string, locale: SiteLocale) => {
    const position = await positionOf(db, about, locale, new Clock());
    return position?.type === forms[name].appliesFor ? position : null;
  };

  /** What a registration is for. */
  const readShownEvent = async (locale: SiteLocale, { form, about = '' }: ShownForm) =>
    forms[form.name].isRegistration && couldBeId(about) ? readEvent(db, about, locale) : null;
  const subjectOf = async (locale: SiteLocale, shown: ShownForm) => {
    const { form, about = '' } = shown;
    const found = forms[form.name].appliesFor
      ? appliedFor(form.name, about, locale)
      : readShownEvent(locale, shown);
    const subject = await found.catch(() => null);
    return subject ? { title: subject.title, lang: langOf(subject.locale, locale) } : undefined;
  };

  const fromOurPages = async (request: FastifyRequest, reply: FastifyReply) => {
    if (isFromOurPages(request.headers, settings.siteOrigin)) return;
    return reply.code(403).send({ message: 'Forms are sent from our own pages.' });
  };

  const take = async (request: FastifyRequest, reply: FastifyReply, locale: SiteLocale, name: FormName) => {
    const body = (request.body ?? {}) as Readonly<Record<string, unknown>>;
    const { forms: m } = messagesFor(locale).contact;
    const form = formView(name, locale);
    const about = postedText(body, 'about');
    const network = `${networkOf(request.raw)} ${name}`;
    if (rates.tooOften.isOver(network)) {
      const answers = readAnswers(forms[name], body);
      return show(reply, 429, locale, { form, about, answers, notice: m.tooMany });
    }
    const { answers, document, problems } = readPosted(forms[name], body);
    const shown = { form, answers, about };
    if (Object.keys(problems).length > 0) {
      // To look into a file costs more than to look at a text.
      if (forms[name].appliesFor) rates.tooOften.add(network);
      return show(reply, 422, locale, { ...shown, problems, notice: document ? m.chooseAgain : undefined });
    }
    try {
      if (forms[name].appliesFor && !(await appliedFor(name, about, locale))?.isOpen)
        return show(reply, 422, locale, { ...shown, isClosed: true });
      const begun = postedText(body, 'begun');
      const suspicions = suspicionsOf({
        answers,
        trap: postedText(body, 'homepage'),
        age: begun === '' ? undefined : signedAge(await secretOf(), begun, Date.now()),
        isOften: rates.often.isOver(network),
      });
      const { reference, place } = await submit(
        db,
        {
          form: name,
          locale,
          about: await knownRecord(about),
          answers,
          file: document,
          suspicions,
        },
        settings.siteOrigin,
      );
      for (const rate of Object.values(rates)) rate.add(network);
      app.log.info({ form: name, reference, suspicions }, 'submission received');
      if (document && settings.clamd)
        scanFiles(db, settings.clamd).catch((error: unknown) =>
          app.log.warn({ error: String(error) }, 'files not looked at; tried again within the hour'),
        );
      const thanks = await thanksAt(
        database,
        locale,
        (place && thanksFor[place.place]) ?? forms[name].thanks,
      );
      const position = place?.position ? `&position=${place.position}` : '';
      return reply.redirect(`${thanks}?reference=${reference}${position}`, 303);
    } catch (error) {
      if (error instanceof NoPlace) {
        const notice = messagesFor(locale).events.register[error.refusal];
        return show(reply, 422, locale, { ...shown, notice });
      }
      const outage = outageOf(error);
      if (outage === null) throw error;
      app.log.warn({ form: name, outage }, 'submission not recorded');
      return show(reply, 503, locale, { ...shown, notice: m.away });
    }
  };

  /** What it is about, when there is such a record. */
  const knownRecord = async (id: string): Promise<string | null> => {
    if (!couldBeId(id)) return null;
    const found = await db.selectFrom('record').select('id').where('id', '=', id).executeTakeFirst();
    return found?.id ?? null;
  };

  app.get('/forms-begun', async (_, reply) =>
    reply
      .headers({ 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' })
      .send(signTime(await secretOf(), Date.now())),
  );
  app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: largestBody });
    for (const locale of siteLocales) {
      const path = `${addressOf(locale, '/forms')}/:form`;
      scope.get(path, async (request, reply) => {
        const { form } = request.params as { form: string };
        if (!isFormName(form)) return reply.callNotFound();
        const query = request.query as Readonly<Record<string, unknown>>;
        const about = postedText(query, 'about');
        const answers = readAnswers(forms[form], query);
        const shown = { form: formView(form, locale), about, answers };
        const event = await readShownEvent(locale, shown);
        if (forms[form].isRegistration && !event) return reply.callNotFound();
        const refusal = event && refusalOf(event, new Date());
        const notice = refusal ? messagesFor(locale).events.register[refusal] : undefined;
        const isClosed =
          forms[form].appliesFor !== undefined && !(await appliedFor(form, about, locale))?.isOpen;
        return show(reply, 200, locale, { ...shown, notice, isClosed });
      });
      scope.post(path, { bodyLimit: largestBody, onRequest: fromOurPages }, async (request, reply) => {
        const { form } = request.params as { form: string };
        if (!isFormName(form)) return reply.callNotFound();
        return take(request, reply, locale, form);
      });
      for (const name of formsWithFiles)
        scope.register(async (files) => {
          readFormsWithFiles(files, (reply, status, read) => {
            const m = messagesFor(locale).contact.forms;
            const notice = { 413: m.fileTooLarge, 422: m.incomplete, 503: m.away }[status];
            const answers = readAnswers(forms[name], read);
            const about = postedText(read, 'about');
            return show(reply, status, locale, { form: formView(name, locale), answers, about, notice });
          });
          files.post(addressOf(locale, `/forms/${name}`), { onRequest: fromOurPages }, (request, reply) =>
            take(request, reply, locale, name),
          );
        });
    }
  });
}
