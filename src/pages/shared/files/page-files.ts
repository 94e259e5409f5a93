import type { FileLink } from '../../../components/listing/FileLinks.tsx';
import { withSearch } from '../../../platform/http/with-search.ts';
import { addressOf } from '../../../routing/address.ts';
import { type FileFormat, fileFormats, type PageRequest } from '../../page-module.ts';

/** Of an address: a page's own file, or the text of a record's page, which all have that search engines may list. */
export type Ending = FileFormat | 'md';

const contentTypes: { readonly [E in Ending]: string } = {
  atom: 'application/atom+xml; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The media type of a file (RFC 4287 §8, RFC 5545 §8.1, RFC 4180 §3, RFC 7763). */
export function mediaType(format: Ending): string {
  return contentTypes[format];
}

/**
 * The page that an address with an ending belongs to; format null for an address without one.
 *
 * @param pathname raw; slugs have no dots, so that no page has such an address
 */
export function splitFormat(pathname: string): { pathname: string; format: Ending | null } {
  const dot = pathname.lastIndexOf('.');
  const format = ([...fileFormats, 'md'] as const).find((name) => name === pathname.slice(dot + 1));
  return dot > 1 && format ? { pathname: pathname.slice(0, dot), format } : { pathname, format: null };
}

/** Where a page offers what it shows as a file: its address with an ending and its filters, without the page number. */
export function fileAddress({ locale, path, search }: PageRequest, format: FileFormat): string {
  const filters = new URLSearchParams(search);
  filters.delete('page');
  return withSearch(`${addressOf(locale, path)}.${format}`, `?${filters}`);
}

/** Where each file that a page offers is, for its readers to follow or take with them. */
export function fileLinks(request: PageRequest, formats: readonly FileFormat[]): FileLink[] {
  return formats.map((format) => ({ format, url: fileAddress(request, format) }));
}
