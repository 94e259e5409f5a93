import { type PageRequest, pageModule } from '../../page-module.ts';
import { datesCalendar, datesCsv, datesFeed } from './date-files.ts';
import { datesParams } from './dates.ts';
import { NavigatorHomePage } from './NavigatorHomePage.tsx';
import { navigatorHomeQuery } from './query.gen.ts';
import { navigatorHomeVariables, navigatorHomeView } from './view.ts';

const inFile = (request: PageRequest) => navigatorHomeVariables(request, true);

export const navigatorHomeModule = pageModule({
  routes: ['navigator-home'],
  query: navigatorHomeQuery,
  variables: navigatorHomeVariables,
  searchParams: ['page', ...datesParams],
  recordParams: { service: 'navigatorService', jurisdiction: 'jurisdiction' },
  files: {
    ics: { variables: inFile, write: datesCalendar },
    csv: { variables: inFile, write: datesCsv },
    atom: { variables: inFile, write: datesFeed },
  },
  view: navigatorHomeView,
  Page: NavigatorHomePage,
});
