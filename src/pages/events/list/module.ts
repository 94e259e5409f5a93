import { pageModule } from '../../page-module.ts';
import { calendarOf } from '../../shared/files/calendar.ts';
import { atomFeed } from '../../shared/files/feed.ts';
import { calendarEntry } from '../calendar-entry.ts';
import { EventsPage } from './EventsPage.tsx';
import { announced } from './feed-entries.ts';
import { eventsListQuery } from './query.gen.ts';
import { eventsVariables, fileVariables, filterNames } from './search-params.ts';
import { eventsView } from './view.ts';

export const eventsModule = pageModule({
  routes: ['events-list'],
  query: eventsListQuery,
  variables: eventsVariables,
  searchParams: [...filterNames, 'when', 'month', 'page'],
  recordParams: { office: 'office', topic: 'topic' },
  files: {
    atom: {
      variables: (request) => fileVariables(request, 'atom'),
      write: (data, request) =>
        data.record && atomFeed(data.record.title, announced(data.events.nodes, request.locale), request),
    },
    ics: {
      variables: (request) => fileVariables(request, 'ics'),
      write: (data, request) =>
        data.record &&
        calendarOf(
          data.record.title,
          data.events.nodes.map((event) => calendarEntry(event, request.locale)),
          request,
        ),
    },
  },
  view: eventsView,
  Page: EventsPage,
});
