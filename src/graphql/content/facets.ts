import type { Facet, FacetValue } from '../../content/lists/facets.ts';
import type { Builder } from './builder.ts';

/** `facets { field values { value label locale count } }` of a list. */
export function facetType(builder: Builder) {
  const value = builder.objectRef<FacetValue>('FacetValue').implement({
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
  return builder.objectRef<Facet>('Facet').implement({
    fields: (t) => ({
      field: t.exposeString('field', { description: 'The filter’s field, `availableIn` or `year`.' }),
      values: t.expose('values', { type: [value], description: 'Those that are most frequent first.' }),
    }),
  });
}
