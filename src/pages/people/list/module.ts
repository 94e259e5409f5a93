import { pageModule } from '../../page-module.ts';
import { isPack } from '../pitch/search-params.ts';
import { type PitchPageProps, pitchView } from '../pitch/view.ts';
import { PeopleOrPack } from './PeopleOrPack.tsx';
import { type PeopleListQuery, type PeopleListQueryVariables, peopleListQuery } from './query.gen.ts';
import { peopleSearchParams, peopleVariables } from './search-params.ts';
import { type PeoplePageProps, peopleView } from './view.ts';

export const peopleModule = pageModule<
  PeopleListQuery,
  PeopleListQueryVariables,
  PeoplePageProps | PitchPageProps
>({
  routes: ['people-list'],
  query: peopleListQuery,
  variables: peopleVariables,
  searchParams: peopleSearchParams,
  recordParams: { office: 'office', service: 'service', sector: 'sector' },
  view: (data, request) => (isPack(request.search) ? pitchView(data, request) : peopleView(data, request)),
  Page: PeopleOrPack,
});
