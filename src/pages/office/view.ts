import { firm } from '../../components/firm.ts';
import type { Notice } from '../../components/notices/Notices.tsx';
import { type MetaRow, present, type Section } from '../../components/sections/section.ts';
import { telephone } from '../../components/telephone.ts';
import type { RichText } from '../../content/rich-text/types.ts';
import { fill } from '../../i18n/fill.ts';
import { langOf } from '../../i18n/language-of.ts';
import { type Messages, messagesFor } from '../../i18n/messages.ts';
import type { Locale } from '../../routing/locales.ts';
import { cardsOf } from '../cards.ts';
import { headOf } from '../head.ts';
import { noticesOf } from '../notices.ts';
import type { PageRequest, PageView } from '../page-module.ts';
import { linesSection, peopleSection, recordsRow, rowsOf, textRow } from '../rows.ts';
import type { OfficePageQuery } from './query.gen.ts';

type Office = NonNullable<OfficePageQuery['office']>;

export interface OfficePageProps {
  readonly title: string;
  readonly lang: string | undefined;
  readonly standfirst: string | null;
  readonly notices: readonly Notice[];
  readonly meta: readonly MetaRow[];
  readonly body: RichText | null;
  readonly sections: readonly Section[];
}

export function officeView(data: OfficePageQuery, request: PageRequest): PageView<OfficePageProps> | null {
  const { office } = data;
  if (!office) return null;
  const { locale } = request;
  const m = messagesFor(locale);
  const lang = langOf(office.locale, locale);
  const here = office.people.filter((person) => 'standing' in person && person.standing !== 'FORMER');
  return {
    head: headOf(office, request, { jsonLd: [legalServiceOf(office)] }),
    props: {
      title: office.title,
      lang,
      standfirst: office.summary,
      notices: noticesOf(office, locale),
      meta: metaOf(office, m, locale),
      body: office.body,
      sections: present([
        linesSection('directions', m.places.directions, office.directions, lang),
        linesSection('access', m.places.access, office.access, lang),
        peopleSection('head', m.places.head, [office.head], locale),
        {
          kind: 'cards',
          id: 'people',
          heading: m.places.people,
          cards: cardsOf(
            here.map((person) => ({ ...person, summary: null })),
            locale,
          ),
        },
      ]),
    },
  };
}

function metaOf(office: Office, m: Messages, locale: Locale): MetaRow[] {
  const { localAddress, email, entity } = office;
  return rowsOf([
    { label: m.places.address, values: [{ text: office.address, lang: langOf(office.locale, locale) }] },
    localAddress && localAddress.text !== office.address
      ? { label: m.places.localAddress, values: [{ text: localAddress.text, lang: localAddress.language }] }
      : null,
    { label: m.people.telephone, values: [telephone(office.phone)] },
    email ? { label: m.people.email, values: [{ text: email, url: `mailto:${email}` }] } : null,
    office.hours.length === 0
      ? null
      : {
          label: m.places.hours,
          values: office.hours.map((hours) => ({ text: fill(m.places.hoursRange, hours) })),
        },
    textRow(m.places.timeZone, office.timeZone),
    recordsRow(m.types.location, [office.location], locale),
    textRow(m.places.entity, entity?.title),
    textRow(m.places.regulator, entity?.regulator),
    textRow(m.places.registration, entity?.registrationNumber),
    textRow(m.places.vat, entity?.vatNumber),
  ]);
}

function legalServiceOf(office: Office): object {
  const hasPlace = office.latitude !== null && office.longitude !== null;
  return {
    '@type': 'LegalService',
    name: `${firm.name}, ${office.title}`,
    url: office.url ?? undefined,
    address: office.address,
    telephone: office.phone,
    email: office.email ?? undefined,
    parentOrganization: { '@type': 'LegalService', name: firm.name },
    ...(hasPlace && {
      geo: { '@type': 'GeoCoordinates', latitude: office.latitude, longitude: office.longitude },
    }),
  };
}
