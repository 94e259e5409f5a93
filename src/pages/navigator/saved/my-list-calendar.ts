import type { SiteLocale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { linkTo } from '../../../routing/links.ts';
import { type CalendarEntry, calendarAt } from '../../shared/files/calendar.ts';
import { effectiveDates } from '../jurisdiction/calendar.ts';
import type { MyListCalendarQuery } from './my-list-calendar.gen.ts';

/**
 * The days on which law comes into force, ends or is expected in the jurisdictions of a reader's list, and those by which
 * they want to have done series of lessons, for calendars.
 */
export function myListCalendar({ me }: MyListCalendarQuery, locale: SiteLocale, origin: string): string {
  const chapters = me.myList.flatMap((jurisdiction) =>
    // Names exist in every language, chapters do not.
    jurisdiction.chapters.flatMap((chapter) =>
      'entries' in chapter
        ? [{ ...chapter, name: jurisdiction.title, service: chapter.service?.title ?? '' }]
        : [],
    ),
  );
  return calendarAt(
    {
      name: messagesFor(locale).reportBuilder.saved.calendarName,
      locale,
      origin,
      url: linkTo('auth-favourites', {}, locale),
      // Where it was read from is a secret, which has no place in what may be passed on.
      source: null,
    },
    [...chapters.flatMap((chapter) => effectiveDates(chapter, locale)), ...dueDates(me.courses, locale)],
  );
}

/** Another day is another entry: programs would keep the one that they know. */
function dueDates(courses: MyListCalendarQuery['me']['courses'], locale: SiteLocale): CalendarEntry[] {
  const { training, account } = messagesFor(locale);
  return courses.flatMap(({ seriesId, series, done, total, due }) => {
    if (!series || !due) return [];
    const at = `${due}T00:00:00Z`;
    const { title, url, firstPublishedAt, publishedAt } = series;
    return [
      {
        id: `${seriesId}-due-${due}`,
        title: training.progress.finish({ title }),
        url,
        startsAt: at,
        endsAt: at,
        allDay: true,
        place: null,
        text: account.dashboard.lessonsDone({ done, total }),
        status: 'confirmed' as const,
        firstPublishedAt,
        publishedAt,
      },
    ];
  });
}
