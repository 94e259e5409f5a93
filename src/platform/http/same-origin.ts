/**
 * Whether a form comes from our own pages: browsers say so by `Origin` and `Sec-Fetch-Site`, which no page can
 * forge. Of one that says neither nothing is taken.
 *
 * @param ourAddress any address of the server that is asked
 */
export function isFromOurPages(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  ourAddress: string,
): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (origin === undefined && site === undefined) return false;
  if (origin !== undefined && origin !== new URL(ourAddress).origin) return false;
  return site === undefined || site === 'same-origin';
}
