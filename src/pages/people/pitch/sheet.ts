import { monogramOf } from '../../../art/component/monogram.ts';
import type { Labelled, MetaRow } from '../../../components/sections/section.ts';
import type { TimelineItem } from '../../../components/sections/Timeline.tsx';
import { telephone } from '../../../components/telephone.ts';
import { plainText } from '../../../content/rich-text/plain-text.ts';
import type { RichText } from '../../../content/rich-text/types.ts';
import { choiceLabel } from '../../../content/types/choices.ts';
import { formatList } from '../../../i18n/format.ts';
import { langOf } from '../../../i18n/language-of.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { rowsOf, textRow } from '../../shared/records/rows.ts';
import { nativeNameOf } from '../item/native-name.ts';
import { roleOf } from '../item/role.ts';
import { spokenName } from '../item/spoken.ts';
import type { PitchPersonFragment } from './pitch.fragments.gen.ts';

/** One person's page of a pack. */
export interface Sheet {
  readonly id: string;
  readonly name: string;
  readonly nativeName: Labelled | null;
  readonly lang: string | undefined;
  /** The letters on the portrait. */
  readonly mark: string;
  readonly role: string;
  readonly biography: RichText;
  readonly facts: readonly MetaRow[];
  readonly experience: readonly TimelineItem[];
}

/** Longest biography, in characters: what leaves room on a sheet of paper for the rest. */
const longest = { latin: 900, han: 360 };
const mostMatters = 8;

export function sheetOf(person: PitchPersonFragment, locale: Locale): Sheet {
  return {
    id: person.id,
    name: [person.title, person.postNominals].filter(Boolean).join(', '),
    nativeName: nativeNameOf(person.nativeName, person.title),
    lang: langOf(person.locale, locale),
    mark: monogramOf(person),
    role: roleOf(person, locale),
    biography: beginningOf(person.body ?? []),
    facts: factRows(person, locale),
    experience: person.experience
      .slice(0, mostMatters)
      .map(({ year, text }) => ({ date: year === null ? '' : String(year), text })),
  };
}

/** Whole paragraphs from the beginning; the first however long it is. */
function beginningOf(body: RichText): RichText {
  const paragraphs = body.filter((block) => block._type === 'block' && block.style === 'normal');
  const isHan = /^\p{Script=Han}/u.test(plainText(paragraphs));
  let length = 0;
  const end = paragraphs.findIndex((block) => {
    length += plainText([block]).length;
    return length > (isHan ? longest.han : longest.latin);
  });
  return end === -1 ? paragraphs : paragraphs.slice(0, Math.max(end, 1));
}

function factRows(person: PitchPersonFragment, locale: Locale): MetaRow[] {
  const { people: m, people, record } = messagesFor(locale);
  const { phone, email, admissions, services, sectors } = person;
  const names = (records: readonly { readonly title: string }[]) =>
    formatList(
      records.map(({ title }) => title),
      locale,
      'unit',
    );
  return rowsOf([
    phone ? { label: m.telephone, values: [telephone(phone)] } : null,
    email ? { label: m.email, values: [{ text: email, url: `mailto:${email}` }] } : null,
    admissions.length > 0
      ? { label: m.admissions, values: admissions.map((each) => admitted(each, locale)) }
      : null,
    textRow(m.spoken, spokenText(person, locale)),
    textRow(people.person.practices, names(services)),
    textRow(record.sectors, names(sectors)),
  ]);
}

type Admission = PitchPersonFragment['admissions'][number];

function admitted({ jurisdiction, year, note }: Admission, locale: Locale): Labelled {
  const { people: m } = messagesFor(locale);
  const text = note ? m.admissionWithNote({ jurisdiction, year, note }) : m.admission({ jurisdiction, year });
  return { text };
}

function spokenText({ languages }: PitchPersonFragment, locale: Locale): string {
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
