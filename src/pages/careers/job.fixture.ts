import { coreRecord } from '../testing/requests.fixture.ts';
import type { JobCardFragment } from './careers.fragments.gen.ts';
import type { Job } from './records.ts';

const london = {
  id: 'office-london',
  type: 'office',
  locale: 'en',
  title: 'London',
  url: '/offices/london',
} as const;

/** A position as a list has it: open in November 2026, in London, for £54,000 to £71,000. */
export function listedJob(
  changes: Partial<Omit<JobCardFragment, 'type'>> = {},
): JobCardFragment & { readonly type: 'job' } {
  return {
    id: 'j1',
    type: 'job',
    locale: 'en',
    title: 'Knowledge engineer',
    url: '/careers/business-services-professionals/knowledge-engineer',
    summary: 'Turn what lawyers know into rules.',
    department: 'KNOWLEDGE',
    team: 'Knowledge and library',
    jobLevel: 'BUSINESS_SERVICES',
    contract: 'PERMANENT',
    workplace: 'HYBRID',
    salaryFrom: 54_000,
    salaryTo: 71_000,
    currency: 'GBP',
    salaryPer: 'YEAR',
    postedOn: '2026-11-01',
    closesAt: '2026-12-20T17:00:00Z',
    timeZone: 'Europe/London',
    filled: false,
    offices: [london],
    ...changes,
  };
}

/** The same with all that its own page shows. */
export function jobOf(changes: Partial<Job> = {}): Job {
  const listed = listedJob();
  return {
    ...coreRecord({ type: 'job', path: listed.url, url: listed.url }),
    ...listed,
    __typename: 'Job',
    parent: null,
    hybrid: 'One day a week in the office.',
    offices: [
      { ...london, address: '1 Lisle Court\nLondon', location: { title: 'United Kingdom', country: null } },
    ],
    responsibilities: [{ text: 'Interview lawyers' }],
    essential: [{ text: 'Curiosity' }],
    desirable: [],
    process: [
      { stage: 'Answer', days: 5 },
      { stage: 'Offer', days: 7 },
    ],
    recruiter: null,
    benefitsOf: null,
    similar: [],
    ...changes,
  } as Job;
}
