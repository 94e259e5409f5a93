import { expect, it } from 'vitest';
import { coreRecord, requestOf } from '../../testing/requests.fixture.ts';
import { listedJob } from '../job.fixture.ts';
import type { CareersPageRecord } from '../records.ts';
import { careersPageView } from './careers-page-view.ts';
import type { CareersPageQuery } from './query.gen.ts';

const path = '/careers/business-services-professionals';

const page = {
  ...coreRecord({ id: 'page-business', path, url: path }),
  __typename: 'Page',
  sideTree: [],
  children: [],
  facts: [],
  milestones: [],
  benefits: [],
  contacts: [],
  related: [],
} as unknown as CareersPageRecord;

const show = (jobs: ReturnType<typeof listedJob>[]) =>
  careersPageView(
    page,
    jobs as unknown as CareersPageQuery['jobs']['nodes'],
    requestOf('careers-business-services-professionals', path),
  ).props;

it('shows the open positions that stand anywhere below it, and no others', () => {
  const { jobs } = show([
    listedJob(),
    listedJob({ id: 'elsewhere', breadcrumbs: [{ id: 'page-other' }] }),
    listedJob({ id: 'deeper', breadcrumbs: [{ id: 'page-business' }, { id: 'page-london' }] }),
    listedJob({ id: 'over', filled: true }),
  ]);
  expect(jobs?.rows.map(({ id }) => id)).toEqual(['deeper', 'j1']);
  expect(jobs?.heading).toBe('2 open positions');
});

it('says nothing of positions where none is open', () => {
  expect(show([listedJob({ filled: true })]).jobs).toBeNull();
});
