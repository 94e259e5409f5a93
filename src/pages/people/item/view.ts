import { monogramOf } from '../../../art/component/monogram.ts';
import type { Notice } from '../../../components/notices/Notices.tsx';
import type { Labelled, MetaRow, PersonProps } from '../../../components/sections/section.ts';
import type { RichText } from '../../../content/rich-text/types.ts';
import { langOf } from '../../../i18n/language-of.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { headOf } from '../../shared/records/head.ts';
import { noticesOf } from '../../shared/records/notices.ts';
import { colleaguesOf } from './colleagues.ts';
import { calledLines, factRows, portraitRow, telephoneRows } from './facts.ts';
import { personJsonLd } from './json-ld.ts';
import { nativeNameOf } from './native-name.ts';
import { type PersonPart, personParts } from './parts.ts';
import type { PersonPageQuery, WholePersonFragment } from './query.gen.ts';
import { roleOf } from './role.ts';
import { type ShortBiography, shortBiographies } from './short-biographies.ts';
import { isReachable, standingNotices } from './standing-notices.ts';
import { contactCodePath, vcardPath } from './vcard-path.ts';

export interface PersonPageProps {
  readonly name: string;
  readonly lang: string | undefined;
  readonly nativeName: Labelled | null;
  readonly role: string;
  /** How to say the name, and of them. */
  readonly called: readonly string[];
  readonly summary: string | null;
  readonly notices: readonly Notice[];
  readonly id: string;
  /** The letters on the portrait. */
  readonly mark: string;
  /** How to reach them; null for one who has left. */
  readonly contact: {
    /** Who answers while they are away. */
    readonly instead: Labelled | null;
    readonly email: Labelled | null;
    readonly card: string;
    /** A picture that cameras read, and what is said of it to those who do not see it. */
    readonly code: { readonly src: string; readonly alt: string };
    readonly rows: readonly MetaRow[];
  } | null;
  readonly facts: readonly MetaRow[];
  readonly body: RichText | null;
  readonly parts: readonly PersonPart[];
  /** What a reader may jump to. */
  readonly anchors: readonly Labelled[];
  readonly colleagues: readonly PersonProps[];
  /** Texts about them to take along, the shortest first. */
  readonly shortBiographies: readonly ShortBiography[];
}

/** A person's page. One who has left keeps a short page: who took over, and what they wrote. */
export function personView(data: PersonPageQuery, request: PageRequest): PageView<PersonPageProps> | null {
  const { person } = data;
  if (!person) return null;
  const { locale } = request;
  const reachable = isReachable(person);
  const name = [person.title, person.postNominals].filter(Boolean).join(', ');
  const parts = personParts(person, locale);
  const colleagues = colleaguesOf(person, locale);
  return {
    head: headOf(person, request, {
      openGraphType: 'profile',
      noindex: person.withdrawn !== null,
      jsonLd: person.withdrawn ? [] : [personJsonLd(person)],
    }),
    props: {
      name,
      lang: langOf(person.locale, locale),
      nativeName: nativeNameOf(person.nativeName, person.title),
      role: person.withdrawn === null ? roleOf(person, locale) : '',
      called: calledLines(person, locale),
      summary: reachable ? person.summary : null,
      notices: [...noticesOf(person, locale), ...standingNotices(person, locale)],
      id: person.id,
      mark: monogramOf(person),
      contact: reachable ? contactOf(person, locale) : null,
      facts: factRows(person, locale),
      body: reachable ? person.body : null,
      parts,
      anchors: anchorsOf(parts, colleagues, locale),
      colleagues,
      shortBiographies: reachable ? shortBiographies(person, locale) : [],
    },
  };
}

function contactOf(person: WholePersonFragment, locale: Locale): PersonPageProps['contact'] {
  const { email, id, givenName, title, standing, leave } = person;
  // In Chinese nobody is called by the given name alone.
  const called = /^\p{Script=Han}/u.test(title) || !title.includes(givenName) ? title : givenName;
  const { write, instead } = messagesFor(locale).people.person;
  const text = write({ name: called });
  const deputy = standing === 'ON_LEAVE' ? leave?.contact : null;
  return {
    instead: deputy ? { text: instead({ name: deputy.title }), url: deputy.url } : null,
    email: email ? { text, url: `mailto:${email}` } : null,
    card: vcardPath(locale, id),
    code: {
      src: contactCodePath(locale, id),
      alt: messagesFor(locale).people.texts.code({ name: title }),
    },
    rows: [...telephoneRows(person, locale), portraitRow(person, locale)],
  };
}

/** The parts that most readers look for. */
const sought = ['matters', 'deals', 'writing', 'rankings'];

function anchorsOf(
  parts: readonly PersonPart[],
  colleagues: readonly PersonProps[],
  locale: Locale,
): Labelled[] {
  const { worksWith } = messagesFor(locale).people.person;
  return [
    ...parts
      .filter(({ id }) => sought.includes(id))
      .map(({ id, heading }) => ({ text: heading, url: `#${id}` })),
    ...(colleagues.length > 0 ? [{ text: worksWith, url: '#colleagues' }] : []),
  ];
}
