import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { gateBy } from '../../content/access/gates.ts';
import { neededOf, rightOf } from '../../content/lessons/questions.ts';
import { postedText } from '../../forms/read-answers.ts';
import { formSecretOf } from '../../forms/submissions/form-secret.ts';
import {
  certificateBy,
  certificateCode,
  certifiedName,
  LONGEST_NAME,
  passOf,
  passState,
} from '../../forms/training/certificate.ts';
import { CERTIFICATE_PATH, QUIZ_PATH } from '../../forms/training/lesson-paths.ts';
import { readLesson } from '../../forms/training/lesson-record.ts';
import type { SignedIn } from '../../graphql/endpoint/viewer.ts';
import { type SiteLocale, siteLocales } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { certificateDocument, type ShownCertificate } from '../../pages/forms/certificate-document.tsx';
import { quizDocument } from '../../pages/forms/quiz-document.tsx';
import { Clock } from '../../platform/cache/clock.ts';
import { askingNetworks } from '../../platform/http/connections/asking-network.ts';
import { LimitPerPeriod, limitOfWrongLinks } from '../../platform/http/limit-per-period.ts';
import { isFromOurPages } from '../../platform/http/same-origin.ts';
import { formPageHeaders } from '../../platform/http/security-headers.ts';
import { addressOf } from '../../routing/address.ts';
import { viewerOf } from '../files/viewer-of.ts';
import type { Site } from '../site.ts';
import { aroundPage, headersFor } from './around-page.ts';

/** Bytes. */
const LARGEST_FORM = 2_000;
/** Certificates for one network in ten minutes: a class sits behind one address. */
const tooOften = { most: 100, period: 600_000 };

type Values = Readonly<Record<string, unknown>>;

/**
 * `/forms/training/quiz?lesson=…&q1=…`: what was answered to the questions of a lesson, explained. `/forms/training/certificate`:
 * a POST of answers and a name makes a certificate, one of a code and a name checks it. Nothing is stored of either. A
 * lesson behind a permission is explained to whoever sends a bearer token that has it; for the certificate, which a form
 * without a token asks for, its page has a pass.
 */
export function registerLessons(
  app: FastifyInstance,
  site: Site,
  readViewer: (authorization: string | undefined) => Promise<SignedIn>,
): void {
  const { settings } = site;
  const db = site.database.kysely;
  const secretOf = formSecretOf(db);
  const networkOf = askingNetworks(settings);
  const wrong = limitOfWrongLinks();
  const often = new LimitPerPeriod(tooOften.most, tooOften.period);
  const headers = headersFor(site, formPageHeaders);

  const explain = async (request: FastifyRequest, reply: FastifyReply, locale: SiteLocale) => {
    const query = request.query as Values;
    const named = await lessonOf(postedText(query, 'lesson'), locale);
    const viewer = await viewerOf(named?.permission ? request.headers.authorization : undefined, readViewer);
    const lesson = named && gateBy({ permission: named.permission }, viewer) === null ? named : null;
    const pass = lesson?.permission ? passOf(await secretOf(), lesson.id, new Date()) : null;
    const answers = lesson?.questions.map((_, index) => placeOf(postedText(query, `q${index + 1}`))) ?? [];
    const chosen = answers.flatMap((place, index) => (place === null ? [] : [[`q${index + 1}`, `${place}`]]));
    const search = `?${new URLSearchParams([['lesson', lesson?.id ?? ''], ...chosen])}`;
    return reply
      .code(lesson ? 200 : 404)
      .headers(headers)
      .send(quizDocument(lesson && { lesson, answers, search, pass }, await aroundPage(site, locale)));
  };
  const lessonOf = async (id: string, locale: SiteLocale) => {
    const lesson = /^[\w-]{1,100}$/.test(id) ? await readLesson(db, id, locale) : null;
    return lesson && lesson.questions.length > 0 ? lesson : null;
  };
  const show = async (reply: FastifyReply, locale: SiteLocale, shown: ShownCertificate, status = 200) =>
    reply
      .code(status)
      .headers(headers)
      .send(certificateDocument(shown, await aroundPage(site, locale)));

  const make = async (request: FastifyRequest, reply: FastifyReply, locale: SiteLocale) => {
    const body = (request.body ?? {}) as Values;
    const m = messagesFor(locale).training.certificate;
    const name = certifiedName(postedText(body, 'name'));
    const lesson = await lessonOf(postedText(body, 'lesson'), locale);
    const total = lesson?.questions.length ?? 0;
    const right = rightOf(lesson?.questions ?? [], postedText(body, 'answers').split('-').map(placeOf));
    const refuse = (status: number, refused: string) => show(reply, locale, { refused, lesson }, status);
    const pass = lesson?.permission
      ? passState(await secretOf(), lesson.id, postedText(body, 'pass'), new Date())
      : 'holds';
    if (pass === 'over') return refuse(422, m.passOver);
    if (!lesson || pass === 'none' || right < neededOf(total)) return refuse(422, m.notPassed);
    if (name === '' || name.length > LONGEST_NAME) return refuse(422, m.noName);
    const network = networkOf(request.raw);
    if (often.isOver(network)) return refuse(429, messagesFor(locale).contact.forms.tooMany);
    often.add(network);
    const on = new Clock().today();
    const certificate = { lesson: lesson.id, on, minutes: lesson.cpdMinutes ?? 0, right, total };
    const code = certificateCode(await secretOf(), certificate, name);
    return show(reply, locale, { certificate, code, name, lesson });
  };

  const check = async (request: FastifyRequest, reply: FastifyReply, locale: SiteLocale) => {
    const body = (request.body ?? {}) as Values;
    const [code, name] = [postedText(body, 'code').trim(), certifiedName(postedText(body, 'name'))];
    const network = networkOf(request.raw);
    if (wrong.isOver(network))
      return show(reply, locale, { code, name, notice: messagesFor(locale).contact.forms.tooMany }, 429);
    const certificate = certificateBy(await secretOf(), code, name);
    if (certificate) {
      const lesson = await readLesson(db, certificate.lesson, locale);
      return show(reply, locale, { certificate, code, name, lesson });
    }
    wrong.add(network);
    return show(reply, locale, { code, name, notice: messagesFor(locale).training.certificate.wrong }, 404);
  };

  app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: LARGEST_FORM });
    for (const locale of siteLocales) {
      scope.get(addressOf(locale, QUIZ_PATH), (request, reply) => explain(request, reply, locale));
      const address = addressOf(locale, CERTIFICATE_PATH);
      scope.get(address, (_, reply) => show(reply, locale, { code: '', name: '' }));
      scope.post(address, { bodyLimit: LARGEST_FORM }, async (request, reply) => {
        if (!isFromOurPages(request.headers, settings.siteOrigin))
          return reply.code(403).send({ message: 'Forms are sent from our own pages.' });
        const body = (request.body ?? {}) as Values;
        return postedText(body, 'lesson') === ''
          ? check(request, reply, locale)
          : make(request, reply, locale);
      });
    }
  });
}

/** The place of an option; null for what is none. */
function placeOf(text: string): number | null {
  return /^\d$/.test(text) ? Number(text) : null;
}
