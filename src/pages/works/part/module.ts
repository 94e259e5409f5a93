import { pageModule } from '../../page-module.ts';
import { PartPage } from './PartPage.tsx';
import { workPartPageQuery } from './query.gen.ts';
import { partView } from './view.ts';

/** A part of a feature or of a product's guide, at any of five levels. */
export const workPartModule = pageModule({
  query: workPartPageQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  view: partView,
  Page: PartPage,
});
