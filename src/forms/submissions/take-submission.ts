import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { SiteLocale } from '../../i18n/locales.ts';
import { outageOf } from '../../platform/db/outage.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { FilesAway } from '../../platform/files/bucket.ts';
import { fileStore } from '../../platform/files/file-store.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { beginDraft, discardDraft, type OpenedDraft, openDraft, saveDraft } from '../applications/drafts.ts';
import { equalityPermission } from '../applications/equality.ts';
import { sentFromDraft } from '../applications/sent-draft.ts';
import type { Answers, Problem } from '../check.ts';
import { type FormName, forms } from '../declared/index.ts';
import { NoPlace, type Place } from '../events/places.ts';
import type { Document, Documents } from '../files/document.ts';
import { scanFiles } from '../files/scan-files.ts';
import { isWrittenTooOften } from '../mailbox-rate.ts';
import { formRates } from '../rates.ts';
import { leftOutOf, postedText } from '../read-answers.ts';
import { type PostedBody, readPosted } from '../read-posted.ts';
import { signedAge } from '../signed-time.ts';
import { couldBeId, subjectsOf } from '../subjects.ts';
import { type Suspicion, suspicionsOf } from '../suspicion.ts';
import { formSecretOf } from './form-secret.ts';
import { submit } from './submit.ts';

/** What somebody sends by a form, as it came; beside its fields are `about`, `begun`, `homepage`, `draft` and `save`. */
export interface Posted {
  readonly name: FormName;
  readonly locale: SiteLocale;
  readonly body: PostedBody;
  /** Who sends it (`askingNetworks`). */
  readonly network: string;
}

/** What was understood of it before it was refused. */
interface Understood {
  readonly answers: Answers;
  /** What was saved before, and is gone on with. */
  readonly kept: OpenedDraft | null;
  /** Names of files that are in order and have to be chosen again. */
  readonly lost: readonly string[];
}

/** Nothing was recorded. */
export interface Refused {
  readonly is: 'refused';
  readonly why: 'wrong' | 'notOpen' | 'tooMany' | 'away' | NoPlace['refusal'];
  /** By the names of fields. */
  readonly problems: Readonly<Record<string, Problem>>;
  /** Not there where nothing was looked at. */
  readonly understood?: Understood;
}

/** What became of it. */
export type Taken =
  | {
      readonly is: 'sent';
      readonly reference: string;
      readonly place: Place | null;
      /** Lets an applicant answer about equal opportunities. */
      readonly equality: string | null;
    }
  /** Again, under the link that it had. */
  | { readonly is: 'saved' }
  /** For the first time: a link was mailed. */
  | { readonly is: 'mailed' }
  | Refused;

interface TakerParts {
  readonly db: Kysely<DB>;
  /** For what nobody waits for; default: the same. */
  readonly background?: Kysely<DB>;
  readonly settings: Pick<Settings, 'siteOrigin' | 'files' | 'clamd'>;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/** Forms of one kind from one network in ten minutes: beyond the first they are held, beyond the second refused. */
const often = 5;
const tooOften = 30;

/** Decides what becomes of what visitors send, by whichever door it comes: checked, counted, held, saved or recorded. */
export function submissionTaker({ db, background = db, settings, log }: TakerParts) {
  const secretOf = formSecretOf(db);
  const subjects = subjectsOf(db);
  const rates = formRates(db);
  const files = fileStore(db, settings.files);

  const takeChecked = async ({ name, locale, body }: Posted, rate: string): Promise<Taken> => {
    const about = postedText(body, 'about');
    const key = postedText(body, 'draft');
    const { appliesFor } = forms[name];
    const opened = key === '' ? null : await openDraft(db, key);
    // A key of something else is none.
    const kept = opened?.form === name && opened.about === about ? opened : null;
    const { answers, documents, problems: all } = readPosted(forms[name], body, kept?.files);
    const saves = appliesFor !== undefined && postedText(body, 'save') !== '';
    const onlyLacks = Object.values(all).every((problem) => problem === 'missing');
    if (key !== '' && !opened && !saves && onlyLacks) {
      // The answer to it was lost, and the files that were saved are gone with the draft.
      const again = { form: name, about, answers, files: documents, leftOut: leftOutOf(forms[name], body) };
      const reference = await sentFromDraft(db, files, key, again);
      if (reference !== null) {
        await rates.add(rate);
        return sent(name, reference);
      }
    }
    const problems = saves ? problemsOfSaved(all) : all;
    const refuse = (why: Refused['why']) =>
      refused(why, problems, { answers, kept, lost: namesOfLost(documents, kept) });
    if (Object.keys(problems).length > 0) {
      // To look into a file costs more than to look at a text.
      if (appliesFor) await rates.add(rate);
      return refuse('wrong');
    }
    const position = appliesFor ? await subjects.appliedFor(name, about, locale) : null;
    if (appliesFor && !position?.isOpen) return refuse('notOpen');
    // Each of many at once is told another number: what was looked up before does not know of the others.
    const sentOfLate = await rates.add(rate);
    if (sentOfLate > tooOften) return refuse('tooMany');
    const isMachine = postedText(body, 'homepage') !== '';
    const { siteOrigin } = settings;
    if (saves && position) {
      const saved = { form: name, about, answers, files: documents };
      if (kept && (await saveDraft(db, key, saved))) return { is: 'saved' };
      // Only machines fill in what nobody sees: they are told the same, and nobody is mailed.
      const isTold =
        isMachine || (await beginDraft(db, saved, { locale, title: position.title, siteOrigin }));
      return isTold ? { is: 'mailed' } : refuse('tooMany');
    }
    const begun = postedText(body, 'begun');
    const own = suspicionsOf({
      answers,
      trap: postedText(body, 'homepage'),
      age: begun === '' ? undefined : signedAge(await secretOf(), begun, Date.now()),
      isOften: sentOfLate > often,
    });
    // Of what is held nobody is told: it takes no letter from what the mailbox is sent.
    const isFlooded = own.length === 0 && (await isWrittenTooOften(rates, answers.email ?? ''));
    const suspicions: readonly Suspicion[] = isFlooded ? ['often'] : own;
    const { reference, place } = await submit(
      db,
      {
        form: name,
        locale,
        about: await knownRecord(about),
        answers,
        files: documents,
        suspicions,
        draft: kept ? key : undefined,
      },
      { siteOrigin, files },
    );
    if (kept) await discardDraft(db, key);
    log.info({ form: name, reference, suspicions }, 'submission received');
    if (Object.keys(documents).length > 0 && settings.clamd)
      scanFiles(background, fileStore(background, settings.files), settings.clamd).catch((error: unknown) =>
        log.warn({ error: String(error) }, 'files not looked at; tried again within the hour'),
      );
    return { ...(await sent(name, reference)), place };
  };

  const sent = async (name: FormName, reference: string) => {
    const equality = forms[name].appliesFor ? equalityPermission(await secretOf(), name, new Date()) : null;
    return { is: 'sent', reference, place: null, equality } as const;
  };

  /** What it is about, when there is such a record. */
  const knownRecord = async (id: string): Promise<string | null> => {
    if (!couldBeId(id)) return null;
    const found = await db.selectFrom('record').select('id').where('id', '=', id).executeTakeFirst();
    return found?.id ?? null;
  };

  return async (posted: Posted): Promise<Taken> => {
    const rate = `${posted.network} ${posted.name}`;
    try {
      return (await rates.of(rate)) >= tooOften ? refused('tooMany') : await takeChecked(posted, rate);
    } catch (error) {
      if (error instanceof NoPlace) return refused(error.refusal);
      const outage = error instanceof FilesAway ? error.message : outageOf(error);
      if (outage === null) throw error;
      log.warn({ form: posted.name, outage }, 'submission not recorded');
      return refused('away');
    }
  };
}

function refused(why: Refused['why'], problems: Refused['problems'] = {}, understood?: Understood): Refused {
  return { is: 'refused', why, problems, ...(understood && { understood }) };
}

/** What is saved for later need not be whole; but the link has to go somewhere. */
function problemsOfSaved(problems: Readonly<Record<string, Problem>>): Record<string, Problem> {
  return Object.fromEntries(
    Object.entries(problems).filter(([field, problem]) => problem !== 'missing' || field === 'email'),
  );
}

function namesOfLost(documents: Documents, kept: OpenedDraft | null): string[] {
  const isLost = ([field, file]: readonly [string, Document]) => file !== kept?.files[field];
  return Object.entries(documents)
    .filter(isLost)
    .map(([, { name }]) => name);
}
