import type { Notice } from '../../components/notices/Notices.tsx';
import type { LedgerColumn } from '../../components/sections/Ledger.tsx';
import type { Labelled, MetaRow } from '../../components/sections/section.ts';
import { telephone } from '../../components/telephone.ts';
import type { RichText } from '../../content/rich-text/types.ts';
import { choiceOptions, enumName } from '../../i18n/choices.ts';
import { langOf } from '../../i18n/language-of.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { linkTo } from '../../routing/links.ts';
import type { Locale } from '../../routing/locales.ts';
import type { RouteName } from '../../routing/routes.ts';
import { labelled } from '../cards.ts';
import { headOf } from '../head.ts';
import { noticesOf } from '../notices.ts';
import type { PageRequest, PageView } from '../page-module.ts';
import type { ContactPageQuery } from './query.gen.ts';

type Desk = Extract<
  NonNullable<ContactPageQuery['section']>['children'][number],
  { contacts: unknown }
>['contacts'][number];

/** One reason to write, and who answers. */
export interface Intent {
  readonly title: Labelled;
  readonly text: string | null;
  readonly desks: readonly MetaRow[];
}

export interface ContactPageProps {
  readonly title: string;
  readonly lang: string | undefined;
  readonly standfirst: string | null;
  readonly notices: readonly Notice[];
  readonly body: RichText | null;
  /** What it is about, each with the desk that answers. */
  readonly intents: readonly Intent[];
  /** Offices with their telephones, by region. */
  readonly offices: readonly LedgerColumn[];
}

/** Contact by what it is about: the desks of the area's pages, then what other areas answer. */
export function contactView(
  { section, offices }: ContactPageQuery,
  request: PageRequest,
): PageView<ContactPageProps> | null {
  if (!section) return null;
  const { locale } = request;
  return {
    head: headOf(section, request),
    props: {
      title: section.title,
      lang: langOf(section.locale, locale),
      standfirst: section.summary,
      notices: noticesOf(section, locale),
      body: section.body,
      intents: [
        ...elsewhere(locale).slice(0, 1),
        ...section.children
          .filter(({ url }) => url !== null)
          .map((page) => ({
            title: labelled(page, locale),
            text: page.summary,
            desks: 'contacts' in page ? page.contacts.map((desk) => deskOf(desk)) : [],
          })),
        ...elsewhere(locale).slice(1),
      ],
      offices: choiceOptions('locationRegion', locale).flatMap(({ value, label }) => {
        const here = offices.nodes.filter(({ location }) => location?.region === enumName(value));
        if (here.length === 0) return [];
        return [{ title: label, links: here.map((office) => phoneLink(office, locale)) }];
      }),
    },
  };
}

function deskOf(desk: Desk): MetaRow {
  const phone = 'phone' in desk ? desk.phone : 'officePhone' in desk ? desk.officePhone : null;
  const email = 'email' in desk ? desk.email : 'officeEmail' in desk ? desk.officeEmail : null;
  return {
    label: desk.title,
    values: [
      ...(phone ? [telephone(phone)] : []),
      ...(email ? [{ text: email, url: `mailto:${email}` }] : []),
    ],
  };
}

function phoneLink(office: ContactPageQuery['offices']['nodes'][number], locale: Locale): Labelled {
  const { text, url } = telephone(office.phone);
  return { text: `${office.title} ${text}`, url, lang: langOf(office.locale, locale) };
}

/** What is answered in other areas of the site. */
function elsewhere(locale: Locale): Intent[] {
  const m = messagesFor(locale).firm.contact;
  const rows: readonly (readonly [RouteName, string, string])[] = [
    ['people-list', m.lawyer, m.lawyerText],
    ['about-fraud-and-scam-alerts', m.scam, m.scamText],
    ['careers-list', m.work, m.workText],
    ['legal-data-privacy', m.privacy, m.privacyText],
    ['accessibility', m.access, m.accessText],
  ];
  return rows.map(([route, title, text]) => ({
    title: { text: title, url: linkTo(route, {}, locale) },
    text,
    desks: [],
  }));
}
