import type { PageRequest, PageView } from '../../page-module.ts';
import { type CareersPageProps, careersPageView } from './careers-page-view.ts';
import { type JobPageProps, jobView } from './job-view.ts';
import type { CareersPageQuery } from './query.gen.ts';

export type CareersRecordProps = JobPageProps | CareersPageProps;

/** What stands at an address below careers: a position or a page. */
export function careersView(
  { record, jobs, below }: CareersPageQuery,
  request: PageRequest,
): PageView<CareersRecordProps> | null {
  switch (record?.__typename) {
    case 'Job':
      return jobView(record, jobs.nodes, request);
    case 'Page':
      return careersPageView(record, below, request);
    default:
      return null;
  }
}
