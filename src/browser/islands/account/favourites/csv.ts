import type { AccountTexts } from '../texts.ts';
import type { Favourite } from './load-favourites.ts';

/**
 * Favourites as a table (RFC 4180), with a byte order mark by which spreadsheets know UTF-8.
 * @param origin of the site, for whole addresses
 */
export function csvOf(
  favourites: readonly Favourite[],
  m: AccountTexts['favourites'],
  origin: string,
): string {
  const rows = favourites.map(({ title, kind, url, savedAt, state, note }) => [
    title,
    kind,
    url ? origin + url : '',
    savedAt.slice(0, 10),
    m.states[state],
    note,
  ]);
  const head = [m.title, m.kind, m.address, m.saved, m.state, m.note];
  return `\ufeff${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** What begins like a formula is kept from being one. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
