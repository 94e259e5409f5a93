import type { PeopleSectionProps } from '../../../components/listing/PeopleSection.tsx';
import type { OpeningProps } from '../../../components/opening/Opening.tsx';
import type { MetaRow, Section } from '../../../components/sections/section.ts';
import { present } from '../../../components/sections/section.ts';
import type { RichText } from '../../../content/rich-text/types.ts';
import { type FormName, formNamed } from '../../../forms/declared/index.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { deskRow } from '../../contact/desk.ts';
import { labelled } from '../../shared/records/cards.ts';
import { opening } from '../../shared/records/opening.ts';
import { foremost } from '../../shared/records/portraits/foremost.ts';
import { cardSection } from '../../shared/records/rows.ts';
import { type SideTree, sideTreeOf } from '../../shared/records/side-tree/side-tree.ts';
import type { FirmPageFragment } from '../about.fragments.gen.ts';
import { type ProjectOf, projectsOf, type SeriesOf, seatsTable, seriesOf, sourceLine } from './measures.ts';

/** A number with where it comes from and the day it was true. */
export interface FigureOf {
  readonly value: string;
  readonly label: string;
  readonly source: string | null;
}

export interface Milestone {
  readonly year: string;
  readonly title: string;
  readonly text: string | null;
}

/** What a page of the firm shows. */
export interface FirmPageProps {
  readonly opening: OpeningProps;
  readonly side: SideTree | null;
  readonly body: RichText | null;
  readonly figures: readonly FigureOf[];
  readonly series: readonly SeriesOf[];
  readonly projects: readonly ProjectOf[];
  readonly story: readonly Milestone[];
  readonly desks: readonly MetaRow[];
  readonly people: PeopleSectionProps;
  /** What may be sent from here. */
  readonly form: FormName | null;
  readonly sections: readonly Section[];
}

export function firmPageOf(page: FirmPageFragment, locale: Locale): FirmPageProps {
  const m = messagesFor(locale);
  const persons = page.contacts.flatMap((contact) => ('standing' in contact ? [contact] : []));
  return {
    opening: {
      ...opening(page, { locale }),
      seed: page.id,
    },
    side: sideTreeOf(page, locale),
    body: page.body,
    figures: page.facts.map(({ label, value, source, asAt }) => ({
      value,
      label,
      source: sourceLine(source, asAt, locale),
    })),
    series: seriesOf(page, locale),
    projects: projectsOf(page, locale),
    story: page.milestones,
    desks: [
      ...page.desks.map((desk) => deskRow(desk)),
      ...page.contacts.flatMap((contact) => officeRow(contact, locale)),
    ],
    people: { heading: m.record.contacts, people: foremost(persons, persons.length, locale) },
    form: page.form === null ? null : formNamed(page.form),
    sections: present([
      seatsTable(page, locale),
      cardSection('below', m.record.below, page.children, locale),
      cardSection('related', m.record.related, page.related, locale, true),
    ]),
  };
}

/** An office that answers for a page. */
function officeRow(contact: FirmPageFragment['contacts'][number], locale: Locale): MetaRow[] {
  if (!('officePhone' in contact)) return [];
  const { officePhone: phone, officeEmail: email } = contact;
  return [deskRow({ name: labelled(contact, locale).text, phone, email, hours: null })];
}
