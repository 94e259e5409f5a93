import { pageModule } from '../../page-module.ts';
import { isPack } from '../pitch/asked.ts';
import { type PitchPageProps, pitchView } from '../pitch/view.ts';
import { peopleSearchParams, peopleVariables } from './asked.ts';
import { PeopleOrPack } from './PeopleOrPack.tsx';
import { type PeopleListQuery, type PeopleListQueryVariables, peopleListQuery } from './query.gen.ts';
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
