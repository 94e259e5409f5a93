import type { ContentTypeName } from '../../content/types/index.ts';

/** Which record an address shows, and how it is found. */
export type Shows =
  /** The record whose stored path is the address's, without `suffix`. */
  | { readonly by: 'path'; readonly types: readonly ContentTypeName[]; readonly suffix?: string }
  /** The record whose id is the value of `param`; a wrong slug is redirected. */
  | { readonly by: 'id'; readonly type: ContentTypeName; readonly param: string }
  | { readonly by: 'nothing' };

type Kind = 'list' | 'fixed' | 'detail' | 'auth';

/** One row of the route table (spec §2). */
export interface RouteRow<Name extends string> {
  readonly name: Name;
  readonly area: string;
  readonly kind: Kind;
  /** Relative to the language prefix; `:name` is any one segment. */
  readonly pattern: string;
  readonly languages: 'site' | 'graduate';
  readonly shows: Shows;
}

type Line<Name extends string> = readonly [name: Name, kind: Kind, pattern: string, shows: Shows];

/** The rows of one area in the site's languages. */
export function area<const Name extends string>(
  name: string,
  lines: readonly Line<Name>[],
): readonly RouteRow<Name>[] {
  return rowsOf(name, 'site', lines);
}

/** The rows of one area in the graduate languages. */
export function graduateArea<const Name extends string>(
  name: string,
  lines: readonly Line<Name>[],
): readonly RouteRow<Name>[] {
  return rowsOf(name, 'graduate', lines);
}

function rowsOf<Name extends string>(
  areaName: string,
  languages: 'site' | 'graduate',
  lines: readonly Line<Name>[],
): readonly RouteRow<Name>[] {
  return lines.map(([name, kind, pattern, shows]) => ({
    name,
    area: areaName,
    kind,
    pattern,
    languages,
    shows,
  }));
}

export const byPath = (...types: readonly ContentTypeName[]): Shows => ({ by: 'path', types });
export const byId = (type: ContentTypeName, param = 'id'): Shows => ({ by: 'id', type, param });
export const nothing: Shows = { by: 'nothing' };
