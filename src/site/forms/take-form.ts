import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { DRAFT_PATH } from '../../forms/applications/draft-path.ts';
import { beginDraft, discardDraft, openDraft, saveDraft } from '../../forms/applications/drafts.ts';
import { equalityPermission } from '../../forms/applications/equality.ts';
import type { Problem } from '../../forms/check.ts';
import { type FormName, forms } from '../../forms/declared/index.ts';
import { NoPlace } from '../../forms/events/places.ts';
import { namesOf } from '../../forms/files/document.ts';
import { scanFiles } from '../../forms/files/scan-files.ts';
import { formView } from '../../forms/form-view.ts';
import { isWrittenTooOften } from '../../forms/mailbox-rate.ts';
import { formRates } from '../../forms/rates.ts';
import { leftOutOf, postedText, readAnswers } from '../../forms/read-answers.ts';
import { signedAge } from '../../forms/signed-time.ts';
import { formSecretOf } from '../../forms/submissions/form-secret.ts';
import { submit } from '../../forms/submissions/submit.ts';
import { suspicionsOf } from '../../forms/suspicion.ts';
import { formatDay, formatList } from '../../i18n/format.ts';
import type { SiteLocale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { formDocument, type ShownForm, unknownDraft } from '../../pages/forms/form-document.tsx';
import { outageOf } from '../../platform/db/outage.ts';
import { FilesAway } from '../../platform/files/bucket.ts';
import { fileStore } from '../../platform/files/file-store.ts';
import { askingNetworks } from '../../platform/http/connections/asking-network.ts';
import { retryAfterSeconds } from '../../platform/http/errors.ts';
import { formPageHeaders } from '../../platform/http/security-headers.ts';
import { addressOf } from '../../routing/address.ts';
import type { Site } from '../site.ts';
import { aroundPage, headersFor } from './around-page.ts';
import { readPosted } from './forms-with-files.ts';
import { withOfficeHours } from './office-hours.ts';
import { couldBeId, subjectsOf } from './subjects.ts';
import { thanksAt } from './thanks-at.ts';

/** Pages of thanks for registrations, by what they came to; of one that is held nothing is known yet. */
const thanksFor = {
  registered: 'events/registration',
  waiting: 'events/registration/waiting-list',
  cancelled: undefined,
} as const;
/** Forms of one kind from one network in ten minutes: beyond the first they are held, beyond the second refused. */
const often = 5;
const tooOften = 30;

/** Shows forms, and takes what is posted: 303 to the page of thanks, or the form again with all that was typed. */
export function formTaker(site: Site, log: FastifyBaseLogger) {
  const { settings, database } = site;
  const db = database.kysely;
  const secretOf = formSecretOf(db);
  const networkOf = askingNetworks(settings);
  const subjects = subjectsOf(db);
  const rates = formRates(db);
  const files = fileStore(db, settings.files);
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
    const body = (request.body ?? {}) as Readonly<Record<string, unknown>>;
    const { forms: m } = messagesFor(locale).contact;
    const key = postedText(body, 'draft');
    const typed: ShownForm = {
      form: formView(name, locale),
      about: postedText(body, 'about'),
      answers: readAnswers(forms[name], body),
      // Whether there is such a draft is not known yet; the link to it is not lost in any case.
      draft: unknownDraft(key, leftOutOf(forms[name], body)),
    };
    try {
      const network = `${networkOf(request.raw)} ${name}`;
      const sentOfLate = await rates.of(network);
      if (sentOfLate >= tooOften) return show(reply, 429, locale, { ...typed, notice: m.tooMany });
      return await takeChecked({ request, reply, locale, name, body, typed, network, sentOfLate });
    } catch (error) {
      if (error instanceof NoPlace) {
        const notice = messagesFor(locale).events.register[error.refusal];
        return show(reply, 422, locale, { ...typed, notice });
      }
      const outage = error instanceof FilesAway ? error.message : outageOf(error);
      if (outage === null) throw error;
      log.warn({ form: name, outage }, 'submission not recorded');
      return show(reply, 503, locale, { ...typed, notice: m.away });
    }
  };

  interface Posted {
    readonly request: FastifyRequest;
    readonly reply: FastifyReply;
    readonly locale: SiteLocale;
    readonly name: FormName;
    readonly body: Readonly<Record<string, unknown>>;
    readonly typed: ShownForm;
    readonly network: string;
    readonly sentOfLate: number;
  }

  const takeChecked = async ({ reply, locale, name, body, typed, network, sentOfLate }: Posted) => {
    const { forms: m } = messagesFor(locale).contact;
    const { about = '', draft } = typed;
    const { appliesFor } = forms[name];
    const opened = draft ? await openDraft(db, draft.key) : null;
    // A key of something else is none.
    const kept = opened?.form === name && opened.about === about ? opened : null;
    const { answers, documents, problems: all } = readPosted(forms[name], body, kept?.files);
    const saves = appliesFor !== undefined && postedText(body, 'save') !== '';
    const problems = saves ? problemsOfSaved(all) : all;
    const shown: ShownForm = {
      ...typed,
      answers,
      draft:
        kept && draft
          ? {
              ...draft,
              fileNames: namesOf(kept.files),
              until: formatDay(kept.deleteAt.toISOString().slice(0, 10), locale),
            }
          : undefined,
    };
    if (Object.keys(problems).length > 0) {
      // To look into a file costs more than to look at a text.
      if (appliesFor) await rates.add(network);
      const lost = Object.entries(documents).flatMap(([field, file]) =>
        file === kept?.files[field] ? [] : [file.name],
      );
      const notice = lost.length > 0 ? m.chooseAgain({ names: formatList(lost, locale) }) : undefined;
      return show(reply, 422, locale, { ...shown, problems, notice });
    }
    const position = appliesFor ? await subjects.appliedFor(name, about, locale) : null;
    if (appliesFor && !position?.isOpen) return show(reply, 422, locale, { ...shown, isClosed: true });
    await rates.add(network);
    if (saves && position) {
      const address = addressOf(locale, DRAFT_PATH);
      const saved = { form: name, about, answers, files: documents };
      if (kept && draft && (await saveDraft(db, draft.key, saved)))
        return reply.headers(headers).redirect(`${address}?key=${draft.key}&saved`, 303);
      const { siteOrigin } = settings;
      // Only machines fill in what nobody sees: they are told the same, and nobody is mailed.
      const isTold =
        postedText(body, 'homepage') !== '' ||
        (!(await isWrittenTooOften(rates, answers.email ?? '')) &&
          (await beginDraft(db, saved, { locale, title: position.title, siteOrigin })));
      if (!isTold) return show(reply, 429, locale, { ...shown, notice: m.tooMany });
      return reply.headers(headers).redirect(`${address}?mailed=${name}`, 303);
    }
    const begun = postedText(body, 'begun');
    const isFlooded = await isWrittenTooOften(rates, answers.email ?? '');
    const suspicions = suspicionsOf({
      answers,
      trap: postedText(body, 'homepage'),
      age: begun === '' ? undefined : signedAge(await secretOf(), begun, Date.now()),
      // Of what is held nobody is told.
      isOften: sentOfLate >= often || isFlooded,
    });
    const { reference, place } = await submit(
      db,
      { form: name, locale, about: await knownRecord(about), answers, files: documents, suspicions },
      { siteOrigin: settings.siteOrigin, files },
    );
    if (kept && draft) await discardDraft(db, draft.key);
    log.info({ form: name, reference, suspicions }, 'submission received');
    if (Object.keys(documents).length > 0 && settings.clamd)
      scanFiles(db, files, settings.clamd).catch((error: unknown) =>
        log.warn({ error: String(error) }, 'files not looked at; tried again within the hour'),
      );
    const thanks = await thanksAt(database, locale, (place && thanksFor[place.place]) ?? forms[name].thanks);
    const waits = place?.position ? `&position=${place.position}` : '';
    const equality = appliesFor ? `&equality=${equalityPermission(await secretOf(), name, new Date())}` : '';
    return reply.redirect(`${thanks}?reference=${reference}${waits}${equality}`, 303);
  };

  /** What it is about, when there is such a record. */
  const knownRecord = async (id: string): Promise<string | null> => {
    if (!couldBeId(id)) return null;
    const found = await db.selectFrom('record').select('id').where('id', '=', id).executeTakeFirst();
    return found?.id ?? null;
  };

  return { show, take, subjects, secretOf };
}

/** What is saved for later need not be whole; but the link has to go somewhere. */
function problemsOfSaved(problems: Readonly<Record<string, Problem>>): Record<string, Problem> {
  return Object.fromEntries(
    Object.entries(problems).filter(([field, problem]) => problem !== 'missing' || field === 'email'),
  );
}
