/**
 * Tells pictures which scheme the reader sees, by the part of their address after `#`: for browsers in which an image
 * does not know the `color-scheme` of the page it stands on (WebKit). In the others it does nothing.
 *
 * @param scheme as it is seen now, chosen or by the system
 * @param page what the pictures stand in
 */
export function showScheme(scheme: 'light' | 'dark', page: ParentNode = document): void {
  if (!('GestureEvent' in globalThis)) return;
  for (const image of page.querySelectorAll<HTMLImageElement>('img[src^="/art/"]')) {
    const [address, fixed] = (image.getAttribute('src') ?? '').split('#');
    // What stands on a deep panel is dark in both schemes.
    if (fixed !== undefined && image.dataset.scheme === undefined) continue;
    image.dataset.scheme = scheme;
    image.setAttribute('src', `${address}#${scheme}`);
  }
}
