import { pageModule } from '../../page-module.ts';
import { calendarOf } from '../../shared/files/calendar.ts';
import { knownAt } from '../selection/selection.ts';
import { askedTimes, timeParams } from '../times.ts';
import { effectiveDates } from './calendar.ts';
import { JurisdictionPage } from './JurisdictionPage.tsx';
import { navigatorChapterPageQuery } from './query.gen.ts';
import { navigatorChapterView } from './view.ts';

export const navigatorChapterPageModule = pageModule({
  routes: ['navigator-chapter'],
  query: navigatorChapterPageQuery,
  variables: (request) => {
    const times = askedTimes(request);
    const { recordId, locale } = request;
    return { id: recordId ?? '', locale, on: times.on, known: knownAt(times) };
  },
  searchParams: timeParams,
  files: {
    ics: {
      // A calendar is of the law as it is known now.
      variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale, on: null, known: null }),
      write: ({ navigatorChapter: chapter }, request) =>
        chapter &&
        calendarOf(
          chapter.name,
          effectiveDates({ ...chapter, service: chapter.within?.service?.title ?? '' }, request.locale),
          request,
        ),
    },
  },
  view: navigatorChapterView,
  Page: JurisdictionPage,
});
