/**
 * Takes away the part of a record that everybody may read, now that the whole stands after it. Who was in the middle
 * of something stays there: the whole begins with the same links. An address may name a place that comes only now.
 */
export function takePlace(whole: Element, id: string): void {
  const open = document.querySelector(`[data-open-part="${id}"]`);
  const at =
    open && document.activeElement ? linksIn(open).indexOf(document.activeElement as HTMLElement) : -1;
  const place = location.hash.length > 1 ? document.getElementById(idIn(location.hash)) : null;
  open?.remove();
  if (at >= 0) linksIn(whole)[at]?.focus({ preventScroll: true });
  if (place && whole.contains(place)) place.scrollIntoView();
}

const linksIn = (part: Element) => [...part.querySelectorAll<HTMLElement>('a, [tabindex]')];

/** The id that a fragment names; itself where it is none that can be decoded. */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
