import type { MetaRow } from '../../components/sections/section.ts';
import type { Locale } from '../../i18n/locales.ts';
import { labelled } from '../shared/records/cards.ts';
import type { FieldPerson } from './fields.ts';

/** People of a group by their first office, the largest office first; partners before others, former ones left out. */
export function teamByOffice(people: readonly FieldPerson[], locale: Locale): MetaRow[] {
  const offices = new Map<string, { name: string; people: FieldPerson[] }>();
  for (const person of people) {
    const office = person.offices?.[0];
    if (!office || person.standing !== 'ACTIVE') continue;
    const known = offices.get(office.id) ?? { name: office.title, people: [] };
    known.people.push(person);
    offices.set(office.id, known);
  }
  const isPartner = ({ grade }: FieldPerson) => Number(grade === 'PARTNER');
  return [...offices.values()]
    .sort((a, b) => b.people.length - a.people.length)
    .map(({ name, people: all }) => ({
      label: name,
      values: all.sort((a, b) => isPartner(b) - isPartner(a)).map((person) => labelled(person, locale)),
    }));
}
