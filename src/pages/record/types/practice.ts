import { choiceLabel } from '../../../i18n/choices.ts';
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
      textRow(m.locations.region, choiceLabel('locationRegion', location.region, locale)),
      textRow(m.locations.presence, choiceLabel('locationPresence', location.presence, locale)),
      recordsRow(m.locations.country, [location.country], locale),
      recordsRow(m.locations.servedFrom, location.servedFrom, locale),
      dayRow(m.locations.closed, location.closedOn, locale),
      recordsRow(m.record.services, location.services, locale),
      textRow(m.locations.jurisdiction, location.jurisdiction?.title),
    ],
    sections: [
      cardSection('offices', m.record.offices, location.offices, locale),
      peopleSection('contacts', m.record.contacts, location.contacts, locale),
    ],
  };
}
