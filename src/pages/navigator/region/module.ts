import { pageModule } from '../../page-module.ts';
import { knownAt } from '../selection/selection.ts';
import { askedTimes, timeParams } from '../times.ts';
import { navigatorRegionPageQuery } from './query.gen.ts';
import { RegionPage } from './RegionPage.tsx';
import { navigatorRegionView } from './view.ts';

export const navigatorRegionPageModule = pageModule({
  routes: ['navigator-region'],
  query: navigatorRegionPageQuery,
  variables: (request) => {
    const times = askedTimes(request);
    const { recordId, locale } = request;
    return { id: recordId ?? '', locale, on: times.on, known: knownAt(times) };
  },
  searchParams: timeParams,
  view: navigatorRegionView,
  Page: RegionPage,
});
