import { pressFiles, pressPortraitPath } from '../../../art/press/address.ts';
import type { MetaRow } from '../../../components/sections/section.ts';
import { telephone } from '../../../components/telephone.ts';
import { choiceLabel } from '../../../content/types/choices.ts';
import { formatList } from '../../../i18n/format.ts';
import { langOf } from '../../../i18n/language-of.ts';
import { type Locale, localeFacts } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { recordsRow, rowsOf, textRow } from '../../shared/records/rows.ts';
import type { WholePersonFragment } from './query.gen.ts';
import { spokenName } from './spoken.ts';
import { isReachable } from './standing-notices.ts';

const englishPronouns = /\b(?:she|he|they)\b/i;

/** How to say somebody's name, spelt for readers of English, and of them; English words stand on English pages alone. */
export function calledLines(
  { title, pronunciation, pronouns }: WholePersonFragment,
  locale: Locale,
): string[] {
  const { pronounced } = messagesFor(locale).people.person;
  // Who has a Chinese name for a title reads it.
  const isRead = /^\p{Script=Han}/u.test(title);
  const isEnglish = localeFacts[locale].language === 'en';
  return [
    isEnglish && !isRead && pronunciation && pronounced({ name: pronunciation }),
    pronouns && (isEnglish || !englishPronouns.test(pronouns)) && pronouns,
  ].filter((line): line is string => Boolean(line));
}

/** Where somebody works, what they speak, may plead and know; nothing of one who has left. */
export function factRows(person: WholePersonFragment, locale: Locale): MetaRow[] {
  if (!isReachable(person)) return [];
  const { people: m, people, record } = messagesFor(locale);
  return rowsOf([
    recordsRow(m.office, person.offices, locale),
    textRow(m.spoken, spokenText(person, locale)),
    admissionsRow(person, locale),
    recordsRow(people.person.practices, person.services, locale),
    recordsRow(record.sectors, person.sectors, locale),
    textRow(m.joined, person.joinedOn?.slice(0, 4)),
  ]);
}

/** The portrait as files that newspapers may print. */
export function portraitRow({ id, locale: of }: WholePersonFragment, locale: Locale): MetaRow {
  return {
    label: messagesFor(locale).people.person.portrait,
    values: pressFiles((format) => pressPortraitPath(of, id, format)),
  };
}

/** Numbers to call. */
export function telephoneRows(person: WholePersonFragment, locale: Locale): MetaRow[] {
  const { people: m } = messagesFor(locale);
  const row = (label: string, number: string | null) =>
    number ? { label, values: [telephone(number)] } : null;
  return rowsOf([row(m.telephone, person.phone), row(m.mobile, person.mobile)]);
}

function spokenText({ languages }: WholePersonFragment, locale: Locale): string {
  const { spokenLevel } = messagesFor(locale).people;
  return formatList(
    languages.map(({ language, level }) =>
      spokenLevel({
        language: spokenName(language, locale),
        level: choiceLabel('person.languages.level', level, locale),
      }),
    ),
    locale,
  );
}

function admissionsRow({ admissions, locale: of }: WholePersonFragment, locale: Locale): MetaRow | null {
  const { people: m } = messagesFor(locale);
  if (admissions.length === 0) return null;
  return {
    label: m.admissions,
    values: admissions.map(({ jurisdiction, year, note }) => ({
      text: note ? m.admissionWithNote({ jurisdiction, year, note }) : m.admission({ jurisdiction, year }),
      lang: langOf(of, locale),
    })),
  };
}
