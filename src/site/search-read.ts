import type { AnyPageModule } from '../pages/page-module.ts';
import { pageFor } from '../pages/registry.ts';
import { splitFormat } from '../pages/shared/files/page-files.ts';
import { matchAddress } from '../routing/match.ts';

/**
 * The part of a query that the page at an address reads, its parameters in order; empty when it reads none of it.
 *
 * @param search raw, with its question mark
 */
export function searchRead(pathname: string, search: string): string {
  if (search === '') return '';
  const match = matchAddress(splitFormat(pathname).pathname);
  if (match.kind !== 'route') return '';
  const read = declaredParams(pageFor(match.route), search);
  read.sort();
  return read.size === 0 ? '' : `?${read}`;
}

/** Of a query the parameters that a page declares, as they were given. */
export function declaredParams(page: AnyPageModule, search: string): URLSearchParams {
  const given = new URLSearchParams(search);
  const names = page.searchParams ?? [];
  return new URLSearchParams(
    [...given]
      .filter(([name]) => names.includes(name))
      // Nobody types control characters, and no database keeps a NUL.
      .map(([name, value]) => [name, value.replaceAll(/\p{Cc}+/gu, ' ').trim()])
      .filter(([, value]) => value !== ''),
  );
}
