import { pageModule } from '../../page-module.ts';
import { CareersRecordPage } from './CareersRecordPage.tsx';
import { careersPageQuery } from './query.gen.ts';
import { careersView } from './view.ts';

export const careersModule = pageModule({
  routes: [
    'careers-why-join-us',
    'careers-success-stories',
    'careers-contract-work-adaptive',
    'careers-qualified-lawyers',
    'careers-business-services-professionals',
    'careers-page-1',
    'careers-page-2',
    'careers-page-3',
    'careers-page-4',
    'careers-page-5',
  ],
  query: careersPageQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  view: careersView,
  Page: CareersRecordPage,
});
