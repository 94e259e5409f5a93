import { DEEPEST_OFFSET } from '../../content/lists/list-records.ts';

export interface Paging {
  readonly page: number;
  readonly pages: number;
  readonly from: number;
  readonly to: number;
  readonly total: number;
  readonly previous: string | null;
  readonly next: string | null;
  /** Pages to go to by number; a gap is left out between them. */
  readonly links: readonly { readonly page: number; readonly url: string }[];
}

interface PagingInput {
  /** The list's first page, with language prefix. */
  readonly address: string;
  readonly search: URLSearchParams;
  readonly total: number;
  readonly pageSize: number;
}

/** More than any list has. */
const beyondAll = 1_000_000;

/** The page asked for by `?page=`, from 1; 1 when it is no number. */
export function pageNumber(search: URLSearchParams): number {
  const given = search.get('page') ?? '';
  return /^[1-9]\d*$/.test(given) ? Math.min(Number(given), beyondAll) : 1;
}

/** How many records come before the page asked for; for a page that no list has, as many as may be asked for. */
export function offsetOf(search: URLSearchParams, pageSize: number): number {
  return Math.min((pageNumber(search) - 1) * pageSize, DEEPEST_OFFSET);
}

/** Where the reader is in a list, and the addresses of its other pages, filters kept. */
export function pagingOf({ address, search, total, pageSize }: PagingInput): Paging {
  const reachable = Math.floor(DEEPEST_OFFSET / pageSize) + 1;
  const pages = Math.min(Math.max(1, Math.ceil(total / pageSize)), reachable);
  const page = pageNumber(search);
  const urlOf = (number: number) =>
    addressWith(address, search, { page: number > 1 ? String(number) : null });
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  return {
    page,
    pages,
    from: total === 0 ? 0 : (page - 1) * pageSize + 1,
    to: Math.min(total, page * pageSize),
    total,
    previous: page > 1 ? urlOf(page - 1) : null,
    next: page < pages ? urlOf(page + 1) : null,
    links: [...new Set(near)].sort((a, b) => a - b).map((number) => ({ page: number, url: urlOf(number) })),
  };
}

/** An address with some of its search parameters changed; null takes one away. */
export function addressWith(
  address: string,
  search: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): string {
  const changed = new URLSearchParams([...search].filter(([, value]) => value !== ''));
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) changed.delete(name);
    else changed.set(name, value);
  }
  const query = changed.toString();
  return query ? `${address}?${query}` : address;
}
