import { expect, it } from 'vitest';
import { requestOf } from '../../testing/requests.fixture.ts';
import { jobOf, listedJob } from '../job.fixture.ts';
import type { Job } from '../records.ts';
import { jobView } from './job-view.ts';
import type { CareersPageQuery } from './query.gen.ts';

const path = '/careers/business-services-professionals/knowledge-engineer';
type Listed = CareersPageQuery['jobs']['nodes'];

const show = (changes: Partial<Job> = {}, others: ReturnType<typeof listedJob>[] = []) =>
  jobView(jobOf(changes), others as unknown as Listed, requestOf('careers-page-2', path));

const recruiter = {
  id: 'pe901',
  type: 'person',
  locale: 'en',
  title: 'Harriet Lockyer',
  url: '/people/pe901/harriet-lockyer',
  jobTitle: 'Head of Recruitment',
  standing: 'ACTIVE',
  givenName: 'Harriet',
  familyName: 'Lockyer',
  email: 'h@firm.example',
  phone: '+44 20 7946 0791',
  offices: [],
  services: [],
} as const;

it('says first what it pays, where, and how long there is to apply', () => {
  expect(show().props.chief.map(({ values }) => values[0]?.text)).toEqual([
    '£54,000 to £71,000 a year',
    'London',
    '30 days left',
  ]);
});

it('draws the stages from today, by their usual length', () => {
  expect(show().props.stages?.map(({ day, title, note }) => [day, title.text, note])).toEqual([
    ['2026-11-20', 'You apply', undefined],
    ['2026-11-25', 'Answer', '5 days'],
    ['2026-12-02', 'Offer', '7 days'],
  ]);
});

it('lists the stages without days when one has no usual length', () => {
  const { stages, sections } = show({ process: [{ stage: 'Answer', days: null }] }).props;
  expect([stages, sections.map(({ id }) => id)]).toEqual([null, ['process']]);
});

it('names the person to write to, and puts the position into the subject', () => {
  const { apply } = show({ recruiter }).props;
  expect(apply?.write?.url).toBe('mailto:h@firm.example?subject=Knowledge%20engineer%20(London)');
  expect(apply?.write?.email).toBe('h@firm.example');
});

it('when it closes soon says until when, by the clock of its place', () => {
  const { notices } = show({ closesAt: '2026-11-24T17:00:00Z', timeZone: 'Europe/Paris' }).props;
  expect(notices[0]?.text).toContain('24 November 2026');
  expect(notices[0]?.text).toContain('18:00');
});

it('when it is closed or filled says so, takes no application and shows what is open', () => {
  const other = listedJob({ id: 'j2' });
  for (const over of [{ closesAt: '2026-11-10T17:00:00Z' }, { filled: true }]) {
    const { notices, apply, stages, others } = show({ recruiter, ...over }, [other]).props;
    expect([notices.length, apply, stages, others.heading]).toEqual([1, null, null, 'Open now']);
    expect(others.rows.map(({ id }) => id)).toEqual(['j2']);
  }
});

it('shows those that were chosen before those that are alike, and none that is over or itself', () => {
  const others = [
    listedJob(),
    listedJob({ id: 'same-place-and-level', department: 'TAX' }),
    listedJob({ id: 'same-team', offices: [] }),
    listedJob({ id: 'chosen', department: 'TAX', offices: [], jobLevel: 'COUNSEL' }),
    listedJob({ id: 'nothing-alike', department: 'TAX', offices: [], jobLevel: 'COUNSEL' }),
    listedJob({ id: 'over', filled: true }),
  ];
  const chosen = { id: 'chosen', type: 'job', locale: 'en', title: '', url: null } as const;
  expect(show({ similar: [chosen] }, others).props.others.rows.map(({ id }) => id)).toEqual([
    'chosen',
    'same-team',
    'same-place-and-level',
  ]);
});

it('shows what the firm gives in its country', () => {
  const benefits = [{ name: 'Leave', value: '27 days', who: 'Everybody', event: 'EVERY_YEAR' }] as const;
  const benefitsOf = {
    id: 'b',
    type: 'page',
    locale: 'en',
    title: 'United Kingdom',
    url: '/b',
    benefits,
  } as const;
  expect(show({ benefitsOf }).props.sections).toMatchObject([
    { heading: 'Benefits: United Kingdom', rows: [[{ text: 'Leave' }, { text: '27 days' }, {}]] },
  ]);
});

it('tells search engines what, where, for how much and until when', () => {
  expect(show().head.jsonLd).toMatchObject([
    {
      '@type': 'JobPosting',
      datePosted: '2026-11-01',
      validThrough: '2026-12-20T17:00:00Z',
      employmentType: 'FULL_TIME',
      directApply: true,
      jobLocation: [{ address: { addressLocality: 'London', addressCountry: 'United Kingdom' } }],
      baseSalary: { currency: 'GBP', value: { minValue: 54_000, maxValue: 71_000, unitText: 'YEAR' } },
    },
  ]);
  expect(JSON.stringify(show({ workplace: 'REMOTE' }).head.jsonLd)).toContain('TELECOMMUTE');
  expect(show({ filled: true }).head.jsonLd).toEqual([]);
});
