import { choiceLabel } from '../../../content/types/choices.ts';
import { bulletSection, cardSection, dayRow, peopleSection, recordsRow, textRow } from '../../rows.ts';
import type { PartsContext, RecordOf, RecordParts } from '../parts.ts';

/** A sector or a service. */
export function practiceParts(
  practice: RecordOf<'Sector'> | RecordOf<'Service'>,
  { m, locale }: PartsContext,
): RecordParts {
  return {
    sections: [
      bulletSection('highlights', m.people.experience, practice.highlights),
      cardSection('below', m.record.below, practice.children, locale),
      peopleSection('contacts', m.record.contacts, practice.contacts, locale),
      cardSection('writing', m.record.writing, practice.writing, locale, true),
      cardSection('related', m.record.related, practice.related, locale, true),
    ],
    jsonLd: { '@type': 'Service', name: practice.title, description: practice.summary ?? undefined },
  };
}

export function locationParts(location: RecordOf<'Location'>, { m, locale }: PartsContext): RecordParts {
  return {
    meta: [
      textRow(m.places.region, choiceLabel('location.region', location.region, locale)),
      textRow(m.places.presence, choiceLabel('location.presence', location.presence, locale)),
      recordsRow(m.places.country, [location.country], locale),
      recordsRow(m.places.servedFrom, location.servedFrom, locale),
      dayRow(m.places.closed, location.closedOn, locale),
      recordsRow(m.record.services, location.services, locale),
      textRow(m.places.jurisdiction, location.jurisdiction?.title),
    ],
    sections: [
      cardSection('offices', m.record.offices, location.offices, locale),
      peopleSection('contacts', m.record.contacts, location.contacts, locale),
    ],
  };
}
