import type { FacetValue } from '../../content/lists/facets.ts';
import type { Counts } from '../../content/search/find/hits.ts';
import type { SearchRequest } from '../../content/search/find/narrowing.ts';
import { type FacetName, facetNames } from '../../content/search/index/about.ts';
import { mayBeValue } from '../../content/search/index/facet-values.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { ApiContext } from './api-context.ts';

/** By what results can be narrowed, with how many there are of each value. */
export interface SearchFacet {
  readonly name: FacetName;
  readonly values: readonly FacetValue[];
}

/** Facets in their order, with titles of the records that they name. */
export async function searchFacets(
  { facets, total }: Counts,
  { chosen: all, locale }: SearchRequest,
  { loaders }: ApiContext,
): Promise<SearchFacet[]> {
  const byName = Map.groupBy(facets, ({ about }) => about.slice(0, about.indexOf(':')) as FacetName);
  const named = await Promise.all(
    facetNames.map(async (name) => {
      const counted = (byName.get(name) ?? []).map(({ about, count }) => ({
        value: about.slice(name.length + 1),
        count,
      }));
      // What is chosen is among them, also beyond the most frequent ones: alone it leaves what is found.
      const chosen = all[name] ?? [];
      const values = [
        ...counted,
        ...chosen
          .filter((value) => mayBeValue(name, value) && counted.every((one) => one.value !== value))
          .map((value) => ({ value, count: chosen.length === 1 ? total : 0 })),
      ];
      return { name, values: await labelled(name, values, locale, loaders) };
    }),
  );
  return named.filter(({ values }) => values.length > 0);
}

async function labelled(
  name: FacetName,
  values: readonly { value: string; count: number }[],
  locale: Locale,
  loaders: ApiContext['loaders'],
): Promise<FacetValue[]> {
  if (name === 'language' || name === 'type' || name === 'year' || name === 'state')
    return values.map((one) => ({ ...one, label: null, locale: null }));
  const records = new Map(
    (
      await loaders.records(
        values.map(({ value }) => value),
        locale,
      )
    ).map((one) => [one.id, one]),
  );
  return values.flatMap((one) => {
    const record = records.get(one.value);
    return record ? [{ ...one, label: record.title, locale: record.locale }] : [];
  });
}
