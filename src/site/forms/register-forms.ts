import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type FormName, forms, isFormName } from '../../forms/declared/index.ts';
import { refusalOf } from '../../forms/events/event-record.ts';
import { fileFields } from '../../forms/form.ts';
import { formView } from '../../forms/form-view.ts';
import { leftOutOf, postedText, readAnswers } from '../../forms/read-answers.ts';
import { signTime } from '../../forms/signed-time.ts';
import { siteLocales } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { unknownDraft } from '../../pages/forms/form-document.tsx';
import { isFromOurPages } from '../../platform/http/same-origin.ts';
import { addressOf } from '../../routing/address.ts';
import type { Site } from '../site.ts';
import { readFormsWithFiles } from './forms-with-files.ts';
import { formTaker } from './take-form.ts';

/** Bytes: the longest answers, in Chinese and percent-encoded. */
const largestBody = 256 * 1024;
/** Those that are sent with files. */
const formsWithFiles = (Object.keys(forms) as FormName[]).filter(
  (name) => fileFields(forms[name]).length > 0,
);

/**
 * `/forms/…`: a page for each form, with what its query says filled in, and what is posted there from any page: 303 to the page of
 * thanks, or the form again with all that was typed. `/forms-begun` says, signed, when a reader began.
 */
export function registerForms(app: FastifyInstance, site: Site): void {
  const { show, take, subjects, secretOf } = formTaker(site, app.log);

  const fromOurPages = async (request: FastifyRequest, reply: FastifyReply) => {
    if (isFromOurPages(request.headers, site.settings.siteOrigin)) return;
    return reply.code(403).send({ message: 'Forms are sent from our own pages.' });
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
        const event = await subjects.event(form, about, locale);
        if (forms[form].isRegistration && !event) return reply.callNotFound();
        const refusal = event && refusalOf(event, new Date());
        const notice = refusal ? messagesFor(locale).events.register[refusal] : undefined;
        const isClosed =
          forms[form].appliesFor !== undefined && !(await subjects.appliedFor(form, about, locale))?.isOpen;
        return show(reply, 200, locale, { ...shown, notice, isClosed });
      });
      scope.post(path, { bodyLimit: largestBody, onRequest: fromOurPages }, async (request, reply) => {
        const { form } = request.params as { form: string };
        if (!isFormName(form)) return reply.callNotFound();
        return take(request, reply, locale, form);
      });
      for (const name of formsWithFiles)
        scope.register(async (files) => {
          readFormsWithFiles(files, site.settings, (reply, status, read) => {
            const m = messagesFor(locale).contact.forms;
            const notice = { 413: m.fileTooLarge, 422: m.incomplete, 503: m.away }[status];
            const answers = readAnswers(forms[name], read);
            const about = postedText(read, 'about');
            const key = postedText(read, 'draft');
            return show(reply, status, locale, {
              form: formView(name, locale),
              answers,
              about,
              notice,
              draft: unknownDraft(key, leftOutOf(forms[name], read)),
            });
          });
          files.post(addressOf(locale, `/forms/${name}`), { onRequest: fromOurPages }, (request, reply) =>
            take(request, reply, locale, name),
          );
        });
    }
  });
}
