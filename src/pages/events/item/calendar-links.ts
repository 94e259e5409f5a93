import type { CalendarEntry } from '../../shared/files/calendar.ts';

/** The addresses at which two web calendars take an entry; nothing is sent until the reader follows one. */
export function calendarLinks(entry: CalendarEntry, url: string): { google: string; outlook: string } {
  const { title, startsAt, endsAt, place, text } = entry;
  const details = [text, url].filter(Boolean).join('\n\n');
  const stamp = (instant: string) => `${new Date(instant).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')}`;
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${stamp(startsAt)}/${stamp(endsAt)}`,
    details,
    location: place ?? '',
  });
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: new Date(startsAt).toISOString(),
    enddt: new Date(endsAt).toISOString(),
    body: details,
    location: place ?? '',
  });
  return {
    google: `https://calendar.google.com/calendar/render?${google}`,
    outlook: `https://outlook.office.com/calendar/0/deeplink/compose?${outlook}`.replaceAll('+', '%20'),
  };
}
