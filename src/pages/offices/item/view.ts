import type { PeopleSectionProps } from '../../../components/listing/PeopleSection.tsx';
import type { OpeningProps } from '../../../components/opening/Opening.tsx';
import { type Labelled, type MetaRow, present, type Section } from '../../../components/sections/section.ts';
import { telephone } from '../../../components/telephone.ts';
import type { RichText } from '../../../content/rich-text/types.ts';
import { typeLabel } from '../../../content/types/index.ts';
import { langOf } from '../../../i18n/language-of.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { type Messages, messagesFor } from '../../../i18n/messages.ts';
import { linkTo } from '../../../routing/links.ts';
import type { Head, PageRequest, PageView } from '../../page-module.ts';
import { headOf } from '../../shared/records/head.ts';
import { opening } from '../../shared/records/opening.ts';
import { foremost } from '../../shared/records/portraits/foremost.ts';
import { cardSection, linesSection, recordsRow, rowsOf, textRow } from '../../shared/records/rows.ts';
import { daysIn, openingOf, zoneIn } from './hours.ts';
import { legalServiceOf } from './json-ld.ts';
import { mapLinks } from './maps.ts';
import type { OpenHours } from './OpenNow.tsx';
import type { OfficePageQuery, WholeOfficeFragment } from './query.gen.ts';

/** As many plates as fill two rows. */
const most = 8;

interface Address {
  readonly heading: string;
  readonly text: string;
  readonly lang: string | undefined;
}

export interface OfficePageProps {
  readonly opening: OpeningProps;
  /** The address as the page's readers write it, as the place does, and in Latin letters. */
  readonly addresses: readonly Address[];
  readonly maps: readonly Labelled[];
  readonly hours: OpenHours;
  /** Telephone and email. */
  readonly reach: readonly Labelled[];
  readonly meta: readonly MetaRow[];
  readonly body: RichText | null;
  readonly sections: readonly Section[];
  readonly people: PeopleSectionProps;
  readonly news: readonly Section[];
}

/** The way to an office leads through its country, though its address does not. */
function withLocation(head: Head, { title, location }: WholeOfficeFragment): Head {
  const crumbs = head.breadcrumbs ?? [];
  const country =
    location?.url && location.title !== title ? [{ title: location.title, url: location.url }] : [];
  return { ...head, breadcrumbs: [...crumbs.slice(0, -1), ...country, ...crumbs.slice(-1)] };
}

/** An office: where it is and when it is open, how to get in, which entity it is, who works there. */
export function officeView(data: OfficePageQuery, request: PageRequest): PageView<OfficePageProps> | null {
  const { office, people } = data;
  if (!office) return null;
  const { locale } = request;
  const m = messagesFor(locale);
  const lang = langOf(office.locale, locale);
  return {
    head: withLocation(headOf(office, request, { jsonLd: [legalServiceOf(office)] }), office),
    props: {
      opening: {
        ...opening(office, request),
        eyebrow:
          office.location?.title === office.title ? typeLabel('office', locale) : office.location?.title,
        seed: office.id,
      },
      addresses: addressesOf(office, data.latin?.address, locale),
      maps: mapLinks(office),
      hours: {
        zone: zoneIn(office.timeZone, locale),
        lines: office.hours.map((hours) => ({ ...hours, text: daysIn(hours, locale) })),
        opening: openingOf(office, locale, 'long'),
      },
      reach: reachOf(office),
      meta: rowsOf([
        recordsRow(m.locations.head, [office.head], locale),
        recordsRow(typeLabel('location', locale), [office.location], locale),
      ]),
      body: office.body,
      sections: present([
        linesSection('directions', m.locations.directions, office.directions, lang),
        linesSection('access', m.locations.access, office.access, lang),
        entityOf(office, m, locale),
      ]),
      news: present([cardSection('news', m.expertise.practice.news, office.news, locale)]),
      people: {
        heading: m.locations.peopleIn({ place: office.title }),
        people: foremost(people.nodes, most, locale),
        more:
          people.totalCount > most
            ? {
                text: m.locations.allPeople({ place: office.title }),
                url: `${linkTo('people-list', {}, locale)}?office=${office.id}`,
              }
            : undefined,
      },
    },
  };
}

/**
 * A letter is addressed as the place writes, a taxi asked for so too; who reads Chinese needs Latin letters besides,
 * and has them from the English record. No address stands twice.
 */
function addressesOf(office: WholeOfficeFragment, latin: string | undefined, locale: Locale): Address[] {
  const { locations } = messagesFor(locale);
  const { address, localAddress, locale: own } = office;
  const addresses = [{ heading: locations.address, text: address, lang: langOf(own, locale) }];
  // The record's own language may be the place's: the Chinese record of Shanghai.
  if (localAddress && localAddress.language !== own) {
    addresses.push({ heading: locations.localAddress, text: localAddress.text, lang: localAddress.language });
  }
  const latinAlready = localAddress && isLatin(localAddress.text);
  if (latin && !isLatin(address) && !latinAlready) {
    addresses.push({ heading: locations.latinAddress, text: latin, lang: langOf('en', locale) });
  }
  return addresses.filter(({ text }, at) => addresses.findIndex((other) => other.text === text) === at);
}

/** Without a Chinese or Arabic character; a street in London may keep its name in Chinese. */
function isLatin(text: string): boolean {
  return !/[\p{Script=Han}\p{Script=Arabic}]/u.test(text);
}

function reachOf({ phone, email }: WholeOfficeFragment): Labelled[] {
  return [telephone(phone), ...(email ? [{ text: email, url: `mailto:${email}` }] : [])];
}

function entityOf({ entity, locale: own }: WholeOfficeFragment, m: Messages, locale: Locale): Section | null {
  if (!entity) return null;
  return {
    kind: 'rows',
    id: 'entity',
    heading: m.locations.entity,
    lang: langOf(own, locale),
    groups: [
      rowsOf([
        textRow(m.locations.entity, entity.title),
        textRow(m.locations.regulator, entity.regulator),
        textRow(m.locations.registration, entity.registrationNumber),
        textRow(m.locations.vat, entity.vatNumber),
      ]),
    ],
  };
}
