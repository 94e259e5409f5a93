import { type Labelled, type MetaRow, present, type Section } from '../../components/sections/section.ts';
import type { RichText } from '../../content/rich-text/types.ts';
import { EQUALITY_PATH } from '../../forms/applications/equality-questions.ts';
import { formMarked, forms } from '../../forms/declared/index.ts';
import { isReference } from '../../forms/submissions/reference.ts';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { addressOf, linkTo } from '../../routing/links.ts';
import { deskRow } from '../contact/desk.ts';
import type { PageRequest, PageView } from '../page-module.ts';
import { headOf } from '../shared/records/head.ts';
import { opening, type PageOpening } from '../shared/records/opening.ts';
import { cardSection } from '../shared/records/rows.ts';
import type { ThankYouPageQuery } from './query.gen.ts';

/** What will be done, and by when. */
export interface Step {
  readonly when: string;
  readonly what: string;
}

export interface ThankYouPageProps extends PageOpening {
  /** Of what was sent, when that led here. */
  readonly sent: {
    readonly reference: string;
    readonly form: string;
    /** On the waiting list of an event. */
    readonly position: number | null;
    /** Where somebody who has applied may say something of themselves. */
    readonly equality: Labelled | null;
  } | null;
  readonly steps: readonly Step[];
  readonly body: RichText | null;
  /** Whom to ask. */
  readonly desks: readonly MetaRow[];
  /** Where to find out whether the message that led here was ours. */
  readonly check: Labelled;
  readonly sections: readonly Section[];
}

/** After something was sent to us: what happens next, by when, whom to ask. Its address is open to everybody. */
export function thankYouView(
  data: ThankYouPageQuery,
  request: PageRequest,
): PageView<ThankYouPageProps> | null {
  const { record } = data;
  if (!record) return null;
  const { locale } = request;
  const m = messagesFor(locale);
  const page = 'facts' in record ? record : null;
  const sent = sentBy(request.search, locale);
  return {
    head: headOf(record, request, { noindex: true }),
    isForOne: sent !== null,
    props: {
      ...opening(record, request),
      sent,
      steps: (page?.facts ?? []).map(({ label, value }) => ({ when: label, what: value })),
      body: record.body,
      desks: page ? [...page.desks.map(deskRow), ...page.contacts.flatMap(contactRow)] : [],
      check: {
        text: m.contact.thanks.check,
        url: `${linkTo('about-fraud-and-scam-alerts', {}, locale)}#check`,
      },
      sections: present([page && cardSection('related', m.record.related, page.related, locale, true)]),
    },
  };
}

/** The form is known by the reference’s first letters. */
function sentBy(search: URLSearchParams, locale: Locale): ThankYouPageProps['sent'] {
  const reference = search.get('reference') ?? '';
  const position = search.get('position') ?? '';
  const form = isReference(reference) ? formMarked(reference.slice(0, 2)) : null;
  const isWaiting = form !== null && forms[form].isRegistration && /^[1-9]\d{0,3}$/.test(position);
  return (
    form && {
      reference,
      form,
      position: isWaiting ? Number(position) : null,
      equality: forms[form].appliesFor ? equalityLink(search.get('equality') ?? '', locale) : null,
    }
  );
}

function equalityLink(permission: string, locale: Locale): Labelled | null {
  if (!/^[\w.-]{20,120}$/.test(permission)) return null;
  const { ask } = messagesFor(locale).contact.forms.equality;
  return { text: ask, url: `${addressOf(locale, EQUALITY_PATH)}?key=${permission}` };
}

type Contact = Extract<NonNullable<ThankYouPageQuery['record']>, { contacts: object }>['contacts'][number];

/** A person who answers. */
function contactRow(contact: Contact): MetaRow[] {
  if (!('phone' in contact)) return [];
  const { title: name, phone, email } = contact;
  return [deskRow({ name, phone, email, hours: null })];
}
