import type { Facet, FacetValue } from '../../content/lists/facets.ts';
import type { Builder } from './builder.ts';

export type FacetValueRef = ReturnType<typeof facetValueType>;

/** A value to filter by, and how many it leaves. */
export function facetValueType(builder: Builder) {
  return builder.objectRef<FacetValue>('FacetValue').implement({
    fields: (t) => ({
      value: t.exposeString('value', { description: 'As the filter takes it; of `year`, the year.' }),
      label: t.exposeString('label', { nullable: true, description: 'Title of the record that it names.' }),
      locale: t.expose('locale', {
        type: 'Locale',
        nullable: true,
        description: 'The language of the label.',
      }),
      count: t.exposeInt('count', {}),
    }),
  });
}

/** `facets { field values { value label locale count } }` of a list. */
export function facetType(builder: Builder, value: FacetValueRef) {
  return builder.objectRef<Facet>('Facet').implement({
    fields: (t) => ({
      field: t.exposeString('field', { description: 'The filter’s field, `availableIn` or `year`.' }),
      values: t.expose('values', { type: [value], description: 'Those that are most frequent first.' }),
    }),
  });
}
