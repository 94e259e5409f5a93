import type { Notice } from '../../components/notices/Notices.tsx';
import { type MetaRow, present, type Section } from '../../components/sections/section.ts';
import { telephone } from '../../components/telephone.ts';
import type { RichText } from '../../content/rich-text/types.ts';
import { choiceLabel } from '../../i18n/choices.ts';
import { fill } from '../../i18n/fill.ts';
import { formatDay, formatList, languageName } from '../../i18n/format.ts';
import { langOf } from '../../i18n/language-of.ts';
import { type Messages, messagesFor } from '../../i18n/messages.ts';
import type { Locale } from '../../routing/locales.ts';
import { cardsOf, labelled } from '../cards.ts';
import { headOf } from '../head.ts';
import { noticesOf } from '../notices.ts';
import type { PageRequest, PageView } from '../page-module.ts';
import { bulletSection, cardSection, dayRow, recordsRow, rowsOf, textRow } from '../rows.ts';
import { personJsonLd } from './json-ld.ts';
import type { PersonPageQuery } from './query.gen.ts';

export type Person = NonNullable<PersonPageQuery['person']>;

export interface PersonPageProps {
  readonly name: string;
  readonly lang: string | undefined;
  readonly role: string;
  readonly summary: string | null;
  readonly notices: readonly Notice[];
  readonly meta: readonly MetaRow[];
  readonly body: RichText | null;
  readonly sections: readonly Section[];
}

/** A person's page. One who has left keeps a short page: who took over, and what they wrote. */
export function personView(data: PersonPageQuery, request: PageRequest): PageView<PersonPageProps> | null {
  const { person } = data;
  if (!person) return null;
  const { locale } = request;
  const m = messagesFor(locale);
  const isFormer = person.standing === 'FORMER';
  return {
    head: headOf(person, request, {
      openGraphType: 'profile',
      jsonLd: isFormer ? [] : [personJsonLd(person)],
    }),
    props: {
      name: [person.title, person.postNominals].filter(Boolean).join(', '),
      lang: langOf(person.locale, locale),
      role: isFormer
        ? ''
        : formatList([person.jobTitle, ...person.offices.map(({ title }) => title)], locale, 'unit'),
      summary: isFormer ? null : person.summary,
      notices: [...noticesOf(person, locale), ...standingNotices(person, m, locale)],
      meta: rowsOf(isFormer ? namesOf(person, m) : [...namesOf(person, m), ...factsOf(person, m, locale)]),
      body: isFormer ? null : person.body,
      sections: sectionsOf(person, m, locale, isFormer),
    },
  };
}

function standingNotices(person: Person, m: Messages, locale: Locale): Notice[] {
  if (person.standing === 'ON_LEAVE') {
    const { until, contact } = person.leave ?? {};
    const text = until ? fill(m.people.onLeave, { date: formatDay(until, locale) }) : m.people.onLeaveOpen;
    if (!contact) return [{ kind: 'state', text }];
    const link = { ...labelled(contact, locale), text: fill(m.people.leaveContact, { name: contact.title }) };
    return [{ kind: 'state', text, link }];
  }
  if (person.standing === 'FORMER') {
    const { leftOn, successor } = person.departure ?? {};
    const text = leftOn ? fill(m.people.former, { date: formatDay(leftOn, locale) }) : m.people.formerOpen;
    if (!successor) return [{ kind: 'state', text }];
    const link = {
      ...labelled(successor, locale),
      text: fill(m.people.successor, { name: successor.title }),
    };
    return [{ kind: 'state', text, link }];
  }
  return [];
}

function namesOf(person: Person, m: Messages): (MetaRow | null)[] {
  return [
    textRow(m.people.nativeName, person.nativeName),
    textRow(m.people.pronunciation, person.pronunciation),
    textRow(m.people.pronouns, person.pronouns),
  ];
}

function phoneRow(label: string, number: string | null): MetaRow | null {
  return number ? { label, values: [telephone(number)] } : null;
}

function factsOf(person: Person, m: Messages, locale: Locale): (MetaRow | null)[] {
  const { email } = person;
  return [
    phoneRow(m.people.telephone, person.phone),
    phoneRow(m.people.mobile, person.mobile),
    email ? { label: m.people.email, values: [{ text: email, url: `mailto:${email}` }] } : null,
    recordsRow(m.people.office, person.offices, locale),
    textRow(m.people.grade, choiceLabel('personGrade', person.grade, locale)),
    recordsRow(m.record.services, person.services, locale),
    recordsRow(m.record.sectors, person.sectors, locale),
    recordsRow(m.record.topics, person.topics, locale),
    textRow(
      m.people.spoken,
      formatList(
        person.languages.map(({ language, level }) =>
          fill(m.people.spokenLevel, {
            language: languageName(language, locale),
            level: choiceLabel('languageLevel', level, locale),
          }),
        ),
        locale,
      ),
    ),
    person.admissions.length === 0
      ? null
      : {
          label: m.people.admissions,
          values: person.admissions.map((one) => ({ text: admissionText(one, m) })),
        },
    dayRow(m.people.joined, person.joinedOn, locale),
    textRow(m.people.press, person.pressOfficer ? person.phone : null),
  ];
}

function admissionText({ jurisdiction, year, note }: Person['admissions'][number], m: Messages): string {
  return note
    ? fill(m.people.admissionWithNote, { jurisdiction, year, note })
    : fill(m.people.admission, { jurisdiction, year });
}

function sectionsOf(person: Person, m: Messages, locale: Locale, isFormer: boolean): Section[] {
  const lang = langOf(person.locale, locale);
  const writing = cardSection('writing', m.people.writing, person.writing, locale);
  if (isFormer) return present([writing]);
  return present([
    {
      kind: 'dated',
      id: 'experience',
      heading: m.people.experience,
      lang,
      items: person.experience.map(({ year, text }) => ({ date: year === null ? '' : String(year), text })),
    },
    { kind: 'cards', id: 'deals', heading: m.navigation.deals, cards: cardsOf(person.deals, locale) },
    writing,
    bulletSection(
      'education',
      m.people.education,
      person.education.map(({ award, institution, year }) => ({
        text:
          year === null
            ? fill(m.people.educationNoYear, { award, institution })
            : fill(m.people.educationYear, { award, institution, year }),
      })),
      lang,
    ),
    {
      kind: 'dated',
      id: 'rankings',
      heading: m.people.rankings,
      lang,
      items: person.rankings.map(({ directory, band, year, quote }) => ({
        date: year === null ? '' : String(year),
        text: [band ? fill(m.people.ranking, { directory, band }) : directory, quote]
          .filter(Boolean)
          .join('\n'),
      })),
    },
    bulletSection(
      'memberships',
      m.people.memberships,
      person.memberships.map((text) => ({ text })),
      lang,
    ),
  ]);
}
