import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { DRAFT_PATH } from '../../forms/applications/draft-path.ts';
import { type FormName, forms } from '../../forms/declared/index.ts';
import { namesOf } from '../../forms/files/document.ts';
import { formView } from '../../forms/form-view.ts';
import { leftOutOf, postedText, readAnswers } from '../../forms/read-answers.ts';
import type { PostedBody } from '../../forms/read-posted.ts';
import { subjectsOf } from '../../forms/subjects.ts';
import { formSecretOf } from '../../forms/submissions/form-secret.ts';
import { type Refused, submissionTaker } from '../../forms/submissions/take-submission.ts';
import { formatDay, formatList } from '../../i18n/format.ts';
import type { SiteLocale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { formDocument, type ShownForm, unknownDraft } from '../../pages/forms/form-document.tsx';
import { askingNetworks } from '../../platform/http/connections/asking-network.ts';
import { retryAfterSeconds } from '../../platform/http/errors.ts';
import { formPageHeaders } from '../../platform/http/security-headers.ts';
import { addressOf } from '../../routing/address.ts';
import type { Site } from '../site.ts';
import { aroundPage, headersFor } from './around-page.ts';
import { withOfficeHours } from './office-hours.ts';
import { thanksAt } from './thanks-at.ts';

/** Pages of thanks for registrations, by what they came to; of one that is held nothing is known yet. */
const thanksFor = {
  registered: 'events/registration',
  waiting: 'events/registration/waiting-list',
  cancelled: undefined,
} as const;

/** Shows forms, and takes what is posted: 303 to the page of thanks, or the form again with all that was typed. */
export function formTaker(site: Site, log: FastifyBaseLogger) {
  const { settings, database } = site;
  const db = database.kysely;
  const secretOf = formSecretOf(db);
  const networkOf = askingNetworks(settings);
  const subjects = subjectsOf(db);
  const takeSubmission = submissionTaker({ db, settings, log });
  const headers = headersFor(site, formPageHeaders);

  const show = async (reply: FastifyReply, status: number, locale: SiteLocale, shown: ShownForm) => {
    const { form, about = '' } = shown;
    const found = await subjects.find(form.name, about, locale).catch(() => null);
    const subject = subjects.titleOf(found, locale);
    // Without them while the database is away.
    const timed = await withOfficeHours(db, form, locale).catch(() => form);
    return reply
      .code(status)
      .headers({ ...headers, ...(status === 503 && { 'retry-after': String(retryAfterSeconds) }) })
      .send(formDocument({ ...shown, form: timed, subject }, await aroundPage(site, locale)));
  };

  const take = async (request: FastifyRequest, reply: FastifyReply, locale: SiteLocale, name: FormName) => {
    const body = (request.body ?? {}) as PostedBody;
    const taken = await takeSubmission({ name, locale, body, network: networkOf(request.raw) });
    const draftAddress = addressOf(locale, DRAFT_PATH);
    const key = postedText(body, 'draft');
    if (taken.is === 'refused')
      return show(reply, statusOf(taken), locale, shownAgain(taken, { name, locale, body }));
    if (taken.is === 'saved') return reply.headers(headers).redirect(`${draftAddress}?key=${key}&saved`, 303);
    if (taken.is === 'mailed') return reply.headers(headers).redirect(`${draftAddress}?mailed=${name}`, 303);
    const { reference, place, equality } = taken;
    const thanks = await thanksAt(database, locale, (place && thanksFor[place.place]) ?? forms[name].thanks);
    const waits = place?.position ? `&position=${place.position}` : '';
    const more = equality === null ? '' : `&equality=${equality}`;
    return reply.redirect(`${thanks}?reference=${reference}${waits}${more}`, 303);
  };

  return { show, take, subjects, secretOf };
}

function statusOf({ why }: Refused): number {
  if (why === 'tooMany') return 429;
  return why === 'away' ? 503 : 422;
}

interface Typed {
  readonly name: FormName;
  readonly locale: SiteLocale;
  readonly body: PostedBody;
}

/** The form again with all that was typed, and what is to be done. */
function shownAgain({ why, problems, understood }: Refused, { name, locale, body }: Typed): ShownForm {
  const { forms: m } = messagesFor(locale).contact;
  const key = postedText(body, 'draft');
  const leftOut = leftOutOf(forms[name], body);
  const typed: ShownForm = {
    form: formView(name, locale),
    about: postedText(body, 'about'),
    answers: readAnswers(forms[name], body),
    // Whether there is such a draft is not known yet; the link to it is not lost in any case.
    draft: unknownDraft(key, leftOut),
  };
  if (why === 'away') return { ...typed, notice: m.away };
  if (why !== 'wrong' && why !== 'notOpen' && why !== 'tooMany')
    return { ...typed, notice: messagesFor(locale).events.register[why] };
  if (!understood) return { ...typed, notice: m.tooMany };
  const { answers, kept, lost } = understood;
  const draft = kept
    ? {
        key,
        fileNames: namesOf(kept.files),
        leftOut,
        until: formatDay(kept.deleteAt.toISOString().slice(0, 10), locale),
        isSaved: false,
      }
    : undefined;
  const shown: ShownForm = { ...typed, answers, draft };
  if (why === 'notOpen') return { ...shown, isClosed: true };
  if (why === 'tooMany') return { ...shown, notice: m.tooMany };
  return {
    ...shown,
    problems,
    notice: lost.length > 0 ? m.chooseAgain({ names: formatList(lost, locale) }) : undefined,
  };
}
