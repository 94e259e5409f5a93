/** What `OpeningState.tsx` says of an office. */
interface OpeningData {
  readonly zone: string;
  readonly hours: string;
  readonly open: string;
  readonly closed: string;
}

/**
 * Says beside an office's hours whether it is open, and what time it is there: at once, and again when the reader
 * comes back to the page. The page itself may be an hour old and does not know.
 */
export function tellOpening(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-zone]')) {
    const { zone, hours, open, closed } = place.dataset as DOMStringMap & OpeningData;
    const text = new Date().toLocaleString('en-GB', {
      timeZone: zone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
    });
    const time = text.slice(-5);
    // Doors open and close in turn: after an odd number of them it is open.
    const past = hours.split(' ').filter((change) => change <= text.slice(0, 3) + time);
    place.textContent = (past.length % 2 ? open : closed).replace('{time}', time);
  }
}

addEventListener('visibilitychange', tellOpening);
