import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { countEquality, permittedForm } from '../../forms/applications/equality.ts';
import { EQUALITY_PATH, equalityQuestions } from '../../forms/applications/equality-questions.ts';
import { postedText } from '../../forms/read-answers.ts';
import { formSecretOf } from '../../forms/submissions/form-secret.ts';
import { type SiteLocale, siteLocales } from '../../i18n/locales.ts';
import { equalityDocument, type ShownEquality } from '../../pages/forms/equality-document.tsx';
import { secretLinkHeaders } from '../../platform/http/security-headers.ts';
import { addressOf } from '../../routing/address.ts';
import type { Site } from '../site.ts';
import { aroundPage, headersFor } from './around-page.ts';

/**
 * `/forms/equal-opportunities?key=…`: what somebody who has applied may say of themselves, from the page of thanks. It is
 * counted, and kept apart from the application: the key is in no table.
 */
export function registerEquality(app: FastifyInstance, site: Site): void {
  const db = site.database.kysely;
  const secretOf = formSecretOf(db);
  const headers = headersFor(site, secretLinkHeaders);
  const show = async (reply: FastifyReply, locale: SiteLocale, shown: ShownEquality) =>
    reply
      .code(shown === 'over' ? 404 : 200)
      .headers(headers)
      .send(equalityDocument(shown, await aroundPage(site, locale)));
  const find = async (request: FastifyRequest) => {
    const key = postedText(request.query as Readonly<Record<string, unknown>>, 'key');
    return { key, form: permittedForm(await secretOf(), key, new Date()) };
  };

  app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 2_000 });
    for (const locale of siteLocales) {
      const address = addressOf(locale, EQUALITY_PATH);
      scope.get(address, async (request, reply) => {
        const { counted } = request.query as Readonly<Record<string, unknown>>;
        if (counted !== undefined) return show(reply, locale, 'counted');
        const { key, form } = await find(request);
        return show(reply, locale, form === null ? 'over' : { key });
      });
      scope.post(address, { bodyLimit: 2_000 }, async (request, reply) => {
        const { key, form } = await find(request);
        if (form === null) return show(reply, locale, 'over');
        const body = (request.body ?? {}) as Readonly<Record<string, unknown>>;
        const answers = Object.fromEntries(
          Object.keys(equalityQuestions).map((name) => [name, postedText(body, name)]),
        );
        await countEquality(db, { form, permission: key, answers });
        return reply.headers(headers).redirect(`${address}?counted`, 303);
      });
    }
  });
}
