import type { Labelled, MetaRow } from '../../../components/sections/section.ts';
import { telephone } from '../../../components/telephone.ts';
import type { RichText } from '../../../content/rich-text/types.ts';
import { choiceOptions, enumName } from '../../../content/types/choices.ts';
import { langOf } from '../../../i18n/language-of.ts';
import type { Locale } from '../../../i18n/locales.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { labelled } from '../../shared/records/cards.ts';
import { headOf } from '../../shared/records/head.ts';
import { opening, type PageOpening } from '../../shared/records/opening.ts';
import { type Desk, deskRow } from '../desk.ts';
import type { ContactPageQuery } from './query.gen.ts';

type Contact = Extract<
  NonNullable<ContactPageQuery['section']>['children'][number],
  { contacts: unknown }
>['contacts'][number];

/** One reason to write, and who answers. */
interface Intent {
  readonly title: Labelled;
  readonly text: string | null;
  readonly desks: readonly MetaRow[];
}

interface OfficePhone {
  readonly town: string;
  readonly lang: string | undefined;
  readonly phone: Labelled;
}

export interface ContactPageProps extends PageOpening {
  readonly body: RichText | null;
  /** What it is about, each with the desk that answers. */
  readonly intents: readonly Intent[];
  /** Offices with their telephones, by region. */
  readonly offices: readonly { readonly title: string; readonly offices: readonly OfficePhone[] }[];
}

/** Contact by what it is about: every page of the area with its desks, then the offices. */
export function contactView(
  { section, offices }: ContactPageQuery,
  request: PageRequest,
): PageView<ContactPageProps> | null {
  if (!section) return null;
  const { locale } = request;
  return {
    head: headOf(section, request),
    props: {
      ...opening(section, request),
      body: section.body,
      intents: section.children
        .filter(({ url }) => url !== null)
        .map((page) => ({
          title: labelled(page, locale),
          text: page.summary,
          desks:
            'contacts' in page
              ? [...page.contacts.map(answering), ...page.desks].map((desk) => deskRow(desk))
              : [],
        })),
      offices: choiceOptions('location.region', locale).flatMap(({ value, label }) => {
        const here = offices.nodes.filter(({ location }) => location?.region === enumName(value));
        if (here.length === 0) return [];
        return [{ title: label, offices: here.map((office) => phoneOf(office, locale)) }];
      }),
    },
  };
}

/** A person or an office as a desk. */
function answering(contact: Contact): Desk {
  const phone = 'phone' in contact ? contact.phone : 'officePhone' in contact ? contact.officePhone : null;
  const email = 'email' in contact ? contact.email : 'officeEmail' in contact ? contact.officeEmail : null;
  return { name: contact.title, hours: null, phone, email };
}

function phoneOf(office: ContactPageQuery['offices']['nodes'][number], locale: Locale): OfficePhone {
  return { town: office.title, lang: langOf(office.locale, locale), phone: telephone(office.phone) };
}
