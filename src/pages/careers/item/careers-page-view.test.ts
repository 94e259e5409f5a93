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

const show = (nodes: ReturnType<typeof listedJob>[]) =>
  careersPageView(
    page,
    { nodes, totalCount: nodes.length } as unknown as CareersPageQuery['below'],
    requestOf('careers-business-services-professionals', path),
  ).props;

it('shows the positions that are open below it', () => {
  const { jobs } = show([listedJob(), listedJob({ id: 'j2' })]);
  expect(jobs?.rows.map(({ id }) => id)).toEqual(['j1', 'j2']);
  expect(jobs?.heading).toBe('2 open positions');
});

it('says nothing of positions where none is open', () => {
  expect(show([]).jobs).toBeNull();
});
