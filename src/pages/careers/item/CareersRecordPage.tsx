import type { Locale } from '../../../i18n/locales.ts';
import { CareersPage } from './CareersPage.tsx';
import { JobPage } from './JobPage.tsx';
import type { CareersRecordProps } from './view.ts';

/** Positions stand among the pages of their area: an address says nothing of which it is. */
export function CareersRecordPage(page: CareersRecordProps & { readonly locale: Locale }) {
  return page.kind === 'job' ? <JobPage {...page} /> : <CareersPage {...page} />;
}
