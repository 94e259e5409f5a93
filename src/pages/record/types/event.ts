import { choiceLabel } from '../../../i18n/choices.ts';
import { fill, plural } from '../../../i18n/fill.ts';
import { formatNumber, formatSpan } from '../../../i18n/format.ts';
import { localeFacts } from '../../../routing/locales.ts';
import { bulletSection, linesSection, peopleSection, recordsRow, textRow } from '../../rows.ts';
import type { PartsContext, RecordOf, RecordParts } from '../parts.ts';

const attendance = {
  IN_PERSON: 'https://schema.org/OfflineEventAttendanceMode',
  ONLINE: 'https://schema.org/OnlineEventAttendanceMode',
  HYBRID: 'https://schema.org/MixedEventAttendanceMode',
};
const status = {
  PLANNED: 'https://schema.org/EventScheduled',
  POSTPONED: 'https://schema.org/EventPostponed',
  CANCELLED: 'https://schema.org/EventCancelled',
  MOVED_ONLINE: 'https://schema.org/EventMovedOnline',
};

export function eventParts(event: RecordOf<'Event'>, { m, locale }: PartsContext): RecordParts {
  const place = event.venue ?? event.office?.title;
  return {
    meta: [
      {
        label: m.events.when,
        values: [
          {
            text: formatSpan(event.startsAt, event.endsAt, locale, event.timeZone),
            dateTime: event.startsAt,
          },
        ],
      },
      textRow(m.events.where, event.venue),
      recordsRow(m.people.office, [event.office], locale),
      textRow(m.events.kind, choiceLabel('eventKind', event.eventKind, locale)),
      textRow(m.events.format, choiceLabel('eventFormat', event.eventFormat, locale)),
      textRow(m.events.registration, choiceLabel('eventRegistration', event.registration, locale)),
      textRow(m.events.capacity, event.capacity && formatNumber(event.capacity, locale)),
      textRow(
        m.events.cpd,
        event.cpdMinutes && plural(localeFacts[locale].tag, event.cpdMinutes, m.record.minutes),
      ),
      recordsRow(m.record.topics, event.topics, locale),
    ],
    state:
      event.eventStanding === 'PLANNED' ? null : choiceLabel('eventStanding', event.eventStanding, locale),
    sections: [
      {
        kind: 'table',
        id: 'agenda',
        heading: m.events.agenda,
        columns: [m.events.time, m.events.item],
        rows: event.agenda.map(({ time, title }) => [{ text: time }, { text: title }]),
      },
      peopleSection('speakers', m.events.speakers, event.speakers, locale),
      bulletSection(
        'guests',
        m.events.guests,
        event.guests.map(({ name, role }) => ({ text: role ? fill(m.events.guest, { name, role }) : name })),
      ),
      linesSection('accessibility', m.events.accessibility, event.accessibility),
    ],
    jsonLd: {
      '@type': 'Event',
      name: event.title,
      startDate: event.startsAt,
      endDate: event.endsAt,
      eventAttendanceMode: attendance[event.eventFormat],
      eventStatus: status[event.eventStanding],
      location:
        event.eventFormat === 'ONLINE' || !place
          ? { '@type': 'VirtualLocation', url: event.url }
          : { '@type': 'Place', name: place },
    },
  };
}
