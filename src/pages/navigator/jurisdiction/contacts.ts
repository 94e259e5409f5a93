import { present, type Section } from '../../../components/sections/section.ts';
import { telephone } from '../../../components/telephone.ts';
import { choiceLabel } from '../../../content/types/choices.ts';
import { type OfficeThere, officesThere } from '../../../graphql/fragments/offices-there.ts';
import type { PersonCardFragment } from '../../../graphql/fragments/records.fragments.gen.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { cardOf } from '../../shared/records/cards.ts';
import { cardSection, peopleSection } from '../../shared/records/rows.ts';
import type { Chapter } from './chapter.ts';

/**
 * Who is asked about a jurisdiction: the firm's offices there, or in plain words that it has none and through whom other
 * firms are found; then the people, who heads an office there among them.
 */
export function contactSections({ jurisdiction, contacts }: Chapter, locale: Locale): Section[] {
  const { navigator, record } = messagesFor(locale);
  const { officesThere: heading, noOffice } = navigator.chapter;
  const offices = jurisdiction ? officesThere(jurisdiction) : [];
  const [first] = contacts;
  const desks =
    jurisdiction?.places.filter((place) => 'presence' in place && place.presence === 'DESK') ?? [];
  return present([
    { kind: 'cards', id: 'offices', heading, cards: offices.map((office) => officeCard(office, locale)) },
    jurisdiction && offices.length === 0 && first
      ? { kind: 'text', id: 'offices', heading, lines: [noOffice({ person: first.title })] }
      : null,
    cardSection('desk', choiceLabel('location.presence', 'DESK', locale), desks, locale),
    peopleSection('contacts', record.contacts, withHeads(contacts, offices), locale),
  ]);
}

function officeCard(office: OfficeThere, locale: Locale) {
  const { address, phone, email } = office;
  return {
    ...cardOf(office, locale),
    // Here it is an address: what the office does is said on its page.
    summary: undefined,
    facts: [
      { text: address.replaceAll('\n', ', ') },
      telephone(phone),
      ...(email ? [{ text: email, url: `mailto:${email}` }] : []),
    ],
  };
}

function withHeads(contacts: Chapter['contacts'], offices: readonly OfficeThere[]): PersonCardFragment[] {
  const people = [...contacts, ...offices.flatMap(({ head }) => head ?? [])];
  return [...new Map(people.map((person) => [person.id, person])).values()];
}
