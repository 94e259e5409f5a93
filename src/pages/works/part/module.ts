import { pageModule } from '../../page-module.ts';
import { PartPage } from './PartPage.tsx';
import { workPartPageQuery } from './query.gen.ts';
import { partView } from './view.ts';

/** A part of a feature or of a product's guide, at any of five levels. */
export const workPartModule = pageModule({
  routes: [
    'feature-part-1',
    'feature-part-2',
    'feature-part-3',
    'feature-part-4',
    'feature-part-5',
    'product-part-1',
    'product-part-2',
    'product-part-3',
    'product-part-4',
    'product-part-5',
  ],
  query: workPartPageQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  view: partView,
  Page: PartPage,
});
