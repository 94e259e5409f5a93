/**
 * Tells pictures which scheme the reader sees, by the part of their address after `#`: for WebKit, where an image
 * knows the system's scheme at best, and not the one that the page shows. Elsewhere it does nothing.
 *
 * @param scheme `light` or `dark`: as it is seen now, chosen or by the system
 * @param page what the pictures stand in
 */
export function showScheme(scheme: string, page: ParentNode = document): void {
  if (!('GestureEvent' in globalThis)) return;
  // What stands on a deep panel is dark in both schemes.
  for (const image of page.querySelectorAll<HTMLImageElement>('img[src*="/art/"]:not(.deep *)'))
    image.src = image.src.replace(/#.*|$/, `#${scheme}`);
}
