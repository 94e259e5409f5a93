import { pageModule } from '../page-module.ts';
import { CareersRecordPage } from './CareersRecordPage.tsx';
import { careersPageQuery } from './query.gen.ts';
import { untilDaysChange } from './until-days-change.ts';
import { careersView } from './view.ts';

export const careersModule = pageModule({
  query: careersPageQuery,
  variables: ({ recordId, locale }) => ({ id: recordId ?? '', locale }),
  view: careersView,
  Page: CareersRecordPage,
  maxAge: untilDaysChange,
});
