import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DRAFT_PATH } from '../../forms/applications/draft-path.ts';
import { discardDraft, openDraft } from '../../forms/applications/drafts.ts';
import { isFormName } from '../../forms/declared/index.ts';
import { namesOf } from '../../forms/files/document.ts';
import { formView } from '../../forms/form-view.ts';
import { postedText } from '../../forms/read-answers.ts';
import { subjectsOf } from '../../forms/subjects.ts';
import { formatDay } from '../../i18n/format.ts';
import { type SiteLocale, siteLocales } from '../../i18n/locales.ts';
import { type DraftNews, draftDocument } from '../../pages/forms/draft-document.tsx';
import { formDocument } from '../../pages/forms/form-document.tsx';
import { askingNetworks } from '../../platform/http/connections/asking-network.ts';
import { limitOfWrongLinks } from '../../platform/http/limit-per-period.ts';
import { secretLinkHeaders } from '../../platform/http/security-headers.ts';
import { addressOf } from '../../routing/address.ts';
import type { Site } from '../site.ts';
import { aroundPage, headersFor } from './around-page.ts';

/**
 * `/forms/application/draft?key=…`: an application that was saved, to go on with, by the link of a mail. Opening it changes
 * nothing; a form deletes it. It is saved again, and sent, at the address of its form.
 */
export function registerDrafts(app: FastifyInstance, site: Site): void {
  const { settings } = site;
  const db = site.database.kysely;
  const networkOf = askingNetworks(settings);
  const wrong = limitOfWrongLinks();
  const subjects = subjectsOf(db);
  const headers = headersFor(site, secretLinkHeaders);
  const send = async (reply: FastifyReply, status: number, html: string) =>
    reply.code(status).headers(headers).send(html);
  const tell = async (
    reply: FastifyReply,
    locale: SiteLocale,
    news: DraftNews,
    { status = 200, sent }: { status?: number; sent?: string | undefined } = {},
  ) => send(reply, status, draftDocument(news, sent, await aroundPage(site, locale)));

  const show = async (request: FastifyRequest, reply: FastifyReply, locale: SiteLocale) => {
    const query = request.query as Readonly<Record<string, unknown>>;
    const [key, mailed] = [postedText(query, 'key'), postedText(query, 'mailed')];
    if (key === '' && isFormName(mailed)) return tell(reply, locale, 'mailed', { sent: mailed });
    if (key === '' && query.deleted !== undefined) return tell(reply, locale, 'deleted');
    const network = networkOf(request.raw);
    if (wrong.isOver(network)) return tell(reply, locale, 'over', { status: 429 });
    const draft = await openDraft(db, key);
    if (!draft) {
      wrong.add(network);
      return tell(reply, locale, 'over', { status: 404 });
    }
    const { form: name, about, answers, files, deleteAt } = draft;
    const position = await subjects.appliedFor(name, about, locale);
    const shown = {
      form: formView(name, locale),
      about,
      answers,
      subject: subjects.titleOf(position, locale),
      isClosed: !position?.isOpen,
      draft: {
        key,
        fileNames: namesOf(files),
        leftOut: [],
        until: formatDay(deleteAt.toISOString().slice(0, 10), locale),
        isSaved: query.saved !== undefined,
      },
    };
    return send(reply, 200, formDocument(shown, await aroundPage(site, locale)));
  };

  app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 1_000 });
    for (const locale of siteLocales) {
      const address = addressOf(locale, DRAFT_PATH);
      scope.get(address, (request, reply) => show(request, reply, locale));
      scope.post(address, { bodyLimit: 1_000 }, async (request, reply) => {
        await discardDraft(db, postedText(request.query as Readonly<Record<string, unknown>>, 'key'));
        return reply.headers(headers).redirect(`${address}?deleted`, 303);
      });
    }
  });
}
