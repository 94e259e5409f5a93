/**
 * Says in every place that holds the time of an event (`ReaderTime.tsx`) when that is for the reader, where their
 * clock is another than the one at its place.
 */
export function tellReaderTimes(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-at]')) {
    const { from = '', to = '', at, text = '' } = place.dataset;
    const format = new Intl.DateTimeFormat(document.documentElement.lang, {
      weekday: 'long',
      hour: '2-digit',
      minute: '2-digit',
      timeZoneName: 'short',
    });
    if (format.resolvedOptions().timeZone !== at)
      place.textContent = text.replace('{time}', format.formatRange(new Date(from), new Date(to)));
  }
}
