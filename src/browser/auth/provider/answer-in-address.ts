import type { Page } from '../page.ts';

/** What an answer may consist of (RFC 6749 §4.1.2, RFC 9207, OpenID Connect Session Management). */
const names = [
  'code',
  'state',
  'iss',
  'session_state',
  'error',
  'error_description',
  'error_uri',
  'access_token',
  'id_token',
  'token_type',
  'expires_in',
  'scope',
];
/** One of these makes an address an answer. */
const telling = ['code', 'error', 'access_token', 'id_token'];

/**
 * The provider's answer in this page's address, in its query or its fragment; null when there is none. It is taken out
 * of the address, so that neither the history nor a copied link holds it.
 */
export function takeAnswer(page: Pick<Page, 'address' | 'rename'>): URLSearchParams | null {
  const address = new URL(page.address);
  const fragment = new URLSearchParams(address.hash.slice(1));
  for (const parameters of [address.searchParams, fragment]) {
    if (!telling.some((name) => parameters.has(name))) continue;
    const answer = new URLSearchParams([...parameters].filter(([name]) => names.includes(name)));
    for (const name of names) parameters.delete(name);
    if (parameters === fragment) address.hash = fragment.toString();
    page.rename(address.href);
    return answer;
  }
  return null;
}
