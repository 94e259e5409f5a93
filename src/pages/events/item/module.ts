import { pageModule } from '../../page-module.ts';
import { calendarOf } from '../../shared/files/calendar.ts';
import { calendarEntry } from '../calendar-entry.ts';
import { EventPage } from './EventPage.tsx';
import { eventPageQuery } from './query.gen.ts';
import { eventView } from './view.ts';

export const eventModule = pageModule({
  routes: ['event'],
  query: eventPageQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  files: {
    ics: {
      write: ({ event }, request) =>
        event && calendarOf(event.title, [calendarEntry(event, request.locale)], request),
    },
  },
  view: eventView,
  Page: EventPage,
});
