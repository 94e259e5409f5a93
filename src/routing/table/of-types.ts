import type { Address } from '../../content/types/address.ts';
import {
  type ContentTypeName,
  contentTypeNames,
  type contentTypes,
  declarationOf,
} from '../../content/types/index.ts';
import { graduateLocales } from '../../i18n/locales.ts';
import { byId, type RouteRow } from './row.ts';

type NamesIn<T> = T extends { readonly address?: infer A }
  ? A extends Address<infer Name>
    ? Name
    : never
  : never;
type RowName = { [T in ContentTypeName]: NamesIn<(typeof contentTypes)[T]> }[ContentTypeName];

/** The rows that content types declare for their own pages. */
export const typeRoutes = contentTypeNames.flatMap(rowsOf) as readonly RouteRow<RowName>[];

function rowsOf(type: ContentTypeName): RouteRow<string>[] {
  const { address, locales } = declarationOf(type);
  return (address?.rows ?? []).map(({ name, area, pattern, id, suffix }) => ({
    name,
    area,
    kind: 'detail',
    pattern,
    languages: locales === graduateLocales ? 'graduate' : 'site',
    shows: id ? byId(type, id) : { by: 'path', types: [type], ...(suffix && { suffix }) },
  }));
}
