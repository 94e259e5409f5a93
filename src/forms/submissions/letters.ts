import type { Kysely } from 'kysely';
import { isSiteLocale } from '../../i18n/locales.ts';
import { writeLetter } from '../../mail/letters/letter.ts';
import { enqueueMail } from '../../mail/outbox/enqueue-mail.ts';
import { Clock } from '../../platform/cache/clock.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { firm } from '../../platform/settings/firm.ts';
import { addressOf } from '../../routing/address.ts';
import { positionOf } from '../applications/position.ts';
import { STATUS_PATH } from '../applications/status.ts';
import type { Answers } from '../check.ts';
import { type FormName, forms } from '../declared/index.ts';
import { formView } from '../form-view.ts';

/** What was sent, as far as letters tell of it. */
export interface Sent {
  readonly id: string;
  readonly reference: string;
  readonly form: FormName;
  readonly locale: string;
  readonly email: string;
  readonly about: string | null;
  readonly answers: Answers;
  /** Ends the link to its status page. */
  readonly statusKey: string | null;
}

const siteLocale = (locale: string) => (isSiteLocale(locale as 'en') ? (locale as 'en') : 'en');

/**
 * Has its sender told that it arrived, and whoever answers be given it. Of what is held nobody is told.
 *
 * @param siteOrigin what links begin with
 */
export async function queueLetters(trx: Kysely<DB>, sent: Sent, siteOrigin: string): Promise<void> {
  const { id, reference, email, statusKey } = sent;
  const [receipt] = causesOf(id);
  const locale = siteLocale(sent.locale);
  const { title } = formView(sent.form, locale);
  const copy = copyOf(sent, locale);
  // Anybody may have given the address: it is sent no links of a stranger's.
  const ownCopy = /https?:|www\./i.test(copy) ? '' : copy;
  await enqueueMail(trx, {
    cause: receipt,
    to: email,
    letter:
      statusKey === null
        ? writeLetter('submission', locale, { reference, title, copy: ownCopy })
        : writeLetter('application', locale, {
            reference,
            link: `${siteOrigin}${addressOf(locale, STATUS_PATH)}?key=${statusKey}`,
          }),
  });
  const position = await positionOf(trx, sent.about ?? '', 'en', new Clock());
  const applied = forms[sent.form].appliesFor ? position : null;
  const shown = [formView(sent.form, 'en').title, applied?.title].filter(Boolean).join(': ');
  await queueForDesk(trx, sent, shown, applied?.email ?? deskOf(sent));
}

/** Has whoever answers be given it, under a title. @param to default: the desk of the form */
export async function queueForDesk(
  trx: Kysely<DB>,
  sent: Sent,
  title: string,
  to = deskOf(sent),
): Promise<void> {
  const [, desk] = causesOf(sent.id);
  const { reference } = sent;
  await enqueueMail(trx, {
    cause: desk,
    to,
    letter: writeLetter('submissionToDesk', 'en', { reference, title, copy: copyOf(sent, 'en') }),
  });
}

/** What the receipt and the copy for the desk are sent for. */
export function causesOf(id: string): readonly [string, string] {
  return [`submission:${id}:receipt`, `submission:${id}:desk`];
}

/** Has its sender be answered. */
export async function queueAnswer(
  trx: Kysely<DB>,
  sent: Omit<Sent, 'statusKey'>,
  text: string,
  actId: string,
): Promise<void> {
  const locale = siteLocale(sent.locale);
  const { reference, email, form } = sent;
  const { title } = formView(form, locale);
  await enqueueMail(trx, {
    cause: `submission:${sent.id}:answer:${actId}`,
    to: email,
    letter: writeLetter('submissionAnswer', locale, { reference, title, copy: text }),
  });
}

/** The address of who answers. */
function deskOf({ form, answers }: Sent): string {
  const { answeredBy } = forms[form];
  const desk =
    typeof answeredBy === 'string' ? answeredBy : answeredBy.desks[answers[answeredBy.field] ?? ''];
  return `${desk ?? 'info'}@${firm.domain}`;
}

/** Each question with its answer, as its sender saw them. */
function copyOf({ form, answers }: Sent, locale: 'en' | 'fr-fr' | 'zh-cn'): string {
  return formView(form, locale)
    .fields.flatMap(({ rule: { name, kind }, label, options }) => {
      const answer = answers[name] ?? '';
      if (answer === '' || kind === 'agreement') return [];
      return [`${label}\n${options.find(({ value }) => value === answer)?.label ?? answer}`];
    })
    .join('\n\n');
}
