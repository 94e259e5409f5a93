import { pageModule } from '../page-module.ts';
import { AccessTheToolPage } from './AccessTheToolPage.tsx';
import { accessTheToolQuery } from './query.gen.ts';
import { searchParams } from './search-params.ts';
import { accessTheToolView } from './view.ts';

export const accessTheToolModule = pageModule({
  routes: ['products-access-the-tool'],
  query: accessTheToolQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  searchParams,
  view: accessTheToolView,
  Page: AccessTheToolPage,
});
